import type { Activity } from '@digipals/contract';
import { activitiesOf } from '../checks/course.ts';
import { unitName } from '../lesson-order.ts';
import type { Pack } from '../pack.ts';
import { createFindPlanned } from '../returns/meter.ts';
import { table } from './table.ts';
import { countAsked } from './words-asked.ts';

/** Which new words the test of each lesson asks for, and which in several questions. @param built the British activities */
export const testsPart = (pack: Pack, built: readonly Activity[]): string => {
  const find = createFindPlanned(pack.plan);
  const rows = pack.lessons
    .filter(({ lesson }) => !lesson.review)
    .flatMap(written => {
      const test = activitiesOf(written, built).find(({ meta }) => meta.test === true);
      if (!test) return [];
      const { lesson } = written;
      const counts = countAsked(lesson.number, test, find);
      const often = [...counts].filter(([, count]) => count > 1);
      return [
        {
          name: unitName(lesson),
          all: lesson.words.length,
          asked: counts.size,
          often: often.map(([{ gb }, count]) => `${gb} ${count}`),
        },
      ];
    });
  const sum = (numberOf: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + numberOf(row), 0);
  return `## Words of the tests

A test asks for the words that tell its right answers from wrong ones. Each new word should be in one question at most, so that a test
asks for many of them. A sentence in order and what is spoken ask for none.

- **New words that a test asks for**: ${sum(({ asked }) => asked)} of ${sum(({ all }) => all)}
- **New words that a test asks for more than once**: ${sum(({ often }) => often.length)}

${table(
  ['lesson', 'new words', 'asked for', 'in more than one question'],
  rows.map(({ name, all, asked, often }) => [name, `${all}`, `${asked}`, often.join(', ')]),
)}
`;
};
