/** The shape of each player, as a path around 0,0 that fits a circle of radius 1; told by colour and by shape. */

const polygon = (corners: number, turn: number, radius: number): string => {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((n / corners) * 2 + turn) * Math.PI;
    return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
};

export const SHAPES: readonly string[] = [
  'M0 -.95A.95 .95 0 1 1 0 .95A.95 .95 0 1 1 0 -.95Z',
  'M-.84 -.84H.84V.84H-.84Z',
  'M0 -1.02L1.06 .82H-1.06Z',
  polygon(4, 0, 1.12),
  polygon(6, 0, 1.02),
];
export const SHAPE_NAMES: readonly string[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

export const playerColour = (player: number | null): string =>
  player === null ? 'var(--player-none)' : `var(--player-${player + 1})`;
export const onPlayer = (player: number | null): string =>
  player === null ? 'var(--on-player-none)' : `var(--on-player-${player + 1})`;
export const sourceColour = (source: string): string => `var(--source-${source})`;
export const onSource = (source: string): string => `var(--on-source-${source})`;
