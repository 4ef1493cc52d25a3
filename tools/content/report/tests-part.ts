import type { Activity } from '@digipals/contract';
import { testsOf } from '../checks/test-words.ts';
import type { Pack } from '../pack.ts';
import type { PlannedWord } from '../returns/planned-words.ts';
import { table } from './table.ts';

const named = (words: Iterable<PlannedWord>): string => [...words].map(({ gb }) => gb).join(', ');

/** Which words the test of each lesson asks for. @param british the activities, in British English */
export const testsPart = (pack: Pack, british: readonly Activity[]): string => {
  const rows = testsOf(pack, british).map(({ lesson, questions }) => {
    const asked = new Set(questions.flatMap(({ isNew }) => isNew));
    const taught = pack.plan.filter(word => word.lesson === lesson);
    return {
      lesson,
      taught,
      asked,
      left: taught.filter(word => !asked.has(word)),
      old: questions.map(({ isOld }) => isOld).filter(({ length }) => length > 0),
      questions: questions.length,
    };
  });
  const sum = (numberOf: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + numberOf(row), 0);
  const later = rows.filter(({ lesson }) => lesson > 1);
  const questions = later.reduce((total, row) => total + row.questions, 0);
  return `## Words of the tests

A test asks for the words that tell its right answers from wrong ones. Each new word is in one question at most, so that a test asks
for many of them. From lesson 2 on, a fifth to a quarter of the questions ask for a word of an earlier lesson. A sentence in order
and what is spoken ask for none.

- **New words that a test asks for**: ${sum(({ asked }) => asked.size)} of ${sum(({ taught }) => taught.length)}
- **Questions that ask for a word of an earlier lesson**: ${sum(({ old }) => old.length)} of ${questions}

${table(
  ['lesson', 'new words', 'asked for', 'not asked for', 'old words, by question'],
  rows.map(({ lesson, taught, asked, left, old }) => [
    `${lesson}`,
    `${taught.length}`,
    `${asked.size}`,
    named(left),
    old.map(named).join('; '),
  ]),
)}
`;
};
