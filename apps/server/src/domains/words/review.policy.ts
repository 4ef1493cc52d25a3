import { type Growth, wordReview } from '@digipals/contract';
import { addDays, type Day } from '@digipals/engine';
import { isDue, type Met, type WordUse } from './words.policy.ts';

/** How a question of a word review asks: hear and choose, see and say, spell, match pictures and words. */
export type AskKind = 'hear' | 'say' | 'spell' | 'match';
/** A question of the word review of a day. Only a match has several words. */
export type Ask = {
  readonly kind: AskKind;
  readonly day: Day;
  readonly wordIds: readonly string[];
};

const proves: Record<AskKind, Growth> = {
  hear: 'understood',
  match: 'understood',
  say: 'said',
  spell: 'spelt',
};
const form = /^word-(hear|say|spell|match)-(\d{4}-\d\d-\d\d)-([a-z0-9.-]+)$/;
/** Of the 80 signs of an id; its components and items need the others. */
const longestId = 72;

/** Its id says all about the question, so that it can be judged at any later time. */
export const idOf = ({ kind, day, wordIds }: Ask): string =>
  `word-${kind}-${day}-${wordIds.join('.')}`;

/** The question with an id; null if the id is none of a word review. */
export function askOf(questionId: string): Ask | null {
  const [, kind, day = '', ids = ''] = form.exec(questionId) ?? [];
  const wordIds = ids.split('.');
  return wordIds.length === (kind === 'match' ? matched : 1) && ids !== ''
    ? { kind: kind as AskKind, day, wordIds }
    : null;
}

/** What a question of a word review says about words. */
export const useOfAsk = ({ kind, wordIds }: Ask): WordUse => ({
  shows: [],
  asks: wordIds,
  proves: proves[kind],
  review: true,
});

/** Words of a match, and words to hear from which on some are matched instead. */
const matched = 3;
const enoughToMatch = 5;

/** Days for which a review is still paid when it arrives late. */
const lateDays = 7;

/** Whether the review of a day may be paid today. A day that is in no calendar may not. */
export const isPayable = (day: Day, today: Day): boolean =>
  Array.from({ length: lateDays + 1 }, (_, ago) => addDays(today, -ago)).includes(day);

/** What was wrong comes first, then what has waited longest. */
const byNeed = (one: Met, other: Met): number =>
  Number(other.lapsed) - Number(one.lapsed) ||
  one.due.localeCompare(other.due) ||
  one.wordId.localeCompare(other.wordId);

/** The words of a day, at most ten (WORDS-05). */
export const dueWords = (words: Iterable<Met>, day: Day): Met[] =>
  [...words]
    .filter(word => isDue(word, day))
    .sort(byNeed)
    .slice(0, wordReview.words);

const isEven = (day: Day, place: number): boolean => (Number(day.slice(-2)) + place) % 2 === 0;

/**
 * The next step of a word. A word that is understood is said on one day and spelt on the other, so that it grows
 * without a microphone, too.
 */
function kindOf({ growth }: Met, day: Day, place: number): AskKind {
  if (growth === 'seen') return 'hear';
  if (growth === 'said') return 'spell';
  if (growth === 'spelt') return isEven(day, place) ? 'spell' : 'hear';
  return isEven(day, place) ? 'say' : 'spell';
}

/** More words to say or to spell would take longer than three minutes: the others are heard. */
const mostOfKind = 4;

/** The questions of a day: the same for the whole day. */
export function planReview(words: readonly Met[], day: Day): Ask[] {
  const kinds = words.map((word, place) => kindOf(word, day, place));
  const asks = words.map(({ wordId }, place): Ask => {
    const kind = kinds[place] ?? 'hear';
    const before = kinds.slice(0, place).filter(one => one === kind).length;
    return { kind: before < mostOfKind ? kind : 'hear', day, wordIds: [wordId] };
  });
  const heard = asks.filter(({ kind }) => kind === 'hear');
  const last = heard.slice(-matched);
  const match: Ask = { kind: 'match', day, wordIds: last.flatMap(({ wordIds }) => wordIds) };
  if (heard.length < enoughToMatch || idOf(match).length > longestId) return asks;
  return [...asks.filter(ask => !last.includes(ask)), match];
}
