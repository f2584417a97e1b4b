/** Pages that are fetched when somebody opens them. A page gets what stands behind its name in the address. */
import type { Component } from 'svelte';

export type LaterPage = Component<{ rest: readonly string[] }>;

/** By the first part of the address: /NAME/... */
const PAGES = {
  review: () => import('./review/ReviewPage.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  progress: () => import('./progress/ProgressPage.svelte'),
  reports: () => import('./reports/ReportsPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
} as const satisfies Record<string, () => Promise<{ default: LaterPage }>>;

export type Later = keyof typeof PAGES;

export const isLater = (name: string): name is Later => Object.hasOwn(PAGES, name);

export const fetchPage = async (name: Later): Promise<LaterPage> => (await (PAGES as Record<string, () => Promise<{ default: LaterPage }>>)[name]!()).default;
