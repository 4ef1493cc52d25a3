import type { Activity } from '@digipals/contract';
import type { Pack } from '../pack.ts';
import {
  countReturns,
  isLater,
  neededReturns,
  plannedUnits,
  tooFew,
  tooLate,
  type Unit,
  type WordReturns,
} from '../returns/meter.ts';
import { unitsOf } from '../returns/units.ts';
import { table } from './table.ts';

const cellOf = ({ word, counts }: WordReturns, unit: Unit): string => {
  const count = counts.get(unit.name);
  if (count !== undefined) return String(count);
  if (word.returns.includes(unit.name)) return '**0**';
  return String(word.lesson) === unit.name ? 'new' : '';
};

const named = (words: readonly WordReturns[]): string =>
  words.length === 0 ? '0' : `${words.length} (${words.map(({ word }) => word.gb).join(', ')})`;

/** Which words return in which lessons, and what is wrong with that, as a part of the report. */
export const returnsPart = (pack: Pack, british: readonly Activity[]): string => {
  const units = unitsOf(pack, british);
  const words = countReturns(pack.plan, units);
  const taught = words.filter(({ word }) =>
    pack.lessons.some(({ lesson }) => lesson.number === word.lesson),
  );
  const due = taught.filter(({ word }) => plannedUnits(word, units).length >= neededReturns);
  const rows = taught
    .filter(({ word }) => units.some(unit => isLater(word, unit)))
    .map(one => [one.word.gb, ...units.map(unit => cellOf(one, unit))]);
  return `## Returns

A return is a question of a later lesson that has a word in its text, in its right answer or in the sentence after it. The table counts them; **0** is a return of the plan that is missing.

- **Words with fewer than ${neededReturns} lessons of return**, of ${due.length} that could have them: ${named(tooFew(words, units))}
- **Words that return more than two lessons later**: ${named(tooLate(words, units))}

${table(['word', ...units.map(({ name }) => name)], rows)}
`;
};
