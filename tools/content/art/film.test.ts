import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { teachingLanguages } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import { inVariety } from '../variants.ts';
import { artOf } from './collect.ts';
import { type Film, film, type Shot, secondsOf, timeLines, timeSounds } from './film.ts';
import { mixSound } from './film-speech.ts';
import { cameraAt, speaks, standAt, stateAt } from './movement.ts';
import { soundOf } from './sound-effects.ts';
import { drawing } from './svg.ts';

const root = join(import.meta.dirname, '..', '..', '..', 'content', 'packs', 'starter');
const { films } = await artOf(root);
const all = [...films.values()];
const linesOf = ({ shots }: Film) => shots.flatMap(({ says = [] }) => says);

const square = drawing([0, 0, 100, 100], '<rect width="100" height="100"/>');
const talk = (seconds: number, ...says: NonNullable<Shot['says']>): Shot => ({
  seconds,
  back: '',
  says,
});
const mia = (text: string, at?: number) => ({
  who: 'mia',
  text,
  ...(at === undefined ? {} : { at }),
});

test('lines follow each other with a pause, after the longer of both voices', () => {
  const one = film('talk', talk(6, mia('Hello!'), mia('Hi!')), talk(4, mia('Bye!', 1)));
  const lines = timeLines(one, { gb: [1, 1, 1], us: [1.5, 0.5, 1] });
  expect(lines.map(({ from }) => from)).toEqual([0.5, 2.35, 7]);
  expect(lines.map(({ to }) => to.us)).toEqual([2, 2.85, 8]);
  expect(secondsOf(one)).toBe(10);
});

test('a line too long for its shot is an error that quotes it', () => {
  const one = film('talk', talk(2, mia('Hello!')));
  expect(() => timeLines(one, { gb: [1.6], us: [1] })).toThrow('talk: “Hello!” (1.6 s)');
});

test('two lines never overlap', () => {
  const one = film('talk', talk(6, mia('Hello!', 1), mia('Hi!', 1.2)));
  expect(() => timeLines(one, { gb: [1, 1], us: [1, 1] })).toThrow('“Hi!”');
});

test('an actor moves smoothly from key to key, and omitted values do not change', () => {
  const keys = [
    { t: 0, x: 100, look: 'wave' },
    { t: 2, x: 300 },
    { t: 3, opacity: 0 },
  ] as const;
  expect(stateAt({ keys }, 0)).toMatchObject({ x: 100, look: 'wave', opacity: 1 });
  expect(stateAt({ keys }, 1)).toMatchObject({ x: 200, look: 'wave' });
  expect(stateAt({ keys }, 0.5).x).toBeLessThan(150);
  expect(stateAt({ keys }, 9)).toMatchObject({ x: 300, opacity: 0 });
});

test('only the speaker moves the mouth', () => {
  const lines = timeLines(film('t', talk(6, mia('Hello!', 1))), { gb: [2], us: [1] });
  expect(speaks(lines, 'mia', 2)).toBe(true);
  expect(speaks(lines, 'ali', 2)).toBe(false);
  expect(speaks(lines, 'mia', 3.5)).toBe(false);
  const actor = {
    looks: { rest: square, 'rest-talk': square },
    height: 50,
    keys: [{ t: 0 }] as const,
  };
  const seen = [0, 0.05, 0.1, 0.15, 0.2].map(t => standAt(actor, t, true, 0).look);
  expect(new Set(seen)).toEqual(new Set(['rest', 'rest-talk']));
  expect(standAt(actor, 0, false, 0).look).toBe('rest');
});

test('the camera never leaves the scene', () => {
  const shot = { camera: [{ t: 0, x: 0, y: 540, zoom: 2 }] as const };
  expect(cameraAt(shot, 0)).toBe('translate(480 270) scale(2) translate(-240 -405)');
});

test('speech is on the track at its time', () => {
  const one = film('t', talk(3, mia('Hi!', 1)));
  const lines = timeLines(one, { gb: [0.5], us: [0.5] });
  const track = mixSound([new Int16Array(8000).fill(9)], lines, one);
  const samples = new Int16Array(track.buffer, track.byteOffset, track.byteLength / 2);
  expect(samples.length).toBe(48_000);
  expect([samples[15_999], samples[16_000], samples[23_999], samples[24_000]]).toEqual([
    0, 9, 9, 0,
  ]);
});

test('sound effects are repeatable, and at their time', () => {
  expect(soundOf('splash')).toEqual(soundOf('splash'));
  const one = film(
    't',
    { seconds: 1, back: '' },
    { seconds: 2, back: '', sounds: [{ at: 0.5, sound: 'pop' }] },
  );
  expect(timeSounds(one)).toEqual([{ from: 1.5, sound: 'pop' }]);
  const track = mixSound([], [], one);
  const samples = new Int16Array(track.buffer, track.byteOffset, track.byteLength / 2);
  expect(samples.findIndex(value => value !== 0) / 16_000).toBeCloseTo(1.5, 2);
  expect(samples.every(value => Math.abs(value) < 16_000)).toBe(true);
});

test('eyes close for a moment now and then, but not while the actor speaks', () => {
  const actor = {
    looks: { rest: square, 'rest-blink': square },
    height: 50,
    keys: [{ t: 0 }] as const,
  };
  const times = Array.from({ length: 120 }, (_, at) => at / 15);
  const shut = times.filter(t => standAt(actor, t, false, 0).look === 'rest-blink');
  expect(shut.length).toBeGreaterThan(2);
  expect(shut.length).toBeLessThan(12);
  expect(times.some(t => standAt(actor, t, true, 0).look === 'rest-blink')).toBe(false);
});

test('every actor of the course has the looks its keys need', () => {
  for (const { shots } of all)
    for (const { actors = [] } of shots)
      for (const actor of actors)
        for (const { t } of actor.keys)
          expect(standAt(actor, t, true, 0).opacity).toBeLessThanOrEqual(1);
});

test('at least eight films show Domino or the children, and exist in both Englishes', () => {
  const spoken = all.filter(one => linesOf(one).length > 0);
  expect(all.length).toBeGreaterThanOrEqual(8);
  for (const one of spoken)
    for (const variety of teachingLanguages) {
      const file = join(root, 'media', 'films', variety, `${one.name}.json`);
      const captions: { text: string; from: number; to: number }[] = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      expect(captions.map(({ text }) => text)).toEqual(
        linesOf(one).map(({ text }) => inVariety(text, variety)),
      );
      expect(captions.every(({ from, to }) => to > from && to < secondsOf(one))).toBe(true);
    }
});

/** The order of the boxes of an mp4: its index must come before its pictures, so that it starts at once. */
const startsAtOnce = (file: string): boolean => {
  const bytes = readFileSync(file);
  return bytes.indexOf('moov') < bytes.indexOf('mdat');
};

test('films start at once and are small: a story up to 1.6 MB, a clip up to 300 kB', () => {
  for (const one of all) {
    const folders = linesOf(one).length > 0 ? ['gb', 'us'] : ['.'];
    for (const folder of folders) {
      const file = join(root, 'media', 'films', folder, `${one.name}.mp4`);
      expect(existsSync(file), one.name).toBe(true);
      expect(startsAtOnce(file), one.name).toBe(true);
      expect(statSync(file).size, one.name).toBeLessThan(secondsOf(one) > 15 ? 1_600_000 : 300_000);
    }
  }
});
