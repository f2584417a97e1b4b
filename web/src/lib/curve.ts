/**
 * The CO2 curve of a game, from the events of its log.
 *
 * Time runs by decades: 0 is the begin of the first one, and a turn lies where its round and its place in the round put it.
 * What happens between turns happens at one moment, so a supply phase is a cliff.
 */
import type { EventView, LogLine } from '../generated/server';
import type { CurvePoint } from '../stage/given';
import type { View } from './view';

/** The step that begins a turn, in all titles. */
const TURN = 'Turn';

const numberIn = (view: View, name: string, otherwise: number): number => {
  const value = view[name];
  return typeof value === 'number' ? value : otherwise;
};

/** Where the game stands while its events are walked through. */
class Walk {
  private decade = 1;
  private round = 1;
  /** The turns of this round that have begun. */
  private turns = 0;
  private played = false;

  constructor(
    private readonly players: number,
    private readonly rounds: number,
  ) {}

  /** When this event happened, which may itself move the clock. */
  at(event: EventView): number {
    const over = event.phase !== '';
    const now = this.time(over);
    const decade = event.changes['decade'];
    const round = event.changes['round'];
    if (decade) this.decade = decade[1];
    if (round) this.round = Math.max(1, round[1]);
    if (decade || round) this.turns = 0;
    if (decade) this.played = false;
    if (event.kind === TURN) {
      this.turns += 1;
      this.played = true;
    }
    return decade || event.kind === TURN ? this.time(false) : now;
  }

  /** The time now; `over` says that the last turn is. */
  time(over: boolean): number {
    if (!this.played) return this.decade - 1;
    const turns = Math.max(0, over ? this.turns : this.turns - 1);
    const within = (this.round - 1 + turns / this.players) / this.rounds;
    return this.decade - 1 + Math.min(1, Math.max(0, within));
  }
}

/** The log as far as a position that is looked at. */
export const upTo = (log: readonly LogLine[], position: number): readonly LogLine[] => log.filter((line) => line.position <= position);

/**
 * The curve until now; empty for games without CO2. Every change is two points at the same time, before and after.
 *
 * @param log the table's log from its start; of the last lines perhaps only what has been told
 * @param view what is shown: it says how many rounds a decade has, and how much CO2 there is now
 */
export function curveOf(log: readonly LogLine[], view: View | null): CurvePoint[] {
  if (!view || typeof view['co2'] !== 'number') return [];
  const players = Array.isArray(view['players']) ? view['players'].length : 1;
  const walk = new Walk(Math.max(1, players), Math.max(1, numberIn(view, 'rounds', 1)));
  const points: CurvePoint[] = [];
  let ppm = 0;
  let at = 0;
  let begun = false;
  const put = (position: number) => points.push({ at, ppm, position });
  for (const line of log) {
    for (const event of line.events) {
      at = Math.max(at, walk.at(event));
      const change = event.changes['co2'];
      if (!begun && event.phase !== 'setup') {
        begun = true;
        if (change) ppm = change[0];
        put(line.position);
      }
      if (!change) continue;
      if (begun) put(line.position);
      ppm = change[1];
      if (begun) put(line.position);
    }
  }
  const position = log.at(-1)?.position ?? 0;
  ppm = view['co2'];
  if (!begun) at = 0;
  put(position);
  return tidy(points);
}

/** Without points that say nothing: those equal to the one before, and those inside a level line. */
function tidy(points: readonly CurvePoint[]): CurvePoint[] {
  const made: CurvePoint[] = [];
  for (const point of points) {
    const last = made.at(-1);
    const former = made.at(-2);
    if (last && last.at === point.at && last.ppm === point.ppm) continue;
    if (last && former && former.ppm === last.ppm && last.ppm === point.ppm) made.pop();
    made.push(point);
  }
  return made;
}
