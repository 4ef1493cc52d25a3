import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@digipals/contract';
import { componentTypes } from '@digipals/contract/component-types';
import { languageCodes } from '@digipals/contract/constants';
import { seededRandom } from '@digipals/engine';
import { expect, test } from 'vitest';
import { unusedMedia } from './build.ts';
import { checkPlay } from './play.ts';
import { builtPlayground } from './testing/starter.ts';

const { pack, built, problems } = builtPlayground();
const inGb = built.activities.filter(({ path }) => path.endsWith('/gb-gb.json'));
const questions = inGb.flatMap(({ activity }) => activity.data);
const question = (name: string): Question => {
  const found = questions.find(({ id }) => id === `playground-${name}`);
  if (!found) throw new Error(`no question ${name}`);
  return found;
};

test('the playground builds without a problem', () => {
  expect(problems.list().filter(({ level }) => level !== 'note')).toEqual([]);
});

test('every component type can be played', () => {
  const used = new Set(questions.flatMap(({ components }) => components.map(({ type }) => type)));
  expect([...used].sort()).toEqual([...componentTypes].sort());
});

test('the guide for authors shows a line of every component type', () => {
  const guide = readFileSync(join(pack.root, '..', '..', 'README.md'), 'utf8');
  expect(componentTypes.filter(type => !guide.includes(`\n${type}: `))).toEqual([]);
});

test('its activities are not tests, so that a child can play them any number of times', () => {
  expect(inGb.map(({ activity }) => activity.meta.test)).toEqual(inGb.map(() => false));
  expect(inGb.length).toBeGreaterThanOrEqual(8);
});

test('right answers win every activity, and no wrong one counts, in every language', () => {
  expect(built.activities).toHaveLength(inGb.length * 2 * languageCodes.length);
  for (const { activity, path } of built.activities)
    expect({ path, found: checkPlay(activity, seededRandom(7)) }).toEqual({ path, found: [] });
});

test('its own pictures, films, songs and recordings are all used', () => {
  expect(unusedMedia(pack, built)).toEqual([]);
});

test('all its media are smaller than 6 MB, a film at most 300 KB', () => {
  const own = [...pack.media].filter(([, file]) => file.startsWith(pack.root));
  const sizes = own.map(([name, file]) => ({ name, bytes: statSync(file).size }));
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(6 * 1024 * 1024);
  const heavy = sizes.filter(({ name, bytes }) => name.endsWith('.mp4') && bytes > 300 * 1024);
  expect(heavy).toEqual([]);
});

test('films are mp4 with the index first, so that they start while loading', () => {
  for (const [name, file] of pack.media) {
    if (!name.endsWith('.mp4')) continue;
    const text = readFileSync(file).toString('latin1');
    expect({ name, kind: text.slice(4, 8), early: text.indexOf('moov') < 100 }).toEqual({
      name,
      kind: 'ftyp',
      early: true,
    });
  }
});

test('a film speaks the English that is taught, and its captions have times', () => {
  const filmOf = (path: string) =>
    built.activities.find(one => one.path === path)?.activity.data[0]?.components[0];
  const british = filmOf('activities/playground-films/gb-gb.json');
  const american = filmOf('activities/playground-films/us-us.json');
  expect(british?.data[0]?.value).toMatch(/^\/media\/hello\.[0-9a-f]{8}\.mp4$/);
  expect(american?.data[0]?.value).not.toBe(british?.data[0]?.value);
  expect(british?.meta['captions']).toMatchObject([
    { from: 0.6, text: "Hello! My name's Mia." },
    { text: "Hello, Mia! I'm Domino. I'm a dog!" },
  ]);
});

test('the words of the song are in order of time', () => {
  const meta = question('speak-song').components[0]?.meta;
  const lines = meta?.['lines'] as { words: { from: number; to: number; text: string }[] }[];
  const words = lines.flatMap(line => line.words);
  expect(lines[0]?.words.map(word => word.text).join(' ')).toBe("Hello, hello! What's your name?");
  for (const [index, { from, to }] of words.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(from).toBeGreaterThanOrEqual((words[index - 1]?.to ?? 0) - 0.01);
  }
});

test('uses the recordings of the starter instead of new ones', () => {
  const own = Object.keys(
    JSON.parse(readFileSync(`${pack.root}/media/speech/speech.json`, 'utf8')).gb,
  );
  const shared = Object.keys(pack.base?.speech.gb ?? {});
  expect(own.filter(text => shared.includes(text))).toEqual([]);
  const sound = question('bubbles-wei').components[0]?.data[0]?.audio;
  expect(built.media.get(String(sound).replace('/media/', ''))).toContain('/starter/');
});
