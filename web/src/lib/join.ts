/** What people type or paste to come to a table. */

/** The address of the table that a link, the end of one, or the table's own id names; null if it names none. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/table\/)([A-Za-z0-9_-]{4,32})(#[A-Za-z0-9._-]*)?$/.exec(text.trim());
  return found ? `/table/${found[1]}${found[2] ?? ''}` : null;
}
