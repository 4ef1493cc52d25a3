import type { DeskReply, LostLetter } from '@digipals/contract';
import { minutes } from './people.ts';

/** A reply that waits for a lead. */
export const makeReply = (changes: Partial<DeskReply> = {}): DeskReply => ({
  replyId: 'r-1',
  at: minutes(-24),
  reason: 'otherAddress',
  number: 'DP-C2207',
  letterCaseId: '2207',
  from: 'aunt@example.org',
  subject: 'Re: About Ali [DP-C2207]',
  text: 'Thank you for writing.\nHow long is <b>the break</b>?',
  outcome: null,
  ...changes,
});

/** A letter that was given up. */
export const makeLostLetter = (changes: Partial<LostLetter> = {}): LostLetter => ({
  letterId: 'letter-1',
  number: 'DP-C2198',
  kind: 'case',
  caseId: '2198',
  tries: 12,
  failedAt: minutes(-260),
  dealtWith: null,
  ...changes,
});
