import type { Recall, RecallReason } from '@digipals/contract';

/** Why an adult takes back a text. */
export const recallReasonWords: Record<RecallReason, string> = {
  personal: 'Personal details',
  unkind: 'Unkind words',
  leavesOut: 'Leaves a child out',
  swearing: 'Swearing',
  meeting: 'Meeting or secrets',
  link: 'Link or code',
  distress: 'Distress',
};

/** What became of a recall. */
export const recallStateWords: Record<Recall['state'], string> = {
  waits: 'Waits for a second, still readable',
  open: 'Gone, waits for a second',
  confirmed: 'Gone, confirmed',
  restored: 'Restored',
};
