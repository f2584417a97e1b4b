/** The windows of the start page, in their order: the drawing of each title, and the mood of its sky. */
import type { Component } from 'svelte';
import SceneClassic from './SceneClassic.svelte';
import SceneCompanies from './SceneCompanies.svelte';
import ScenePolicy from './ScenePolicy.svelte';
import SceneTeam from './SceneTeam.svelte';

export const SCENES: ReadonlyMap<string, { readonly mood: string; readonly scene: Component }> = new Map([
  ['classic', { mood: 'classic', scene: SceneClassic }],
  ['second-chance-cooperative', { mood: 'team', scene: SceneTeam }],
  ['second-chance-competitive', { mood: 'companies', scene: SceneCompanies }],
  ['climate-policy', { mood: 'policy', scene: ScenePolicy }],
]);
