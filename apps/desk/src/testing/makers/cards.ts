import type { Card, FourEyes, Signal } from '@digipals/contract';
import { heron, minutes, otter, robin, wren } from './people.ts';

const text =
  'Hi! My name is Elif Kaya and I have a dog. His name is Zeytin. He is brown and very funny. We live near the big park in Izmir. Can you tell me your address? I want to send you a picture of him.';

/** A signal at the place of `words` in a text. */
export function makeSignal(words: string, changes: Partial<Signal> = {}, within = text): Signal {
  const start = within.indexOf(words);
  return {
    index: 0,
    code: 'fullName',
    group: 'personal',
    severity: 2,
    mark: start < 0 ? null : { start, end: start + words.length },
    status: 'ok',
    explanation: 'First name and surname after “my name is”',
    isWrong: false,
    ...changes,
  };
}

/** A card that was just claimed. */
export const makeCard = (changes: Partial<Card> = {}): Card => ({
  submissionId: 'sub-1',
  rev: 2,
  kind: 'message',
  lease: { kind: 'review', fence: 3, expiresAt: minutes(2) },
  text,
  names: [],
  isDelivered: false,
  from: otter,
  to: heron,
  submittedAt: minutes(-7),
  dueAt: minutes(8),
  severity: 2,
  signals: [
    makeSignal('Elif Kaya'),
    makeSignal('near the big park in Izmir', {
      index: 1,
      code: 'address',
      severity: 1,
      explanation: 'Names a town and a spot near home',
    }),
    makeSignal('Can you tell me your address?', {
      index: 2,
      code: 'asksForDetails',
      explanation: 'Asks the other child where they live',
    }),
  ],
  checks: { ran: 11, found: 3, tookMs: 4.2 },
  author: { delivered: 6, returned: 1, lastReturnedAt: minutes(-13), strikes: 0 },
  lastDelivered: [
    {
      submissionId: 'pair-1',
      isAuthor: false,
      text: 'My cat is old. He is ten! Do you have a pet?',
      at: minutes(-60 * 48),
    },
    {
      submissionId: 'pair-2',
      isAuthor: true,
      text: 'I like drawing horses and I play the guitar.',
      at: minutes(-60 * 72),
    },
    {
      submissionId: 'pair-11',
      isAuthor: false,
      text: 'Hi! I am in Spain. What do you like?',
      at: minutes(-60 * 96),
    },
    {
      submissionId: 'pair-12',
      isAuthor: true,
      text: 'Hello! I am new here. Do you like cats?',
      at: minutes(-60 * 120),
    },
    { submissionId: 'pair-13', isAuthor: false, text: 'Hello!', at: minutes(-60 * 121) },
  ],
  pairCount: 5,
  versions: [
    {
      rev: 1,
      text: 'Hi! My name is Elif Kaya and we live near the big park in Izmir. Can you tell me your address?',
      at: minutes(-20),
      reason: 'personal',
    },
  ],
  notes: [],
  fourEyes: null,
  ...changes,
});

const sadText =
  'I am sad every day and I do not want to go to school. Nobody sits with me. Please do not tell my mum. Do you feel sad, too?';

/** What else a card of a severe text has, for the first adult. */
export const makeFourEyes = (changes: Partial<FourEyes> = {}): FourEyes => ({
  seat: 'first',
  caseId: '2214',
  proposedAt: null,
  leastLookMs: 9_000,
  others: [
    { name: 'Senior 02', role: 'senior', isAtWork: true, may: true, why: null },
    { name: 'Senior 07', role: 'senior', isAtWork: true, may: false, why: 'held' },
    { name: 'Senior 04', role: 'senior', isAtWork: false, may: false, why: null },
  ],
  opinions: [],
  figures: null,
  ...changes,
});

/** A severe text: folded until it is opened, and decided by two. */
export const makeSevere = (changes: Partial<Card> = {}): Card =>
  makeCard({
    submissionId: 'sub-severe',
    rev: 1,
    versions: [],
    severity: 3,
    lease: { kind: 'severe', fence: 3, expiresAt: minutes(2) },
    fourEyes: makeFourEyes(),
    text: sadText,
    from: wren,
    to: robin,
    signals: [
      makeSignal(
        'I am sad every day',
        {
          code: 'distress',
          group: 'distress',
          severity: 3,
          explanation: 'Words for sadness every day, in the present',
        },
        sadText,
      ),
      makeSignal(
        'Please do not tell my mum',
        {
          index: 1,
          code: 'secret',
          group: 'meeting',
          explanation: 'Asks the other child not to tell a grown-up',
        },
        sadText,
      ),
    ],
    ...changes,
  });

/** Another card, with a failed check and no marks. */
export const makeNext = (changes: Partial<Card> = {}): Card =>
  makeCard({
    submissionId: 'sub-2',
    rev: 1,
    versions: [],
    lease: { kind: 'review', fence: 4, expiresAt: minutes(2) },
    from: { pseudonym: 'Plover 233', ageBand: 1, speaks: 'th' },
    to: { pseudonym: 'Finch 18', ageBand: 2, speaks: 'gb' },
    text: 'Hello Finch! I am Ploy. I like swimming and mangoes. Do you like to swim?',
    severity: 1,
    signals: [
      makeSignal('', {
        code: 'check',
        group: 'check',
        severity: 1,
        mark: null,
        status: 'slow',
        explanation: 'The check for links did not answer in time. It never delivers anything.',
      }),
    ],
    checks: { ran: 11, found: 1, tookMs: 5 },
    lastDelivered: [],
    pairCount: 0,
    ...changes,
  });
