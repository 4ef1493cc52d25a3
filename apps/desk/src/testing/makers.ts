import type {
  AuditRow,
  Card,
  Case,
  CaseItem,
  HeldItem,
  HistoryItem,
  Person,
  Queue,
  QueueItem,
  Signal,
  Staff,
} from '@digipals/contract';

/** The moment of every test. */
export const at = '2026-11-21T13:44:00.000Z';
const minutes = (count: number): string => new Date(Date.parse(at) + count * 60_000).toISOString();

const otter: Person = { pseudonym: 'Otter 417', ageBand: 2, speaks: 'tr' };
const heron: Person = { pseudonym: 'Heron 92', ageBand: 2, speaks: 'es' };
const wren: Person = { pseudonym: 'Wren 58', ageBand: 3, speaks: 'ru' };
const robin: Person = { pseudonym: 'Robin 7', ageBand: 2, speaks: 'gb' };

/** An adult. */
export const makeStaff = (changes: Partial<Staff> = {}): Staff => ({
  staffId: 'staff-7',
  name: 'Reviewer 07',
  role: 'reviewer',
  since: minutes(-34),
  ...changes,
});

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

/** A card that a reviewer has just claimed. */
export const makeCard = (changes: Partial<Card> = {}): Card => ({
  submissionId: 'sub-1',
  rev: 2,
  kind: 'message',
  lease: { kind: 'review', fence: 3, expiresAt: minutes(2) },
  text,
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
      isAuthor: false,
      text: 'My cat is old. He is ten! Do you have a pet?',
      at: minutes(-60 * 48),
    },
    {
      isAuthor: true,
      text: 'I like drawing horses and I play the guitar.',
      at: minutes(-60 * 72),
    },
    { isAuthor: false, text: 'Hi! I am in Spain. What do you like?', at: minutes(-60 * 96) },
    { isAuthor: true, text: 'Hello! I am new here. Do you like cats?', at: minutes(-60 * 120) },
    { isAuthor: false, text: 'Hello!', at: minutes(-60 * 121) },
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
  ...changes,
});

const sadText =
  'I am sad every day and I do not want to go to school. Nobody sits with me. Please do not tell my mum. Do you feel sad, too?';

/** A text that is folded until it is opened. */
export const makeSevere = (changes: Partial<Card> = {}): Card =>
  makeCard({
    submissionId: 'sub-severe',
    rev: 1,
    versions: [],
    severity: 3,
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

/** The next one, without a mark but a check that failed. */
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

/** A line of the queue. */
const makeQueueItem = (changes: Partial<QueueItem> = {}): QueueItem => ({
  submissionId: 'sub-1',
  group: 'personal',
  severity: 2,
  kind: 'message',
  from: otter,
  to: heron,
  submittedAt: minutes(-7),
  dueAt: minutes(8),
  isLate: false,
  with: null,
  ...changes,
});

const empty = { late: 0, oldestMs: null, medianMs: 240_000, p95Ms: 720_000 };

/** The queue with two texts. */
export const makeQueue = (changes: Partial<Queue> = {}): Queue => ({
  at,
  waiting: 2,
  late: 1,
  oldestMs: 52 * 60_000,
  medianMs: 6 * 60_000,
  p95Ms: 38 * 60_000,
  today: { decided: 377, delivered: 336, returned: 38 },
  onDuty: { reviewers: 4, leads: 1 },
  held: 1,
  escalated: 1,
  secondOpinions: 6,
  openCases: 4,
  reasons: [
    { ...empty, group: 'personal', waiting: 1, oldestMs: 7 * 60_000 },
    { ...empty, group: 'none', waiting: 1, late: 1, oldestMs: 52 * 60_000 },
  ],
  halfHours: Array.from({ length: 16 }, (_, place) => ({
    from: minutes(-480 + place * 30),
    arrived: (place * 7) % 44,
    decided: (place * 5) % 40,
  })),
  items: [
    makeQueueItem(),
    makeQueueItem({
      submissionId: 'sub-9',
      group: 'none',
      severity: 0,
      kind: 'post',
      to: null,
      submittedAt: minutes(-52),
      isLate: true,
      with: 'Reviewer 04',
    }),
  ],
  ...changes,
});

/** A text that is held. */
export const makeHeld = (changes: Partial<HeldItem> = {}): HeldItem => ({
  ...makeQueueItem({ submissionId: 'sub-held' }),
  heldBy: 'Reviewer 12',
  heldAt: minutes(-30),
  note: 'Is “Zeytin” a name of a child?',
  ...changes,
});

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

/** A case with what happened. */
export const makeCase = (changes: Partial<Case> = {}): Case => ({
  ...makeCaseItem(),
  events: [
    {
      ...event,
      at: minutes(-42),
      by: 'A child',
      kind: 'reported',
      reason: 'unkind',
      page: '/conversation/{id}',
      context: [
        {
          pseudonym: 'Finch 18',
          text: 'I like this game. Do you want to play again?',
          at: minutes(-54),
          isReported: false,
        },
        {
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
  outcome: 'return',
  reason: 'personal',
  note: null,
  by: 'Reviewer 12',
  at: minutes(-13),
  seconds: 14,
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
  ...changes,
});
