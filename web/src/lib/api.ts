/** The HTTP interface, typed. */
import type { Branch, Glossary, Guide, ImportedTable, Joined, LessonInfo, Lessons, MadeTable, NewTable, OpenedPuzzle, Problem, Puzzles, PuzzleVerdict, Rematch, ReportList, ReviewState, Rule, Rules, TableInfo, Titles, WhatIf, WhatIfState } from '../generated/api';
import { message, type Sayable, say } from '../words';

/** The server refused, or could not be reached (`code` is then `offline`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly said: Sayable,
    readonly status: number,
  ) {
    super(say(said));
  }
}

async function call(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new ApiError('offline', message('ui-wrong-offline'), 0);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.code ?? 'refused', problem?.error ?? message('ui-wrong-unknown', { status: response.status }), response.status);
}

async function json<T>(...parameters: Parameters<typeof call>): Promise<T> {
  return (await (await call(...parameters)).json()) as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  titles: () => json<Titles>('GET', '/titles'),
  rule: (id: string) => json<Rule>('GET', `/rules/${encodeURIComponent(id)}`),
  rules: () => json<Rules>('GET', '/rules'),
  /** `options` are those of a game: names and values as an address has them. */
  guide: (title: string, options = '') => json<Guide>('GET', `/guide/${encodeURIComponent(title)}${options}`),
  glossary: () => json<Glossary>('GET', '/glossary'),
  make: (table: NewTable) => json<MadeTable>('POST', '/tables', table),
  importRecord: (table: ImportedTable) => json<MadeTable>('POST', '/tables/import', table),
  lessons: () => json<Lessons>('GET', '/lessons'),
  lesson: (title: string) => json<LessonInfo>('GET', `/lessons/${encodeURIComponent(title)}`),
  learn: (title: string, chapter: string, name: string) =>
    json<MadeTable>('POST', `/lessons/${encodeURIComponent(title)}/${encodeURIComponent(chapter)}`, name ? { name } : {}),
  info: (table: string, token?: string) => json<TableInfo>('GET', at(table), undefined, token),
  join: (table: string, token: string | undefined, key: string, name: string, seat?: number) =>
    json<Joined>('POST', `${at(table)}/join`, { key, ...(name ? { name } : {}), ...(seat === undefined ? {} : { seat }) }, token),
  reissue: (table: string, host: string, seat: number) => json<Joined>('POST', `${at(table)}/reissue`, { seat }, host),
  start: (table: string, host: string, fill?: string) =>
    json<TableInfo>('POST', `${at(table)}/start`, fill ? { fill } : {}, host),
  leave: (table: string, token: string) => json<TableInfo>('POST', `${at(table)}/leave`, undefined, token),
  rematch: (table: string, token: string) => json<Rematch>('POST', `${at(table)}/rematch`, undefined, token),
  beginReview: (table: string, token?: string) => json<ReviewState>('POST', `${at(table)}/review`, undefined, token),
  reviewSoFar: (table: string, token?: string) => json<ReviewState>('GET', `${at(table)}/review`, undefined, token),
  askWhatIf: (table: string, wish: WhatIf, token?: string) => json<WhatIfState>('POST', `${at(table)}/whatif`, wish, token),
  whatIfSoFar: (table: string, id: string, token?: string) => json<WhatIfState>('GET', `${at(table)}/whatif?id=${encodeURIComponent(id)}`, undefined, token),
  branch: (table: string, wish: Branch, token?: string) => json<MadeTable>('POST', `${at(table)}/branch`, wish, token),
  reports: () => json<ReportList>('GET', '/reports'),
  puzzles: () => json<Puzzles>('GET', '/puzzles'),
  openPuzzle: (puzzle: string, name: string) => json<OpenedPuzzle>('POST', '/tables/puzzle', { puzzle, ...(name ? { name } : {}) }),
  verdict: (table: string, token: string, puzzle: string) => json<PuzzleVerdict>('POST', `${at(table)}/verdict`, { puzzle }, token),
  record: async (table: string, token?: string) => (await call('GET', `${at(table)}/record`, undefined, token)).text(),
};
