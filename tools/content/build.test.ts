import { expect, test } from 'vitest';
import type { Pack } from './pack.ts';
import { buildLines, buildSource, head, testHead } from './testing/starter.ts';

const question = `
[cat]
do: Listen. Tap.
audio: cat
imageButtons: *cat | dog | boy | girl
yes: a cat
oops: listen
`;

const reasons = (text: string, given?: Parameters<typeof buildSource>[1]): string[] =>
  buildSource(text, given).problems.map(({ path, reason }) => `${path} ${reason}`);

test('a source without mistakes has no problems', () => {
  expect(reasons(head + question)).toEqual([]);
});

test.each([
  ['an unknown picture', question.replace('| dog', '| dodo'), 'try.txt:11 no picture “dodo”'],
  [
    'a text without a recording',
    question.replace('yes: a cat', 'yes: my cat'),
    'try.txt:12 no British speech for “my cat”',
  ],
  [
    'a sound without a recording',
    question.replace('audio: cat', 'audio: cat cat'),
    'try.txt:10 no American speech for “cat cat”',
  ],
  [
    'a missing translation',
    question.replace('Listen. Tap.', 'Tap. Listen.'),
    'try.txt:9 “Tap. Listen.” has no es translation',
  ],
  ['a missing answer', question.replace('*cat', 'cat'), 'try.txt:8 has no answer'],
  [
    'an answer where none can be',
    question.replace('audio: cat', 'image: *cat'),
    'try.txt:10 image: cannot hold an answer',
  ],
  [
    'an unknown component type',
    question.replace('audio:', 'film:'),
    'try.txt:10 “film” is not a component type',
  ],
  ['a schema error', question.replace('audio: cat', 'image: cat | dog'), 'try.txt:10 image: data'],
  [
    'a duplicate choice',
    question.replace('| dog', '| cat'),
    'try.txt:11 imageButtons: has “/media/cat.',
  ],
  ['two questions with one name', question + question, 'try.txt:15 there is another [cat]'],
  ['an invalid line', `${question}hello there\n`, 'try.txt:14 is neither'],
  ['a duplicate line', `${question}yes: a cat\n`, 'try.txt:14 “yes:” is here twice'],
  ['no instruction', question.replace('do: Listen. Tap.\n', ''), 'try.txt:8 has no “do:”'],
  [
    'no sentence for a right answer',
    question.replace('yes: a cat\n', ''),
    'try.txt:8 has no “yes:”',
  ],
  ['no help after a try', question.replace('oops: listen\n', ''), 'try.txt:8 has no “oops:”'],
])('%s fails the build with its line', (_what, text, expected) => {
  expect(reasons(head + text)).toContainEqual(expect.stringContaining(expected));
});

test('a picture without text fails the build with its line', () => {
  const change = (pack: Pack): Pack => ({ ...pack, alts: { ...pack.alts, dog: {} } });
  expect(reasons(head + question, { change })).toContainEqual(
    'try.txt:11 picture “dog” has no es text in dictionary/alts.json',
  );
});

test.each([
  ['no title', head.replace('title: Hello\n', ''), 'try.txt has no “title:”'],
  ['no thumbnail', head.replace('thumbnail: cat\n', ''), 'try.txt has no “thumbnail:”'],
  [
    'attempts that are no number',
    head.replace('attempts: 3', 'attempts: three'),
    'try.txt:3 “attempts:” is a number',
  ],
  [
    'a test that is neither yes nor no',
    head.replace('test: no', 'test: maybe'),
    'try.txt:5 “test:” is yes or no',
  ],
  ['an unknown line', `${head}teacher: Mia\n`, 'try.txt:7 “teacher:” is not known'],
])('%s in the head fails the build', (_what, text, expected) => {
  expect(reasons(text + question)).toContainEqual(expect.stringContaining(expected));
});

test('a test with feedback, only single choice and two options fails the build', () => {
  const two = question.replace(' | boy | girl', '');
  const found = reasons(testHead + two).join('\n');
  expect(found).toContain('a test gives no feedback until its end');
  expect(found).toContain('more than half of this test is single choice');
  expect(found).toContain('a test must have no question with two options');
});

test('a third question with two options fails the build of a practice', () => {
  const two = question.replace(' | boy | girl', '');
  const named = ['[a]', '[b]', '[c]'].map(name => two.replace('[cat]', name));
  expect(reasons(head + named.join('')).join()).toContain('more than two questions have only two');
});

test('two pages may present something, besides two questions without an answer, but not three', () => {
  const page = (name: string) =>
    `\n[${name}]\ndo: Look and listen.\ntextLabels: cat | dog\nconfirmButton: Ready!\nyes: a cat\n`;
  const sing = (name: string) => page(name).replace('textLabels: cat | dog', 'image: cat');
  const found = (...parts: string[]) => reasons(head + parts.join('')).join();
  expect(found(page('a'), page('b'), sing('c'), sing('d'))).not.toContain('more than two');
  expect(found(page('a'), page('b'), page('c'))).toContain('more than two pages');
  expect(found(sing('a'), sing('b'), sing('c'))).toContain(
    'more than two questions have no answer',
  );
});

