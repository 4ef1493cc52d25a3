import { wordsOf } from '../checks/words.ts';
import { createFindPhrases, phraseKey } from '../dictionary/phrases.ts';
import type { PlannedWord } from './planned-words.ts';

/** What the meter looks at: the texts of a question that count. */
export type MeteredTexts = readonly string[];
/** A lesson such as `7`, or a review such as `R6`; `after` is the number of the last lesson taught before its end. */
export type Unit = { name: string; after: number; questions: readonly MeteredTexts[] };

/** A word, and the number of questions of later units that have it; units without it are missing. */
export type WordReturns = { word: PlannedWord; counts: ReadonlyMap<string, number> };

/** In how many units a word must return. */
export const neededReturns = 3;

/** Creates a search for words in any of their forms. @returns from tokens, as wordsOf gives them */
export const createFindByForm = <W extends { forms: readonly string[] }>(words: readonly W[]) => {
  const table = new Map(
    words.flatMap(word => word.forms.map(form => [phraseKey(form), word] as const)),
  );
  const find = createFindPhrases(table);
  return (tokens: readonly string[]): W[] =>
    find(tokens.map(token => token.replace(/'s$/, ''))).map(({ entry }) => entry);
};

/** Whether a word can return in a unit. */
export const isLater = ({ lesson }: PlannedWord, { name, after }: Unit): boolean =>
  after > lesson || (after === lesson && name.startsWith('R'));

/** Counts the returns of every word. */
export const countReturns = (
  plan: readonly PlannedWord[],
  units: readonly Unit[],
): WordReturns[] => {
  const find = createFindByForm(plan);
  const counts = new Map(plan.map(word => [word, new Map<string, number>()]));
  for (const unit of units)
    for (const texts of unit.questions) {
      const found = new Set(texts.flatMap(text => find(wordsOf(text))));
      for (const word of [...found].filter(one => isLater(one, unit))) {
        const ofWord = counts.get(word);
        ofWord?.set(unit.name, (ofWord.get(unit.name) ?? 0) + 1);
      }
    }
  return plan.map(word => ({ word, counts: counts.get(word) ?? new Map() }));
};

/** The units of the plan of a word that exist. */
export const plannedUnits = ({ returns }: PlannedWord, units: readonly Unit[]): Unit[] =>
  units.filter(({ name }) => returns.includes(name));

/** Words that miss a return although three units of their plan exist. */
export const tooFew = (words: readonly WordReturns[], units: readonly Unit[]): WordReturns[] =>
  words.filter(
    ({ word, counts }) =>
      plannedUnits(word, units).length >= neededReturns && counts.size < neededReturns,
  );

/** Words that do not return in the two lessons after their own, although both exist. */
export const tooLate = (words: readonly WordReturns[], units: readonly Unit[]): WordReturns[] => {
  const names = new Set(units.map(({ name }) => name));
  return words.filter(({ word: { lesson }, counts }) => {
    const next = [lesson + 1, lesson + 2].map(String);
    return next.every(name => names.has(name)) && !next.some(name => counts.has(name));
  });
};
