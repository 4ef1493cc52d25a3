import { endpointQuery } from '@digipals/client';
import type { WordReview } from '@digipals/contract';
import type { LanguageCode } from '@digipals/contract/constants';
import { repairActivity } from '@digipals/engine';

/** The id of word reviews as an activity. */
export const reviewId = 'word-review';

/** The words that a child met. */
export const wordsQuery = (userId: string) => endpointQuery('GET users/{id}/words', { id: userId });

const repaired = (review: WordReview): WordReview => ({
  ...review,
  activity: review.activity && repairActivity(review.activity),
});

/** Today's word review, with its instructions in one language. */
export const reviewQuery = (userId: string, language: LanguageCode) =>
  endpointQuery('GET users/{id}/wordReview', { id: userId, language }, { prepare: repaired });
