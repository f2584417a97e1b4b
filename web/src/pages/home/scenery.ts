/** Paper-cut scenery: the shapes that all four windows are made of. One unit is a tenth of a rem when the window is open. */

/** The far ridge of most scenes is the curve: it rises, with the seasons as its teeth. */
export const RIDGE = ((): string => {
  let path = 'M-113 440';
  for (let n = -3; n <= 27; n += 1) {
    const x = -20 + n * 31;
    const base = 258 - 150 * Math.sign(n) * (Math.abs(n) / 24) ** 1.5;
    path += `L${x} ${(base + 9).toFixed(0)}L${x + 17} ${(base - 13).toFixed(0)}`;
  }
  return `${path}V440Z`;
})();

/** A layer drawn from -20 to 720, with more of it at both ends: an open window is wider than one that is ajar. */
export const widened = (path: string): string =>
  path
    .replace(/^M-20 420V(\d+)/, (_, height: string) => `M-90 420V${Number(height) + 16}L-20 ${height}`)
    .replace(/(\d+) (\d+)V420Z$/, (_, x: string, height: string) => `${x} ${height}L790 ${Number(height) + 8}V420Z`);
