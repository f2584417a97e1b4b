/**
 * Short sounds, made here when they are wanted: nothing is loaded, and nothing is heard unless the setting says so.
 *
 * `turn` when one is asked, `arrival` when a plant comes into the world, `alarm` when a region is struck, `done` when the game is over.
 */
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/** A tone: how high (in hertz), when it begins and how long it fades (in seconds). */
type Tone = readonly [pitch: number, from: number, fading: number];

const SOUNDS = {
  turn: [[659, 0, 0.16], [880, 0.12, 0.3]],
  arrival: [[98, 0, 0.35]],
  alarm: [[196, 0, 0.25], [147, 0.2, 0.45]],
  done: [[523, 0, 0.25], [659, 0.16, 0.25], [784, 0.32, 0.6]],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const LOUD = 0.12;
/** A browser lets nothing be heard before the first click; a sound that has waited longer than this (in milliseconds) is dropped. */
const LATE = 400;

let context: AudioContext | null = null;

function ring(on: AudioContext, [pitch, from, fading]: Tone): void {
  const begin = on.currentTime + from;
  const tone = new OscillatorNode(on, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + fading);
  tone.connect(loudness).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + fading);
}

/** Let a sound be heard, if the setting and the browser allow it. An effect that calls this does not follow the setting. */
export function hear(sound: Sound): void {
  if (!untrack(() => settings.sound) || typeof AudioContext !== 'function') return;
  const on = (context ??= new AudioContext());
  const asked = performance.now();
  void on.resume().then(
    () => {
      if (performance.now() - asked < LATE) for (const tone of SOUNDS[sound]) ring(on, tone);
    },
    () => undefined,
  );
}
