import type { Case, CaseItem } from '@digipals/contract';
import { minutes } from './people.ts';

/** A case in the list. */
export const makeCaseItem = (changes: Partial<CaseItem> = {}): CaseItem => ({
  caseId: '2207',
  group: 'unkind',
  severity: 2,
  child: { pseudonym: 'Kestrel 310', ageBand: 2, speaks: 'fr' },
  state: 'open',
  outcome: null,
  openedBy: 'report',
  reports: 3,
  owner: 'Senior 02',
  openedAt: minutes(-42),
  lastAt: minutes(-13),
  ...changes,
});

const event = { text: null, reason: null, page: null, context: [], strike: null };

/** A case with its events. */
export const makeCase = (changes: Partial<Case> = {}): Case => ({
  ...makeCaseItem(),
  nextOwners: [],
  closing: null,
  open: [],
  identity: null,
  events: [
    {
      ...event,
      at: minutes(-42),
      by: 'A child',
      kind: 'reported',
      reason: 'unkind',
      page: '/conversation/{id?}',
      context: [
        {
          submissionId: 's-1',
          pseudonym: 'Finch 18',
          text: 'I like this game. Do you want to play again?',
          at: minutes(-54),
          isReported: false,
        },
        {
          submissionId: 's-2',
          pseudonym: 'Kestrel 310',
          text: 'You are bad at this game. Nobody wants to play with you.',
          at: minutes(-46),
          isReported: true,
        },
      ],
    },
    { ...event, at: minutes(-40), by: 'System', kind: 'reopened' },
    {
      ...event,
      at: minutes(-24),
      by: 'Senior 02',
      kind: 'note',
      text: 'Third time in a week to the same child, each after a lost game. I think a talk at home helps more than a pause.',
    },
    {
      ...event,
      at: minutes(-20),
      by: 'Senior 02',
      kind: 'strike',
      text: 'Unkind for the third time.',
      strike: { strikeId: 'strike-1', expiresAt: '2027-02-19T13:24:00.000Z', isRevoked: false },
    },
  ],
  figures: { delivered: 58, returned: 4, strikes: 1 },
  canWrite: true,
  letterLanguage: 'tr',
  ...changes,
});
