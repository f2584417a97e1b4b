/** The shape of each player, as a path around 0,0 that fits a circle of radius 1: told by colour and by shape. */
export const SHAPES: readonly string[] = [
  'M0 -.95A.95 .95 0 1 1 0 .95A.95 .95 0 1 1 0 -.95Z',
  'M-.84 -.84H.84V.84H-.84Z',
  'M0 -1.02L1.06 .82H-1.06Z',
  'M0 -1.12L1.12 0L0 1.12L-1.12 0Z',
  'M0 -1.02L.883 -.51V.51L0 1.02L-.883 .51V-.51Z',
];
export const SHAPE_NAMES: readonly string[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

/** The class that brings a player's colours; nobody's is grey. */
export const ofPlayer = (player: number | null | undefined): string => (player == null ? 'p0' : `p${player + 1}`);

/** The tint of an icon that stands for goods. */
const GOODS: ReadonlySet<string> = new Set(['money', 'cube', 'cep', 'points', 'research']);
export const tintOf = (icon: string): string => (GOODS.has(icon) ? `t-${icon}` : '');
