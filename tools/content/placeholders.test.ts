import { readFileSync } from 'node:fs';
import { seededRandom } from '@digipals/engine';
import { expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { checkPlay } from './play.ts';
import { gatherProblems, showProblem } from './problems.ts';
import { readSource } from './source.ts';
import { buildSource, head, readPlayground } from './testing/starter.ts';

const playground = readPlayground();
const [around] = playground.lessons;
if (!around) throw new Error('the playground has no lesson');
const lessonAround = around;

const questions = `
[picture]
do: Something that no language has.
audio: a word without a recording
imageButtons: *not-drawn | not-drawn-either | not-drawn-yet
yes: ???
oops: listen

[film]
do: Look.
video: no-such-film
textButtons: *one | two | three
yes: one
oops: look

[song]
do: Listen and sing.
karaokeListen: no-such-song
yes: one
`;
const text = head.replace('thumbnail: cat', 'thumbnail: not-drawn') + questions;

const build = (withPlaceholders: boolean) => {
  const problems = gatherProblems();
  const source = readSource('try.txt', text, problems);
  const lessons = [{ ...lessonAround, activities: [source], songs: [] }];
  const built = buildPack(
    { ...playground, course: false, lessons },
    problems,
    true,
    withPlaceholders,
  );
  return { built, found: problems.list() };
};

test('COURSE-27 a draft without media builds, is played in every language, and names what is missing', () => {
  const { built, found } = build(true);
  expect(found.filter(({ level }) => level === 'error')).toEqual([]);
  const named = found.map(showProblem);
  for (const missing of [
    'warning  try.txt:2  no picture “not-drawn” in media/pictures',
    'warning  try.txt:9  “Something that no language has.” has no es translation in instructions.json',
    'warning  try.txt:11  no picture “not-drawn-yet” in media/pictures',
    'warning  try.txt:12  has ???: write here what the lesson says',
    'warning  try.txt:17  no film “no-such-film” in media/films',
    'warning  try.txt:24  no song “no-such-song” with its timed words in media/songs',
  ])
    expect(named).toContain(missing);
  expect(built.activities.length).toBeGreaterThan(10);
  for (const { activity } of built.activities)
    expect(checkPlay(activity, seededRandom(7))).toEqual([]);
});

test('COURSE-27 a card with its name replaces a missing picture, another film or song a missing one', () => {
  const { built } = build(true);
  const british = built.activities.find(({ path }) => path.endsWith('/gb-gb.json'));
  const [picture, film, song] = british?.activity.data ?? [];
  const cards = picture?.components.find(({ type }) => type === 'imageButtons')?.data ?? [];
  expect(cards.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^\/media\/not-drawn\.\w+\.svg$/),
    expect.stringMatching(/^\/media\/not-drawn-either\.\w+\.svg$/),
    expect.stringMatching(/^\/media\/not-drawn-yet\.\w+\.svg$/),
  ]);
  const file = built.media.get(cards[0]?.value.replace('/media/', '') ?? '') ?? '';
  expect(readFileSync(file, 'utf8')).toContain('>not-drawn</text>');
  // Their alternative texts differ, and have no word that could give an answer away.
  expect(new Set(cards.map(({ label }) => label)).size).toBe(3);
  for (const { label } of cards) expect(label).toMatch(/^№ \d+$/);
  expect(film?.components[0]?.data[0]?.value).toMatch(/^\/media\/.+\.mp4$/);
  expect(song?.components[0]?.data[0]?.value).toMatch(/^\/media\/.+\.mp3$/);
});

test('COURSE-27 what is published has no placeholders', () => {
  const { found } = build(false);
  const errors = found.filter(({ level }) => level === 'error').map(({ path }) => path);
  expect([...new Set(errors)]).toEqual(
    expect.arrayContaining([
      'try.txt:2',
      'try.txt:9',
      'try.txt:11',
      'try.txt:12',
      'try.txt:17',
      'try.txt:24',
    ]),
  );
});

test('COURSE-27 what is still to be written is never recorded as speech', () => {
  const { built } = buildSource(text, { within: playground, allowMissing: true });
  expect([...built.spoken.gb.keys()].filter(said => said.includes('?'))).toEqual([]);
});
