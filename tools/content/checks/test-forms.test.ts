import { expect, test } from 'vitest';
import type { Lesson } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { checkTestForms } from './test-forms.ts';

const head = 'title: Test\nattempts: 1\nshuffle: yes\ntest: yes\n';

/** A question of each form that the blueprint wants. */
const forms = {
  hear: 'skill: listen\naudio: cat\nimageButtons: *cat | dog | boy | girl',
  put: 'skill: listen\naudio: two cats\ndraggableImageButtons: *cat-2 | dog-2 | cat-3',
  text: 'skill: read\ntextContainer: Hello! I am Mia. | I have a cat. It is red.\ntextButtons: *It is red. | a | b | c',
  answer: 'skill: language\ntextButtons: *a cat | cat a | a cats | cats a',
  order: 'skill: language\ndraggableTextButtons: *a | *red | *cat. | is',
  gaps: 'skill: language\ndraggableTextContainerWithGaps: [a] red [cat] [is] here + has | have',
  write: 'skill: write\ntypingTextContainerWithGaps: a red [c__ = cat]',
  speak: 'skill: speak\nspeakingActivity: Domino: Who? > Mia. | Domino: Where? > Here.',
};

const lesson: Lesson = {
  ...{ id: 'l1', number: 1, title: 'L', thumbnail: 'cat' },
  ...{ words: [], functionWords: [], recycled: [], forms: [], activities: ['test'] },
};

/** The problems of a test whose forms are changed; a form without a text is left out. */
const reasons = (change: Partial<typeof forms> = {}, above = head): string[] => {
  const problems = gatherProblems();
  const questions = Object.entries({ ...forms, ...change })
    .filter(([, lines]) => lines !== '')
    .map(([name, lines]) => `[${name}]\n${lines}\n`);
  const activities = [readSource('test.txt', above + questions.join(''), problems)];
  checkTestForms([{ lesson, activities, songs: [], place: () => 'lesson.json' }], problems);
  return problems.list().map(({ path, reason }) => `${path} ${reason}`);
};

test('COURSE-16 a test in the forms of the blueprint has no problems, and practice may have others', () => {
  expect(reasons()).toEqual([]);
  expect(reasons({ put: '' }, head.replace('test: yes', 'test: no'))).toEqual([]);
});

test.each([
  ['more than one try', 'attempts: 1', 'attempts: 2', 'test.txt:2 a child has one try in a test'],
  ['the same order each time', 'shuffle: yes', 'shuffle: no', 'test.txt:3 the questions of a test'],
  ['no number of tries', 'attempts: 1\n', '', 'test.txt a child has one try in a test: write “att'],
])('COURSE-16 reports a test with %s', (_what, before, after, reason) => {
  expect(reasons({}, head.replace(before, after))).toEqual([expect.stringContaining(reason)]);
});

test.each<[string, Partial<typeof forms>, string]>([
  ['nothing to do by ear', { put: '' }, 'test.txt no question with “skill: listen” has a child do'],
  [
    'a text of three sentences',
    { text: forms.text.replace(' It is red. | a', ' Red. | a').replace('Hello! ', '') },
    'test.txt no question with “skill: read” has a text of 4 sentences: add one',
  ],
  ['no answer to choose', { answer: '' }, 'with “skill: language” has one answer to choose'],
  ['no sentence in order', { order: '' }, 'has a sentence to put in order, draggableTextButtons'],
  ['no gaps', { gaps: '' }, 'with “skill: language” has gaps to fill'],
  [
    'three options',
    { hear: forms.hear.replace(' | girl', '') },
    'test.txt:8 has 3 options, not 4: in a test one of four is right',
  ],
  [
    'two gaps',
    { gaps: forms.gaps.replace('[is]', 'is') },
    'test.txt:25 has 2 gaps and 2 other tiles, not 3 and 2',
  ],
  [
    'one other tile',
    { gaps: forms.gaps.replace(' | have', '') },
    'test.txt:25 has 3 gaps and 1 other tiles, not 3 and 2',
  ],
  [
    'two words to type',
    { write: 'skill: write\ntypingTextContainerWithGaps: a [red] [cat]' },
    'test.txt:28 asks for 2 words to type, not 1',
  ],
  [
    'nothing to type',
    { write: 'skill: write\ntextButtons: *a | b | c | d' },
    'test.txt:26 asks for 0 words to type, not 1',
  ],
  [
    'one turn to speak',
    { speak: 'skill: speak\nspeakingActivity: Domino: Who? > Mia.' },
    'test.txt:31 has 1 turns to speak, not 2',
  ],
])('COURSE-16 reports a test with %s', (_what, change, reason) => {
  expect(reasons(change)).toEqual([expect.stringContaining(reason)]);
});
