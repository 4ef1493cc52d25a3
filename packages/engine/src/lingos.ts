import { lingoAmounts } from '@digipals/contract/constants';

/**
 * Lingos to pay, as an integer, when more questions of an activity have become valid (NOTSHOWN-59): the share
 * of `lingos` in proportion, rounded down as a running total, so that a completely right activity pays
 * exactly `lingos` however its answers were split into requests.
 *
 * @param given.lingos what the complete activity pays
 * @param given.total number of its questions
 * @param given.creditedBefore questions paid for so far
 * @param given.creditedAfter questions paid for from now on
 */
export const lingoCredit = (given: {
  lingos: number;
  total: number;
  creditedBefore: number;
  creditedAfter: number;
}): number => {
  if (given.total === 0) return 0;
  const share = (questions: number): number =>
    Math.floor((given.lingos * Math.min(questions, given.total)) / given.total);
  return Math.max(0, share(given.creditedAfter) - share(given.creditedBefore));
};

/** Lingos for playing a fully paid activity again (PAY-11): a fifth of its Lingos, at least one if it pays any. */
export const replayCredit = (lingos: number): number =>
  lingos === 0 ? 0 : Math.max(1, Math.floor(lingos / lingoAmounts.replayParts));