test.each(['audio', 'audioTrigger'])(
  'PLAYER-78 partly: %s says in each English what is heard',
  type => {
    const { built } = buildSource(
      head + question.replace('audio: cat', `${type}: It's {autumn|fall}. | cat`),
    );
    const saidIn = (variety: string) =>
      built.activities
        .find(one => one.variety === variety)
        ?.activity.data[0]?.components.find(one => one.type === type)
        ?.data.map(({ caption }) => caption);
    expect(saidIn('gb')).toEqual(["It's autumn.", 'cat']);
    expect(saidIn('us')).toEqual(["It's fall.", 'cat']);
  },
);

test.each([
  ['in what is heard', 'audio: It is a red cat.\nimageButtons: *cat | dog', true],
  ['in a choice', 'image: cat\ntextButtons: *pink | cat', true],
  ['in a text', 'textContainer: The cat is Grey.\ntextButtons: *cat | dog', true],
  ['in no text', 'audio: a cat\nimageButtons: *cat | dog', undefined],
  ['in the name of a picture', 'image: ball-red\ntextButtons: *cat | dog', undefined],
])('COURSE-30 a question with a colour %s is marked as neutral', (_where, lines, neutral) => {
  const { built } = buildLines(lines);
  expect(built.activities[0]?.activity.data[0]?.neutral).toBe(neutral);
});

test('COURSE-30 an instruction that names a colour marks its question, too', () => {
  const { built } = buildSource(
    head + question.replace('Listen. Tap.', 'Watch. Tap three red toys.'),
  );
  expect(built.activities[0]?.activity.data[0]?.neutral).toBe(true);
});

test('COURSE-33 a single letter is not a word that a lesson must teach', () => {
  const { problems } = buildSource(head + question.replace('yes: a cat', 'yes: b, q'), {
    allowMissing: true,
  });
  expect(problems.map(({ reason }) => reason).join()).not.toContain('among the words');
});

test('a word that the lesson does not teach is a warning, not an error', () => {
  const { problems } = buildSource(head + question.replace('yes: a cat', 'yes: a purple cat'), {
    allowMissing: true,
  });
  expect(problems).toContainEqual({
    path: 'try.txt:12',
    reason: '“purple” is not among the words so far',
    level: 'warning',
  });
});

test('allowMissing builds without the missing sounds and still reports them', () => {
  const { built, problems } = buildSource(head + question, {
    allowMissing: true,
    change: pack => ({ ...pack, speech: { gb: {}, us: {} } }),
  });
  expect(problems.every(problem => problem.level === 'warning')).toBe(true);
  expect(problems.map(problem => problem.reason).join()).toContain('no British speech for “cat”');
  const types = built.activities[0]?.activity.data[0]?.components.map(one => one.type);
  expect(types).toEqual(['imageButtons']);
});

test('a variant pair is one word for each variety of English', () => {
  const text = `${head}
[mum]
do: Put the words in.
draggableTextContainerWithGaps: My {mum|mom} is [happy]. + sad
yes: I'm happy. I'm sad.
oops: look
`;
  const { built } = buildSource(text, { allowMissing: true });
  const metaOf = (variety: string) =>
    built.activities.find(one => one.variety === variety)?.activity.data[0]?.components[0]?.meta;
  expect(metaOf('gb')).toEqual({ text: 'My mum is {1}.' });
  expect(metaOf('us')).toEqual({ text: 'My mom is {1}.' });
});

test('TEXT-06 instructions are read in the help language and heard in English', () => {
  const { built } = buildSource(head + question);
  const task = (variety: string, language: string) =>
    built.activities.find(one => one.variety === variety && one.language === language)?.activity
      .data[0]?.instruction;
  expect(task('gb', 'es')?.text).toBe('Escucha. Toca.');
  expect(task('gb', 'cn')?.text).toBe('听一听，点一点。');
  expect(task('gb', 'gb')?.text).toBe('Listen. Tap.');
  expect(task('gb', 'es')?.audio).toBe(task('gb', 'gb')?.audio);
  expect(task('us', 'es')?.audio).not.toBe(task('gb', 'es')?.audio);
});

test('the text of a picture is the word in the help language, never the English answer', () => {
  const { built } = buildSource(head + question);
  const labels = (language: string) =>
    built.activities
      .find(one => one.language === language)
      ?.activity.data[0]?.components[1]?.data.map(item => item.label);
  expect(labels('es')).toEqual(['gato', 'perro', 'niño', 'niña']);
  expect(labels('gb')?.join()).not.toMatch(/\b(cat|dog|boy|girl)\b/);
});
