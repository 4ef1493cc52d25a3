/** What screening looks for; the group is the reason the desk shows, and orders alike reasons. */
export const signals = {
  fullName: 'personal',
  phone: 'personal',
  email: 'personal',
  address: 'personal',
  school: 'personal',
  socialMedia: 'personal',
  asksForDetails: 'personal',
  swearing: 'swearing',
  insult: 'unkind',
  threat: 'unkind',
  exclusion: 'unkind',
  mockery: 'unkind',
  meeting: 'meeting',
  secret: 'meeting',
  distress: 'distress',
  notEnglish: 'notEnglish',
  link: 'link',
  code: 'link',
  repetition: 'repetition',
  flood: 'repetition',
  senderHistory: 'history',
  firstContact: 'firstContact',
  report: 'report',
  check: 'check',
} as const;
/** Code of a signal; `check` is a check that failed or was slow. */
export type SignalCode = keyof typeof signals;
/** Codes of signals. */
export const signalCodes = Object.keys(signals) as [SignalCode, ...SignalCode[]];
/** Reasons the desk shows; `none` for a text without any signal. */
export const signalGroups = [
  'distress',
  'meeting',
  'report',
  'personal',
  'swearing',
  'unkind',
  'link',
  'notEnglish',
  'history',
  'repetition',
  'firstContact',
  'check',
  'none',
] as const;
/** A reason the desk shows. */
export type SignalGroup = (typeof signalGroups)[number];

/** Why a text comes back, in the order of the keys 1 to 7 at the desk. */
export const returnReasons = [
  'personal',
  'unkind',
  'swearing',
  'notEnglish',
  'meeting',
  'link',
  'hardToRead',
] as const;
/** Why a text comes back. */
export type ReturnReason = (typeof returnReasons)[number];

/** What a reviewer decides; `withhold` on a reported text takes back what was delivered. */
export const outcomes = ['deliver', 'return', 'withhold', 'escalate'] as const;
/** What a reviewer decides. */
export type Outcome = (typeof outcomes)[number];

/** Why a text is read: the first time, blind a second time, after a report, by the lead. */
export const leaseKinds = ['review', 'second', 'report', 'lead'] as const;
/** Why a text is read. */
export type LeaseKind = (typeof leaseKinds)[number];

/** Roles of adults (SAFE-07). */
export const staffRoles = ['reviewer', 'senior', 'lead', 'auditor', 'admin'] as const;
/** A role of an adult. */
export type StaffRole = (typeof staffRoles)[number];

/** States of a case. */
export const caseStates = ['open', 'withLead', 'waitingForGrownUp', 'closed'] as const;
/** How a case may end. */
export const caseOutcomes = ['nothingFound', 'taught', 'letterSent'] as const;
/** Letters to grown-ups. */
export const letterTemplates = ['unkind', 'personal', 'meeting', 'worried', 'notEnglish'] as const;

/**
 * Review (SAFE-03, SAFE-04), times in milliseconds. `targetMs` by severity; past `rescueShare` of it a
 * text comes before normal work, and every `rescueEvery`th claim takes one before severe work too.
 */
export const review = {
  leaseMs: 120_000,
  heartbeatMs: 30_000,
  undoMs: 10_000,
  targetMs: [3_600_000, 1_800_000, 900_000, 300_000],
  rescueShare: 0.8,
  rescueEvery: 4,
  breakMs: 3_000_000,
  /** Texts of this severity are folded until they are opened, and no reviewer's alone (SAFE-02). */
  severeFrom: 3,
  mostEditedWords: 3,
  mostEditedCharacters: 40,
  secondOpinions: { delivered: 0.05, returned: 0.1, newcomerDecisions: 100 },
} as const;

/** Sessions of adults: challenge between the two steps, idle and absolute limit, in milliseconds. */
export const staffSession = {
  challengeMs: 300_000,
  idleMs: 1_800_000,
  absoluteMs: 12 * 3_600_000,
} as const;
