import type { Measure } from '@digipals/contract';
import { makeCaseItem } from './cases.ts';
import { minutes } from './people.ts';

/** What a child says to a measure. */
export const makeObjection = (
  changes: Partial<NonNullable<Measure['objection']>> = {},
): NonNullable<Measure['objection']> => ({
  because: 'joke',
  text: 'He laughed too.',
  at: minutes(-20),
  answerBy: minutes(1_000),
  answeredBy: null,
  answer: null,
  mayAnswer: true,
  ...changes,
});

/** An active pause. */
export const makeMeasure = (changes: Partial<Measure> = {}): Measure => ({
  measureId: 'm-1',
  child: makeCaseItem().child,
  caseId: '2207',
  kind: 'pauseWriting',
  days: 1,
  reason: 'unkind',
  note: 'Third time to the same child. A talk at home is asked for.',
  text: 'Nobody wants to play with you.',
  by: 'Senior 02',
  at: minutes(-40),
  confirmedBy: null,
  until: minutes(1_400),
  state: 'acts',
  endedBy: null,
  isSeen: true,
  objection: null,
  mayConfirm: false,
  mayEnd: true,
  ...changes,
});
