import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SoundName, soundUrls } from './index.ts';

const KBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES = [44_100, 48_000, 32_000];
const SAMPLES = 1152;

/** Duration in seconds of an MPEG 1 layer III file, by its frames; 0 for any other file. */
function secondsOf(mp3: Buffer): number {
  let at =
    mp3.toString('latin1', 0, 3) === 'ID3' ? 10 + mp3.readUInt8(9) + mp3.readUInt8(8) * 128 : 0;
  let seconds = 0;
  while (at + 4 <= mp3.length && mp3.readUInt16BE(at) >> 1 === 0xfffb >> 1) {
    const head = mp3.readUInt8(at + 2);
    const bits = (KBITS[head >> 4] ?? 0) * 1000;
    const rate = RATES[(head >> 2) & 3] ?? 0;
    if (!bits || !rate) return 0;
    seconds += SAMPLES / rate;
    at += Math.floor((SAMPLES / 8) * (bits / rate)) + ((head >> 1) & 1);
  }
  return at === mp3.length ? seconds : 0;
}

const WANTED: readonly (readonly [id: string, name: SoundName])[] = [
  ['SOUND-01', 'notification'],
  ['SOUND-02', 'balloonPop'],
  ['SOUND-03', 'activityPositive'],
  ['SOUND-04', 'activityNegative'],
  ['SOUND-05', 'like'],
  ['SOUND-06', 'globe'],
  ['SOUND-07', 'messageSent'],
  ['SOUND-08', 'achievement'],
  ['SOUND-09', 'pop'],
  ['ALIVE-10', 'select'],
  ['ALIVE-10', 'pickUp'],
  ['ALIVE-10', 'drop'],
  ['ALIVE-10', 'place'],
  ['ALIVE-10', 'turnPage'],
  ['ALIVE-10', 'starFlight'],
  ['ALIVE-10', 'buy'],
  ['ALIVE-10', 'combo'],
];

test.each(WANTED)('%s sound %s is a real mp3 of 0.1 to 3 s', (_id, name) => {
  const path = new URL(
    `.${soundUrls[name].replace(/^.*\/sounds/, '').replace(/\?.*/, '')}`,
    import.meta.url,
  );
  const seconds = secondsOf(readFileSync(path));
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThan(3);
});

test('ALIVE-10 there are no other sounds, and no two are the same', () => {
  expect(Object.keys(soundUrls).toSorted()).toEqual(WANTED.map(([, name]) => name).toSorted());
  expect(new Set(Object.values(soundUrls)).size).toBe(WANTED.length);
});
