import type { Activity } from '@digipals/contract';
import { unitName } from '../lesson-order.ts';
import type { LessonSource, Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import {
  countReturns,
  neededReturns,
  plannedUnits,
  tooFew,
  type Unit,
  type WordReturns,
} from '../returns/meter.ts';
import { type PlannedWord, plannedWordsFile } from '../returns/planned-words.ts';
import { unitsOf } from '../returns/units.ts';

/** From this lesson on a missing return is an error; the first lessons are older than the plan. */
const strictFrom = 7;

/** A lesson teaches the words that the plan gives it. */
const checkWords = (
  { lesson, place }: LessonSource,
  plan: readonly PlannedWord[],
  problems: Problems,
) => {
  const planned = plan.filter(word => word.lesson === lesson.number);
  const list = `the words of lesson ${lesson.number} in ${plannedWordsFile}`;
  for (const [index, word] of lesson.words.entries())
    if (!planned.some(one => one.word === word))
      problems.error(
        place(['words', index]),
        `“${word}” is not among ${list}: add it there, or remove it here`,
      );
  for (const { word, place: row } of planned)
    if (!lesson.words.includes(word))
      problems.error(place(['words']), `“${word}” is missing: add it here, or change ${row}`);
};

/** Words that the plan wants in a lesson or review, and that are in none of its questions. */
const missedIn = (words: readonly WordReturns[], unit: string): PlannedWord[] =>
  words
    .filter(({ word, counts }) => word.returns.includes(unit) && !counts.has(unit))
    .map(({ word }) => word);

const checkLessonReturns = (
  { lesson, place }: LessonSource,
  words: readonly WordReturns[],
  problems: Problems,
) => {
  const missed = missedIn(words, unitName(lesson)).map(({ gb }) => gb);
  if (missed.length === 0) return;
  const report = lesson.number >= strictFrom ? problems.error : problems.note;
  report(
    place(['recycled']),
    `${missed.length} words of ${plannedWordsFile} do not return here: ${missed.join(', ')}; ` +
      'put each into a question, a right answer or the sentence after it (yes:)',
  );
};

const checkWordReturns = (
  { word, counts }: WordReturns,
  units: readonly Unit[],
  problems: Problems,
) => {
  const isStrict = units.some(({ after }) => after >= strictFrom);
  const report = isStrict ? problems.error : problems.note;
  const open = plannedUnits(word, units).filter(({ name }) => !counts.has(name));
  const found = counts.size === 0 ? 'no later lesson' : `only ${[...counts.keys()].join(' and ')}`;
  report(
    word.place,
    `“${word.gb}” returns in ${found}, and needs ${neededReturns}: ` +
      `put it into ${open.map(({ name }) => name).join(' or ')}`,
  );
};

/**
 * Checks that a course teaches the words of its plan, and that each returns in later lessons as planned and at
 * least three times as soon as there are enough lessons (course plan 1.2). Before lesson 7 returns are notes.
 *
 * @param british its activities, in British English
 */
export const checkReturns = (pack: Pack, british: readonly Activity[], problems: Problems) => {
  const units = unitsOf(pack, british);
  const words = countReturns(pack.plan, units);
  for (const written of pack.lessons) {
    if (!written.lesson.review) checkWords(written, pack.plan, problems);
    checkLessonReturns(written, words, problems);
  }
  for (const few of tooFew(words, units)) checkWordReturns(few, units, problems);
};
