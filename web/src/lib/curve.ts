/** The CO2 of a game over time, from what the log tells. */
import type { LogLine } from '../generated/server';
import type { CurvePoint } from '../stage/given';
import type { View } from './view';

/** The curve until now: steps at the positions that changed the air, evenly spread over each decade. */
export function curveOf(log: readonly LogLine[], view: View | null): CurvePoint[] {
  const now = view?.['co2'];
  if (typeof now !== 'number') return [];
  interface Step {
    readonly decade: number;
    readonly ppm: number;
    readonly position: number;
  }
  const steps: Step[] = [];
  const first = log.flatMap((line) => line.events).find((event) => event.changes['co2']);
  let ppm = first?.changes['co2']?.[0] ?? now;
  let decade = 0;
  steps.push({ decade, ppm, position: 0 });
  for (const line of log) {
    for (const event of line.events) {
      decade = event.changes['decade']?.[1] ?? decade;
      ppm = event.changes['co2']?.[1] ?? ppm;
      steps.push({ decade, ppm, position: line.position });
    }
  }
  return steps.flatMap((step, n) => {
    const within = steps.filter((other) => other.decade === step.decade);
    const before = steps[n - 1];
    if (before && before.ppm === step.ppm && before.decade === step.decade && n < steps.length - 1) return [];
    return [{ at: step.decade + within.indexOf(step) / within.length, ppm: step.ppm, position: step.position }];
  });
}
