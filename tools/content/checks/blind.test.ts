import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { buildSource, head, readPlayground } from '../testing/starter.ts';
import { checkBlind } from './blind.ts';

/** The problems of a lesson of single choices. */
const reasons = (...choices: string[]): string[] => {
  const questions = choices.map(
    (choice, index) =>
      `\n[q${index}]\ndo: Listen. Tap.\ntextButtons: ${choice}\nyes: a cat\noops: Try again.\n`,
  );
  const text = head + questions.join('');
  const within = readPlayground();
  const { built } = buildSource(text, { within, allowMissing: true });
  const problems = gatherProblems();
  const source = readSource('try.txt', text, problems);
  const lessons = within.lessons.slice(0, 1).map(one => ({
    ...one,
    activities: [source],
    place: () => 'lesson.json:7',
  }));
  const british = built.activities
    .filter(({ variety, language }) => variety === 'gb' && language === 'gb')
    .map(({ activity }) => activity);
  checkBlind(lessons, british, problems);
  return problems.list().map(({ path, reason, level }) => `${level} ${path} ${reason}`);
};

test('COURSE-13 a lesson fails when a rule of thumb wins more than ten points above chance', () => {
  const longest = '*a happy cat | a dog | a boy';
  const even = '*a cat | a dog | a boy';
  expect(reasons(longest, even, even)).toEqual([
    'error lesson.json:7 a player who sees only the options and takes “the longest” wins 56 % of the 3 questions to choose, and 33 % by chance: change wrong options',
  ]);
  expect(reasons(longest, ...Array.from({ length: 6 }, () => even))).toEqual([]);
});
