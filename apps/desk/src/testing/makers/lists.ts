import type { AuditRow, HistoryItem, ResponseOf } from '@digipals/contract';
import { heron, minutes, otter } from './people.ts';

/** A decision of the history. */
export const makeDecision = (changes: Partial<HistoryItem> = {}): HistoryItem => ({
  decisionId: 'd-1',
  submissionId: 'sub-1',
  rev: 1,
  kind: 'message',
  from: otter,
  to: heron,
  text: 'Hi! My name is Elif Kaya and we live near the big park in Izmir. Can you tell me your address?',
  editedText: null,
  severity: 1,
  outcome: 'return',
  reason: 'personal',
  note: null,
  by: 'Reviewer 12',
  at: minutes(-13),
  seconds: 14,
  isFinal: true,
  second: 'agreed',
  ...changes,
});

/** A row of the audit log. */
export const makeRow = (row: number, changes: Partial<AuditRow> = {}): AuditRow => ({
  row,
  at: minutes(-row),
  actor: 'Reviewer 07',
  action: 'Returned',
  object: `submission ${row}`,
  fingerprint: '9f3ce8a4',
  before: 'a1d2b6f7',
  covers: [],
  ...changes,
});

type AuditCheck = ResponseOf<'GET desk/audit/check'>;

/** What the check of an intact log of three rows finds. */
export const makeAuditCheck = (changes: Partial<AuditCheck> = {}): AuditCheck => ({
  rows: 3,
  firstWrong: null,
  changed: [],
  anchors: {
    wrong: null,
    restored: null,
    places: [
      { place: 'file', row: 3, at: minutes(-4), state: 'same' },
      { place: 'store', row: null, at: null, state: 'none' },
      { place: 'mail', row: 2, at: minutes(-90), state: 'same' },
    ],
  },
  ...changes,
});
