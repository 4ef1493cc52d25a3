import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { readStarterWithDrafts } from '../testing/starter.ts';
import { songNames } from './song-activity.ts';
import { readSong } from './song-source.ts';
import { barOf, barsOf, beatSeconds } from './timing.ts';

const { root, lessons } = readStarterWithDrafts();
const names = songNames(join(root, 'songs'));
const both = names.flatMap(name => [[name, 'gb'] as const, [name, 'us'] as const]);

const sourceOf = (name: string, variety: 'gb' | 'us') =>
  readSong(
    `songs/${name}.song`,
    readFileSync(join(root, 'songs', `${name}.song`), 'utf8'),
    variety,
    gatherProblems(),
  );

type Timed = { title: string; lines: { words: { text: string; from: number; to: number }[] }[] };
const timedOf = (name: string, variety: 'gb' | 'us'): Timed =>
  JSON.parse(readFileSync(join(root, 'media', 'songs', variety, `${name}.json`), 'utf8'));

test('at least four lessons have a song', () => {
  expect(names.length).toBeGreaterThanOrEqual(4);
  expect(lessons.flatMap(({ songs }) => songs.map(({ name }) => name)).sort()).toEqual(
    names.map(name => `sing-${name}`),
  );
});

test.each(both)('the words of %s (%s) are those of its source, in order', (name, variety) => {
  const source = sourceOf(name, variety);
  const { title, lines } = timedOf(name, variety);
  expect(title).toBe(source.title);
  expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual(
    source.lines.map(({ words }) => words.map(({ text }) => text)),
  );
  const starts = lines.flatMap(({ words }) => words.map(({ from }) => from));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  for (const { from, to } of lines.flatMap(({ words }) => words)) expect(to).toBeGreaterThan(from);
  expect(lines.at(-1)?.words.at(-1)?.to).toBeLessThan(barsOf(source) * 4 * beatSeconds(source));
});

test.each(both)('marked words of %s (%s) are on their beats', (name, variety) => {
  const source = sourceOf(name, variety);
  const beat = beatSeconds(source);
  for (const [index, { words }] of timedOf(name, variety).lines.entries())
    for (const [place, { from, to }] of words.entries()) {
      const mark = source.lines[index]?.words[place]?.beat ?? null;
      if (mark === null) continue;
      const at = (barOf(source, index) * 4 + mark) * beat;
      // The beat is in the vowel: a word with it starts before and ends after.
      expect({ name, index, place, before: from <= at + 0.01, after: to > at }).toEqual({
        name,
        index,
        place,
        before: true,
        after: true,
      });
    }
});

test.each(both)('%s (%s) is an mp3 of at most 400 kB', (name, variety) => {
  const file = join(root, 'media', 'songs', variety, `${name}.mp3`);
  expect(statSync(file).size).toBeLessThanOrEqual(400_000);
  expect(readFileSync(file).toString('latin1', 0, 3)).toBe('ID3');
});
