import { expect, test } from 'vitest';
import { buildSource, head, testHead } from './testing/starter.ts';

const question = (lines: string): string => `\n[one]\n${lines}`;
const choice = 'do: Listen. Tap.\naudio: cat\ndraggableImageButtons: *cat | *boy | dog\n';
const build = (text: string) => buildSource(text, { allowMissing: true });
const errors = (text: string): string[] =>
  build(text)
    .problems.filter(({ level }) => level === 'error')
    .map(({ path, reason }) => `${path} ${reason}`);

test('COURSE-10 COURSE-15 a question of a test has its skill, its can-do line and its right answer; the test has the lines in the help language', () => {
  const text = testHead + question(`skill: listen\ncan: 1\n${choice}yes: a cat\n`);
  const { built, problems } = build(text);
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  const inSpanish = built.activities.find(one => one.variety === 'gb' && one.language === 'es');
  const [asked] = inSpanish?.activity.data ?? [];
  expect(asked).toMatchObject({ skill: 'listen', can: 1, answer: { text: 'a cat' } });
  expect(asked?.answer?.audio).toMatch(/a-cat/);
  expect(asked?.triggers).toEqual({ correct: [], incorrect: null });
  expect(inSpanish?.activity.canDo?.[2]).toEqual({
    text: 'Sé contar hasta cinco.',
    trains: 'starter-01-one-two-three',
  });
});

test('COURSE-10 practice has no skill and no can-do line', () => {
  const text = `${head + question(`skill: listen\ncan: 1\n${choice}`)}yes: a cat\noops: listen\n`;
  expect(errors(text)).toEqual([
    'try.txt:9 “skill:” belongs to a test: remove it, or set “test: yes”',
    'try.txt:10 “can:” belongs to a test: remove it, or set “test: yes”',
  ]);
  const { built } = build(head + question(`${choice}yes: a cat\noops: listen\n`));
  expect(built.activities[0]?.activity).not.toHaveProperty('canDo');
});

test('COURSE-10 reports a skill and a can-do line that are not understood', () => {
  expect(errors(testHead + question(`skill: hear\ncan: one\n${choice}`))).toEqual([
    'try.txt:9 “skill:” is one of listen, read, language, write, speak',
    'try.txt:10 “can:” is the number of a line of “canDo” in lesson.json, from 1',
  ]);
});

test('COURSE-12 only a question to speak may be without an answer in a test, and it is listed as outside the score', () => {
  const spoken = 'do: Listen. Say it.\nspeakingActivity: Domino: Who are you? > Mia.\n';
  const text = (skill: string) =>
    `${testHead}\n[cat]\n${choice}\n[said]\nskill: ${skill}\n${spoken}`;
  expect(errors(text('listen')).join()).toContain(
    'a test must have no question without an answer but one to speak',
  );
  const { built, problems } = build(text('speak'));
  expect(problems.map(({ reason }) => reason).join()).not.toContain('without an answer');
  expect(built.lessons).toMatchObject([
    {
      activities: [
        {
          questionIds: [expect.anything(), 'starter-01-try-said'],
          unscored: ['starter-01-try-said'],
        },
      ],
    },
  ]);
});
