import { expect, test } from 'vitest';
import type { Lesson, LessonSource } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { head, testHead } from '../testing/starter.ts';
import { checkBlueprint } from './blueprint.ts';

type Asked = { name: string; skill: string; can: number; lines: string; yes?: string };

const asked = (name: string, skill: string, can: number, lines: string): Asked => ({
  ...{ name, skill, can, lines },
  ...(skill === 'speak' ? {} : { yes: 'a cat' }),
});

const whole: readonly Asked[] = [
  asked('one', 'listen', 1, 'audio: cat\nimageButtons: *cat | dog'),
  asked('two', 'listen', 1, 'audio: dog\nimageButtons: *dog | cat'),
  asked('three', 'listen', 1, 'audio: a cat\nimageButtons: *cat | dog'),
  asked('four', 'read', 2, 'textLabel: a cat\nimageButtons: *cat | dog'),
  asked('five', 'read', 2, 'textLabel: a dog\nimageButtons: *dog | cat'),
  asked('six', 'language', 2, 'textButtons: *a cat | cat a'),
  asked('seven', 'language', 2, 'draggableTextButtons: *a | *red | *cat. | is'),
  asked('eight', 'language', 2, 'draggableTextContainerWithGaps: a [red] cat + is'),
  asked('nine', 'write', 2, 'image: cat\ntypingTextContainerWithGaps: a [cat]'),
  asked('ten', 'speak', 1, 'speakingActivity: Who? > A cat.'),
];

const written = ({ name, skill, can, lines, yes }: Asked): string =>
  `\n[${name}]\nskill: ${skill}\ncan: ${can}\ndo: Tap.\n${lines}\n${yes ? `yes: ${yes}\n` : ''}`;

const lessonOf = (number: number, change: Partial<Lesson> = {}): LessonSource['lesson'] => ({
  ...{ id: `l${number}`, number, title: 'L', thumbnail: 'cat' },
  canDo: [
    { text: 'I can name animals.', trains: 'practice' },
    { text: 'I can read.', trains: 'practice' },
  ],
  ...{ words: ['cat'], functionWords: [], recycled: [], forms: [] },
  activities: ['practice', 'test'],
  ...change,
});

type Given = {
  questions?: readonly Asked[];
  practice?: string;
  lesson?: Partial<Lesson>;
  text?: string;
};

/** The problems of lesson 4, after lesson 1 that teaches “red”. */
const reasons = ({ questions = whole, practice = '', lesson = {}, text }: Given): string[] => {
  const problems = gatherProblems();
  const source = text ?? testHead + questions.map(written).join('');
  const activities = [
    readSource('practice.txt', head + practice, problems),
    readSource('test.txt', source, problems),
  ];
  const place: LessonSource['place'] = way => `lesson.json/${way.join('.')}`;
  const first = { lesson: lessonOf(1, { words: ['red'] }), activities: [], songs: [], place };
  const second = { lesson: lessonOf(4, lesson), activities, songs: [], place };
  checkBlueprint([first, second], problems);
  return problems.list().map(one => `${one.path} ${one.reason}`);
};

const without = (name: string) => whole.filter(one => one.name !== name);
const changed = (name: string, change: Partial<Asked>) =>
  whole.map(one => (one.name === name ? { ...one, ...change } : one));

test('COURSE-10 a test of ten questions by the blueprint has no problems', () => {
  expect(reasons({})).toEqual([]);
});

test.each<[string, Given, string]>([
  [
    'too few questions of a skill',
    { questions: without('nine') },
    'test.txt has 0 questions to write, not 1',
  ],
  [
    'a question without a skill',
    { text: testHead + whole.map(written).join('').replace('skill: write\n', '') },
    'has no “skill:”: one of listen, read, language, write, speak',
  ],
  [
    'a question without a can-do line',
    { text: testHead + whole.map(written).join('').replace('can: 1\n', '') },
    'test.txt:8 has no “can:”, the can-do line of lesson.json that it checks',
  ],
  [
    'a line that the lesson does not have',
    { questions: changed('one', { can: 3 }) },
    'test.txt:8 checks line 3 of “canDo”, but lesson.json has 2: add it there',
  ],
  [
    'a line that only a question to speak checks',
    { questions: whole.map(one => ({ ...one, can: one.skill === 'speak' ? 1 : 2 })) },
    'test.txt no question checks line 1 of “canDo” in lesson.json',
  ],
  [
    'a question without its right answer for the end',
    { questions: changed('six', { yes: '' }) },
    'has no “yes:”, its right answer for the end of the test',
  ],
  [
    'a line that nothing trains',
    { lesson: { canDo: [{ text: 'I can.', trains: 'practice' }, { text: 'I can.' }] } },
    'lesson.json/canDo.1 has no “trains”, the activity that the button “Practise” opens',
  ],
  [
    'a line that is trained by no activity of the lesson',
    { lesson: { canDo: [{ text: 'I can.' }, { text: 'I can.', trains: 'song' }] } },
    'lesson.json/canDo.1.trains there is no activity song in this lesson',
  ],
])('COURSE-10 reports %s', (_what, given, reason) => {
  expect(reasons(given).join('\n')).toContain(reason);
});

test.each<[string, Given, string]>([
  [
    'a question of practice with other wrong options',
    { practice: '\n[cat]\ndo: Tap.\naudioTrigger: (say) Cat\nimageButtons: boy | *cat\n' },
    'test.txt:8 asks what practice.txt:8 asks: change what is seen or heard, or its answer',
  ],
  [
    'a sentence without a tile too many',
    { questions: changed('seven', { lines: 'draggableTextButtons: a | red | cat.' }) },
    'needs one tile too many',
  ],
])('COURSE-11 reports %s', (_what, given, reason) => {
  expect(reasons(given).join('\n')).toContain(reason);
});

test('COURSE-11 another stimulus or another answer is no repetition, and lesson 1 needs no tile too many', () => {
  const practice =
    '\n[a]\ndo: Tap.\nimage: cat\nimageButtons: *cat | dog\n[b]\ndo: Tap.\naudio: cat\nimageButtons: *dog | cat\n';
  expect(reasons({ practice })).toEqual([]);
  const plain = changed('seven', { lines: 'draggableTextButtons: a | red | cat.' });
  expect(reasons({ questions: plain, lesson: { number: 3 } })).toEqual([]);
});
