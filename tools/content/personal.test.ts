import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { personalProblems, readingsOf, tileProblems, withDefault } from './personal.ts';
import { buildSource, head } from './testing/starter.ts';

/** Builds a question with these lines; sounds may be missing. */
const build = (lines: string) => {
  const yes = lines.includes('\nyes:') ? '' : '\nyes: a cat';
  return buildSource(`${head}\n[one]\ndo: Choose for you.\n${lines}${yes}\n`, {
    allowMissing: true,
  });
};

/** The British and the American activity. */
const activitiesOf = (lines: string): Activity[] =>
  build(lines)
    .built.activities.filter(({ variety, language }) => variety === language)
    .map(({ activity }) => activity);

/** All problems but those of missing sounds. */
const problemsOf = (lines: string): string[] =>
  build(lines)
    .problems.map(({ reason }) => reason)
    .filter(reason => !reason.includes('speech for'));

const choose =
  'imageButtons: rabbit | horse | elephant\n  sets: me.animal\nyes: My friend is a {me.animal|rabbit}.';

const british = (lines: string): Activity['data'][number] => {
  const [question] = activitiesOf(lines)[0]?.data ?? [];
  if (!question) throw new Error('no question was built');
  return question;
};

test('COURSE-43 a text has the default, or the word of each value with its article', () => {
  expect(withDefault("It's a {me.animal|elephant}.")).toBe("It's an elephant.");
  expect(withDefault("I'm {me.name|Domino}.")).toBe("I'm Domino.");
  expect(readingsOf('I like {me.food|apples}.')).toContain(
    'I like ice cream.'.replace('ice cream', 'rice'),
  );
  expect(readingsOf("It's a {me.animal|duck}.")).toEqual(
    expect.arrayContaining(["It's a rabbit.", "It's an elephant."]),
  );
  expect(readingsOf('I live in {me.home|house}.')).toContain('I live in {a flat|an apartment}.');
  expect(readingsOf('A dog')).toEqual(['A dog']);
});

test.each([
  ['an unknown key', 'I like {me.street|red}.', 'there is no me.street'],
  ['an unknown default', 'I like {me.food|mud}.', '“mud” is no choice of me.food'],
  ['no default', 'I like {me.food}.', 'with its default'],
  ['two choices', 'I like {me.food|rice} and {me.food|eggs}.', 'has two choices'],
  ['a plural after “a”', 'I have a {me.food|apples}.', 'takes no “a”'],
  ['one thing without an article', 'I have {me.toy|kite}.', 'needs “a” or “my”'],
  ['a hat or boots after “a”', 'I wear a {me.clothes|hat}.', 'needs “my”'],
])('COURSE-43 %s is not a right sentence', (_what, text, reason) => {
  expect(personalProblems(text)).toEqual([expect.stringContaining(reason)]);
});

test('COURSE-43 a tile “a” before a vowel of some child is found, and one tile for both is right', () => {
  expect(tileProblems(["It's", 'a', '{me.animal|rabbit}.'])).toEqual([
    expect.stringContaining('put “a” on the tile'),
  ]);
  expect(tileProblems(["It's", 'a {me.animal|rabbit}.'])).toEqual([]);
  expect(tileProblems(['I', 'have', 'a', '{me.toy|kite}.'])).toEqual([]);
});

test('COURSE-43 each choice of “sets:” is an answer, in the order that is written', () => {
  const { sets, solution, components, triggers } = british(choose);
  expect(Object.values(sets?.values ?? {})).toEqual(['rabbit', 'horse', 'elephant']);
  expect(sets?.key).toBe('animal');
  expect(solution.map(({ meta }) => [meta.multiChoice, meta.shuffle])).toEqual(
    Array.from({ length: 3 }, () => [true, false]),
  );
  expect(solution.map(({ id }) => id)).toEqual(components[0]?.data.map(({ id }) => id));
  const said = triggers.correct.find(({ type }) => type === 'audio')?.data.me;
  expect(Object.keys(said && 'texts' in said ? said.texts : {})).toContain('monkey');
});

test('COURSE-43 a sentence has its text and sound for each value, in both Englishes', () => {
  const texts = activitiesOf(
    "textLabel: (say) I get up at {me.hour|seven} o'clock.\nconfirmButton: Ready!",
  );
  const audios = texts.map(({ data }) => data[0]?.components[0]?.data[0]?.me);
  for (const own of audios)
    expect(own).toMatchObject({
      key: 'hour',
      texts: {
        ten: { value: "I get up at ten o'clock.", audio: expect.stringMatching(/^\/media\//) },
      },
    });
  const sounds = audios.map(own => (own && 'texts' in own ? own.texts['ten']?.audio : ''));
  expect(new Set(sounds).size).toBe(2);
});

test('COURSE-43 the end of a sentence to build is on no tile of any child', () => {
  const tiles = british('draggableTextButtons: Do | you | have | a | {me.toy|kite}?\noops: look');
  expect(tiles.components[0]?.meta).toEqual({ end: '?' });
  expect(tiles.components[0]?.data.at(-1)).toMatchObject({
    value: 'kite',
    me: { texts: { 'teddy-bear': { value: 'teddy bear' } } },
  });
});

test.each([
  [
    'an unknown key',
    'imageButtons: red | blue | pink\n  sets: me.street',
    '“sets:” is one of me.feeling',
  ],
  [
    'a picture of no value',
    'imageButtons: red | blue | cat\n  sets: me.colour',
    '“cat” is no choice of me.colour',
  ],
  ['a star', 'imageButtons: *red | blue | pink\n  sets: me.colour', 'every choice is right'],
  ['two choices', 'imageButtons: red | blue\n  sets: me.colour', 'fewer than 3 choices'],
  [
    'a second answer',
    'imageButtons: red | blue | pink\n  sets: me.colour\ntextButton: *Yes',
    'no place for another',
  ],
  [
    'a spoken name',
    "textLabel: (say) I'm {me.name|Mia}.\nconfirmButton: Ready!",
    'nothing can say me.name',
  ],
  [
    'a choice in a picture',
    'image: {me.animal|rabbit}\nconfirmButton: Ready!',
    'cannot have a choice',
  ],
  [
    'a choice in a gap',
    "typingTextContainerWithGaps: I'm {me.feeling|sad}. [Hello].",
    'cannot have a choice',
  ],
  [
    'a choice in the help',
    'textButtons: *a | b | c\noops: A {me.toy|kite}.',
    '“oops:” cannot have',
  ],
  [
    'a choice that is asked',
    'speakingActivity: Domino: {me.food|rice}? > Yes.',
    'what is asked cannot',
  ],
])('COURSE-43 %s fails the build', (_what, lines, reason) => {
  expect(problemsOf(lines)).toContainEqual(expect.stringContaining(reason));
});

test('COURSE-43 a word of any value must be known in the lesson', () => {
  expect(problemsOf("textLabel: I'm {me.feeling|happy}.\nconfirmButton: Ready!")).toEqual([]);
  const later = problemsOf('textLabel: Hello, {me.colour|red}.\nconfirmButton: Ready!');
  expect(later).toContain('“pink” is not among the words so far');
});
