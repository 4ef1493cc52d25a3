import type { MetWord, WordReview } from '@digipals/contract';
import type { Handlers } from './fake-server.ts';
import { makeActivity, makeLanguages } from './world.ts';

/** A word that a child met. */
export const makeMetWord = (word: string, growth: MetWord['growth'] = 'seen'): MetWord => ({
  id: word,
  word,
  picture: `/media/${word}.webp`,
  audio: { gb: `/media/${word}.gb.mp3`, us: `/media/${word}.us.mp3` },
  growth,
});

/** A review of a cat, which is understood with the first question, and a dog, which is said with the second. */
export const makeReview = (changes: Partial<WordReview> = {}): WordReview => ({
  activity: {
    ...makeActivity(),
    id: 'word-review',
    meta: { title: 'My words', lingos: 5, test: false },
  },
  asked: [
    { questionId: 'q1', wordIds: ['cat'], growth: 'understood' },
    { questionId: 'q2', wordIds: ['dog'], growth: 'said' },
  ],
  paid: false,
  ...changes,
});

/** The garden of Mia. */
export const makeWordsWorld = (
  words: readonly MetWord[],
  review: Partial<WordReview> = {},
): Handlers => ({
  'GET users/{id}/languages': () => makeLanguages(),
  'GET users/{id}/words': () => [...words],
  'GET users/{id}/wordReview': () => makeReview(review),
});
