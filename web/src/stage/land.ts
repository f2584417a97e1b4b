/**
 * The drawing of the world: six paper-cut continents, each large enough to carry its region. Corners are rounded when the
 * path is made. Stage units: 898 x 428, one unit is a tenth of a rem at 1366 x 768.
 */
type Point = readonly [number, number];

const OUTLINES: Readonly<Record<string, readonly string[]>> = {
  NA: [
    '12,58 24,34 56,22 92,32 126,18 152,28 178,14 204,12 214,24 230,24 248,16 272,42 288,84 270,98 282,114 262,124 268,150 252,170 258,192 246,198 236,182 206,186 198,204 214,218 232,214 236,232 254,242 246,250 222,244 194,228 168,210 152,188 128,176 70,176 56,196 46,190 44,164 26,138 30,112 18,94 30,76',
    '232,204 256,206 262,214 240,212',
  ],
  SA: [
    '82,262 108,244 140,240 166,246 202,242 236,254 262,268 296,284 304,300 292,322 288,354 278,380 252,394 232,404 200,410 178,424 150,428 118,426 106,414 98,388 90,356 72,326 62,298 70,276',
  ],
  EU: [
    '312,52 322,26 346,14 372,20 396,10 424,4 446,10 470,4 500,12 536,10 560,24 566,60 560,100 566,132 552,158 532,170 514,164 500,172 488,190 474,196 462,176 446,172 442,190 430,200 418,176 396,172 374,190 344,194 320,186 324,164 312,144 316,112 308,92 318,72',
    '282,96 292,86 302,98 300,118 290,126 280,116',
  ],
  AF: [
    '330,246 344,222 378,216 412,208 446,218 480,214 516,222 530,248 546,270 568,278 562,298 544,318 540,350 528,384 508,408 476,424 446,424 424,410 404,382 388,354 380,332 350,334 322,320 308,294 314,268',
    '556,346 570,338 576,352 566,380 554,384 550,366',
  ],
  AS: [
    '580,46 594,22 622,28 642,12 684,16 722,6 764,14 804,8 842,18 876,22 892,38 880,54 886,78 872,96 878,118 866,134 872,156 858,178 838,186 832,204 842,222 834,238 820,230 812,206 792,196 776,200 772,222 756,248 742,246 728,216 712,196 688,194 676,206 682,222 658,240 640,240 622,212 606,190 588,180 578,152 584,122 576,90',
    '884,118 894,104 897,124 890,150 880,158',
  ],
  OC: [
    '652,336 660,308 680,290 704,276 728,280 744,264 766,262 778,276 796,280 804,258 818,254 828,276 850,292 872,312 888,338 890,370 876,402 842,418 806,419 786,411 748,413 716,409 692,420 662,420 646,402 652,366',
    '888,410 897,398 898,414 886,427 878,424',
    '846,250 870,246 892,256 888,268 862,264',
  ],
};

/** A closed path through the points with every corner cut round. */
function rounded(points: readonly Point[], radius: number): string {
  const at = (n: number): Point => points[(n + points.length) % points.length] as Point;
  const toward = (a: Point, b: Point): string => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const share = Math.min(radius, length / 2) / length;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share].map((x) => x.toFixed(1)).join(' ');
  };
  const corners = points.map((p, n) => `${n ? 'L' : 'M'}${toward(p, at(n - 1))}Q${p.join(' ')} ${toward(p, at(n + 1))}`);
  return `${corners.join('')}Z`;
}

const ring = (text: string): Point[] => text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);

/** The outline of each region's land, islands included. */
export const LAND: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OUTLINES).map(([region, rings]) => [region, rings.map((each) => rounded(ring(each), 9)).join('')]),
);

export const STAGE = { width: 898, height: 428 } as const;

/** Where a region's block stands: its left top; the plants may stand further right. */
export const BLOCKS: Readonly<Record<string, { readonly x: number; readonly y: number; readonly plants: number }>> = {
  NA: { x: 42, y: 36, plants: 0 },
  SA: { x: 86, y: 262, plants: 15 },
  EU: { x: 330, y: 36, plants: 0 },
  AF: { x: 336, y: 236, plants: 58 },
  AS: { x: 600, y: 50, plants: 0 },
  OC: { x: 668, y: 281, plants: 10 },
};
