import { expect, test } from 'vitest';
import { anchorOf, bendOf, follow, quietNear } from './align.ts';
import { oneAtATime } from './sing.ts';
import { resample, trim } from './singers.ts';
import { stretch } from './stretch.ts';

const rate = 16_000;

/** Consecutive tones: seconds, pitch in Hz, loudness. */
const tones = (...parts: readonly [number, number, number][]): Float32Array =>
  Float32Array.from(
    parts.flatMap(([seconds, hertz, loud]) =>
      Array.from(
        { length: Math.round(seconds * rate) },
        (_, index) => loud * Math.sin((2 * Math.PI * hertz * index) / rate),
      ),
    ),
  );

/** Zero crossings upwards per second. */
const pitchOf = (samples: Float32Array): number => {
  const rises = samples.filter(
    (value, index) => value >= 0 && index > 0 && (samples[index - 1] ?? 0) < 0,
  );
  return rises.length / (samples.length / rate);
};

test('trims the silence at both ends', () => {
  const spoken = tones([0.3, 0, 0], [0.5, 300, 0.5], [0.4, 0, 0]);
  expect(trim(spoken).length / rate).toBeCloseTo(0.515, 2);
});

test('a smaller speaker is higher and faster', () => {
  const small = resample(tones([0.5, 300, 0.5]), 1.1);
  expect(small.length / rate).toBeCloseTo(0.4545, 3);
  expect(pitchOf(small)).toBeCloseTo(330, -1);
});

test('a recording is slowed down and sped up without changing its pitch', () => {
  const spoken = tones([1, 250, 0.5]);
  const knots = [
    { source: 0, target: 3 },
    { source: 0.5, target: 3.7 },
    { source: 1, target: 4.1 },
  ];
  const sung = stretch(spoken, rate, knots);
  expect(sung.length / rate).toBeCloseTo(1.1, 3);
  expect(pitchOf(sung.subarray(800, -800))).toBeCloseTo(250, -1);
  const [least, most] = [sung.subarray(800, -800)].map(part => [
    Math.min(...part),
    Math.max(...part),
  ])[0] ?? [0, 0];
  expect(least).toBeGreaterThan(-0.56);
  expect(most).toBeLessThan(0.56);
});

test('at the recorded pace nothing changes', () => {
  const spoken = tones([0.4, 220, 0.5], [0.2, 500, 0.3]);
  const sung = stretch(spoken, rate, [
    { source: 0, target: 0 },
    { source: 0.6, target: 0.6 },
  ]);
  const worst = sung.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (spoken[at] ?? 0))),
    0,
  );
  expect(worst).toBeLessThan(0.001);
});

/** A sound that rises from 300 Hz, by 3000 Hz a second, then at a fraction of that pace. */
const rising = (seconds: number, slowFrom: number, pace: number): Float32Array => {
  let [phase, said] = [0, 0];
  const samples: number[] = [];
  while (said < seconds) {
    said += (said < slowFrom ? 1 : pace) / rate;
    phase += (2 * Math.PI * (300 + 3000 * said)) / rate;
    samples.push(0.4 * Math.sin(phase));
  }
  return Float32Array.from(samples);
};

const even = rising(0.8, 1, 1);
const bent = rising(0.8, 0.4, 0.6);

test('a word starts where the second recording becomes slower', () => {
  expect(Math.abs(bendOf(even, bent, rate) - 0.4)).toBeLessThan(0.02);
});

test('maps moments of one recording to another', () => {
  const there = follow(even, bent, rate);
  expect(Math.abs(there(0.2) - 0.2)).toBeLessThan(0.02);
  expect(Math.abs(there(0.7) - 0.9)).toBeLessThan(0.02);
});

test('a word starts in the quiet moment before it', () => {
  const spoken = tones([0.3, 300, 0.5], [0.04, 0, 0], [0.3, 400, 0.5]);
  expect(Math.abs(quietNear(spoken, rate, 0.36) - 0.32)).toBeLessThan(0.03);
});

test('a syllable is heard at the rise of its vowel', () => {
  const spoken = tones([0.1, 3000, 0.05], [0.3, 300, 0.5], [0.05, 200, 0.03], [0.3, 300, 0.5]);
  const word = { from: 0, to: 0.75 };
  expect(Math.abs(anchorOf(spoken, rate, word, 0) - 0.1)).toBeLessThan(0.02);
  expect(Math.abs(anchorOf(spoken, rate, word, 0.6) - 0.45)).toBeLessThan(0.02);
});

test('one word is highlighted at a time', () => {
  const word = (text: string, from: number, to: number) => ({ text, from, to });
  const lines = [{ words: [word('a', 1, 1.2), word('b', 1.3, 2)] }, { words: [word('c', 1.9, 3)] }];
  expect(oneAtATime(lines).map(({ words }) => words.map(({ to }) => to))).toEqual([
    [1.2, 1.9],
    [3],
  ]);
});
