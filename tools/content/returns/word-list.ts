import type { Activity } from '@digipals/contract';
import type { Pack } from '../pack.ts';
import { countReturns, type WordReturns } from './meter.ts';
import { plannedWordsFile } from './planned-words.ts';
import { unitsOf } from './units.ts';

const listed = (words: readonly WordReturns[]): string =>
  [...Map.groupBy(words, ({ word }) => word.lesson)]
    .map(([lesson, some]) => `  from ${lesson}: ${some.map(({ word }) => word.gb).join(', ')}`)
    .join('\n');

/**
 * What the plan says about a lesson (`7`) or a review (`R6`), for its author: the new words, and those that must
 * return, first those that no question has yet.
 *
 * @param british the activities that exist, with drafts, in British English
 */
export const wordList = (name: string, pack: Pack, british: readonly Activity[]): string => {
  const words = countReturns(pack.plan, unitsOf(pack, british));
  const isNew = ({ word }: WordReturns) => String(word.lesson) === name;
  const returning = words.filter(({ word }) => word.returns.includes(name));
  const open = returning.filter(({ counts }) => !counts.has(name));
  const done = returning.filter(({ counts }) => counts.has(name));
  const fresh = words.filter(isNew).map(({ word }) => word.word);
  if (fresh.length === 0 && returning.length === 0)
    return `${plannedWordsFile} has no “${name}”; lessons are written as 7, reviews as R12`;
  return [
    `${name}: ${fresh.length} new words${fresh.length > 0 ? `: ${fresh.join(', ')}` : ''}`,
    `${open.length} words must return and are in no question yet`,
    ...(open.length > 0 ? [listed(open)] : []),
    `${done.length} words return already`,
    ...(done.length > 0 ? [listed(done)] : []),
  ].join('\n');
};
