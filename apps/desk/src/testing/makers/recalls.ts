import type { DeliveredText, Recall } from '@digipals/contract';
import { heron, minutes, otter } from './people.ts';

/** A delivered text, with another by the same author. */
export const makeDelivered = (changes: Partial<DeliveredText> = {}): DeliveredText => ({
  submissionId: 's-1',
  kind: 'message',
  from: otter,
  to: heron,
  text: 'Nobody wants to play with you.',
  deliveredAt: minutes(-40),
  isRead: true,
  isGone: false,
  reports: 0,
  caseId: '2207',
  devices: { open: 2, away: 1 },
  isNotified: true,
  also: [{ submissionId: 's-2', to: heron, text: 'I win every time.', at: minutes(-50) }],
  figures: { delivered: 31_402, gone: 7, medianMs: 41_000, longestMs: null },
  ...changes,
});

/** A recall that waits for a second adult. */
export const makeRecall = (changes: Partial<Recall> = {}): Recall => ({
  recallId: 'r-1',
  from: otter,
  caseId: '2207',
  reason: 'leavesOut',
  note: 'Missed by the first reader, asks others to join in',
  by: 'Senior 02',
  at: minutes(-5),
  texts: [{ submissionId: 's-1', to: heron, text: 'Nobody wants to play with you.' }],
  state: 'open',
  confirmedBy: null,
  restoringBy: null,
  restoredBy: null,
  devices: { gone: 2, signedOut: 1, silent: 1 },
  mayConfirm: true,
  mayRestore: true,
  ...changes,
});
