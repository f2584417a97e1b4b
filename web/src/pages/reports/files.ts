/** What lies beside a report, as it is offered: one line for each table and figure, with all forms of it. */
import type { ReportInfo } from '../../generated/api';

export interface Saved {
  readonly part: string;
  readonly names: readonly { readonly name: string; readonly forms: readonly { readonly form: string; readonly address: string }[] }[];
}

/** Tables first, then figures, as the server has them; a figure's SVG and PNG are one line. */
export function filesOf(report: Pick<ReportInfo, 'id' | 'files'>): Saved[] {
  const parts = new Map<string, Map<string, { form: string; address: string }[]>>();
  for (const { path } of report.files) {
    const [, part, name, form] = /^([^/]+)\/(.+)\.([^.]+)$/.exec(path) ?? [];
    if (!part || !name || !form) continue;
    const names = parts.get(part) ?? new Map<string, { form: string; address: string }[]>();
    parts.set(part, names.set(name, [...(names.get(name) ?? []), { form, address: `/reports/${report.id}/${path}` }]));
  }
  return [...parts].map(([part, names]) => ({ part, names: [...names].map(([name, forms]) => ({ name, forms })) }));
}
