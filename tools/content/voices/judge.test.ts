import { expect, test } from 'vitest';
import { decibelOf, loudnessDb, peakDb } from '../loudness.ts';
import { voiceOf } from '../testing/wav.ts';
import { judge } from './judge.ts';
import { measure } from './measure.ts';
import { level } from './shape.ts';

const rate = 48_000;
const length = { wanted: 1, least: 0.5, most: 2.1 };

const judged = (samples: Float32Array, wav: { rate?: number } = {}) =>
  judge({ rate, channels: [samples], ...wav }, { length });

const soundOf = (samples: Float32Array) => {
  const found = judged(samples);
  if ('wrong' in found) throw new Error(found.wrong);
  return found.sound;
};

test('a voice is found between its pauses, with the levels of voice and room', () => {
  const found = measure({ rate, samples: voiceOf({ before: 0.7, seconds: 1.2, after: 0.4 }) });
  expect(found?.from).toBeCloseTo(0.7, 1);
  expect(found?.to).toBeCloseTo(1.9, 1);
  expect(found?.seconds).toBeCloseTo(2.3, 3);
  expect(found?.voiceDb).toBeCloseTo(-17.5, 0);
  expect(found?.noiseDb).toBeCloseTo(-70.8, 0);
});

test('COURSE-62 silence at both ends is cut to a short fade', () => {
  const { samples } = soundOf(voiceOf({ before: 1.5, seconds: 1, after: 2 }));
  expect(samples.length / rate).toBeCloseTo(0.06 + 1 + 0.15, 1);
  expect(Math.abs(samples[0] ?? 1)).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
  const end = samples.slice(-0.1 * rate);
  expect(Math.max(...end)).toBeLessThan(0.02);
});

test.each([
  ['quiet', voiceOf({ voice: 0.02, noise: 0.00005 })],
  ['loud', voiceOf({ voice: 0.9 })],
  // A voice with high peaks, as a microphone that is near to the mouth gives.
  ['uneven', voiceOf({ voice: 0.2 }).map((value, at) => (at % 9000 < 40 ? value * 3 : value))],
])(
  'COURSE-62 a %s recording becomes as loud as made speech, and is not clipped',
  (_what, samples) => {
    const { samples: shaped } = soundOf(samples);
    const peak = decibelOf(Math.max(...shaped.map(Math.abs)));
    expect(peak).toBeLessThan(peakDb + 0.01);
    const spoken = shaped.filter(value => Math.abs(value) > 0.0056);
    const power = spoken.reduce((sum, value) => sum + value * value, 0) / spoken.length;
    expect(decibelOf(Math.sqrt(power))).toBeCloseTo(loudnessDb, 0);
  },
);

test.each([
  [
    'clips',
    voiceOf({ voice: 0.9 }).map(v => Math.max(-1, Math.min(1, v * 3))),
    'is too loud at 0.5',
  ],
  ['is silent', voiceOf({ voice: 0 }), 'has no voice in it'],
  ['is far too soft', voiceOf({ voice: 0.002, noise: 0 }), 'has no voice in it'],
  ['is empty', new Float32Array(), 'has no voice in it'],
  ['is noisy', voiceOf({ noise: 0.02 }), 'below the voice, and needs 30 dB'],
  ['starts at once', voiceOf({ before: 0.01 }), 'starts without a pause'],
  ['ends at once', voiceOf({ after: 0.01 }), 'ends without a pause'],
  ['is too short', voiceOf({ seconds: 0.3 }), 'lasts 0.3 s, and 0.5 s to 2.1 s fit'],
  ['is too long', voiceOf({ seconds: 3 }), 'lasts 3.0 s'],
])('COURSE-63 a recording that %s is refused with what to do', (_what, samples, reason) => {
  expect(judged(samples)).toEqual({ wrong: expect.stringContaining(reason) });
});

test('COURSE-63 a recording of a low rate is refused', () => {
  expect(judged(voiceOf({ rate: 16_000 }), { rate: 16_000 })).toEqual({
    wrong: expect.stringContaining('only 16000 samples'),
  });
});

test('a click before the voice does not count as the voice', () => {
  const samples = voiceOf({ before: 0.8 });
  samples[4800] = 0.6;
  expect(measure({ rate, samples })?.from).toBeCloseTo(0.8, 1);
});

test('without made speech any length fits', () => {
  const found = judge({ rate, channels: [voiceOf({ seconds: 4 })] }, { length: null });
  expect('sound' in found && found.seconds).toBeCloseTo(4, 1);
});

test('a high peak is turned down wherever it is', () => {
  const tone = Float32Array.from({ length: 4800 }, (_, at) => 0.1 * Math.sin(at / 20));
  // A limiter changes its gain in steps of 240 samples here.
  for (let at = 2400; at < 2640; at += 20) {
    const { samples } = level({ samples: tone.with(at, 0.5).with(at + 1, -0.5), rate });
    const peak = decibelOf(Math.max(...samples.map(Math.abs)));
    expect([at, peak < peakDb + 0.01, peak > peakDb - 6]).toEqual([at, true, true]);
  }
});
