/** Signal codes of screening; the group is the reason that the desk shows. */
export const signals = {
  fullName: 'personal',
  phone: 'personal',
  email: 'personal',
  address: 'personal',
  school: 'personal',
  socialMedia: 'personal',
  birthDate: 'personal',
  asksForDetails: 'personal',
  swearing: 'swearing',
  insult: 'unkind',
  threat: 'unkind',
  exclusion: 'unkind',
  mockery: 'unkind',
  meeting: 'meeting',
  secret: 'meeting',
  grooming: 'grooming',
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
/** Code of a signal; `check` means that a check failed or was slow. */
export type SignalCode = keyof typeof signals;
/** Codes of signals. */
export const signalCodes = Object.keys(signals) as [SignalCode, ...SignalCode[]];
/** Reasons the desk shows; `none` for a text without any signal. */
export const signalGroups = [
  'distress',
  'grooming',
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
/** A reason that the desk shows. */
export type SignalGroup = (typeof signalGroups)[number];

/** Why a text is returned, in the order of the keys 1 to 7 at the desk. */
export const returnReasons = [
  'personal',
  'unkind',
  'swearing',
  'notEnglish',
  'meeting',
  'link',
  'hardToRead',
] as const;
/** Why a text is returned. */
export type ReturnReason = (typeof returnReasons)[number];

/** A reviewer's decision; `withhold` on a reported text retracts what was delivered. */
export const outcomes = ['deliver', 'return', 'withhold', 'escalate'] as const;
/** A reviewer's decision. */
export type Outcome = (typeof outcomes)[number];

/** Why an adult decides on a severe text as it does: the reasons to return one, and two more. */
export const decisionReasons = [...returnReasons, 'distress', 'harmless'] as const;
/** Why an adult decides as it does. */
export type DecisionReason = (typeof decisionReasons)[number];

/** The opinions on a severe text: two adults, and a third if they differ. */
export const seats = ['first', 'second', 'third'] as const;
/** One of the opinions on a severe text. */
export type Seat = (typeof seats)[number];

/** Kind of reading: first, blind second opinion, after a report, by the lead, with four eyes. */
export const leaseKinds = ['review', 'second', 'report', 'lead', 'severe'] as const;
/** Kind of reading. */
export type LeaseKind = (typeof leaseKinds)[number];

/** Roles of adults (SAFE-07). */
export const staffRoles = ['reviewer', 'senior', 'lead', 'auditor', 'admin'] as const;
/** A role of an adult. */
export type StaffRole = (typeof staffRoles)[number];

/** How many changed rows a check of the audit log names at most. */
export const mostChangedRows = 20;

/** States of a case. */
export const caseStates = ['open', 'withLead', 'waitingForGrownUp', 'closed'] as const;
/** Outcomes of a case. */
export const caseOutcomes = ['nothingFound', 'taught', 'letterSent'] as const;
/** Letters to grown-ups. */
export const letterTemplates = ['unkind', 'personal', 'meeting', 'worried', 'notEnglish'] as const;

/**
 * Review (SAFE-03, SAFE-04), times in milliseconds. `targetMs` by severity; a text past `rescueShare` of it
 * comes before normal work, and every `rescueEvery`th claim takes one before severe work too.
 */
export const review = {
  leaseMs: 120_000,
  heartbeatMs: 30_000,
  undoMs: 10_000,
  targetMs: [3_600_000, 1_800_000, 900_000, 300_000],
  rescueShare: 0.8,
  rescueEvery: 4,
  breakMs: 3_000_000,
  /** Texts of this severity are folded until they are opened, and a reviewer can only escalate them (SAFE-02). */
  severeFrom: 3,
  /**
   * Until `rescueShare` of their target time has passed, texts of this severity and more are reserved for adults at work
   * who read their language.
   */
  languageReaderFrom: 2,
  mostEditedWords: 3,
  mostEditedCharacters: 40,
  secondOpinions: { delivered: 0.05, returned: 0.1, newcomerDecisions: 100 },
} as const;

/**
 * Severe texts are decided by two adults of two roles, one of them a lead. Nobody decides before the least
 * look (`leastLookMs`) is over, nor does an adult whose role the first one changed within `roleChangeDays`.
 */
export const fourEyes = {
  roles: ['senior', 'lead'],
  minNote: 20,
  roleChangeDays: 30,
  look: { leastMs: 1_200, perCharacterMs: 40, perMarkMs: 2_000, mostMs: 30_000 },
} as const;

/** The least look at a severe text, in milliseconds. `marks`: how many have severity 2 or 3. */
export function leastLookMs(text: string, marks: number): number {
  const { leastMs, perCharacterMs, perMarkMs, mostMs } = fourEyes.look;
  const wanted = [...text].length * perCharacterMs + marks * perMarkMs;
  return Math.min(mostMs, Math.max(leastMs, wanted));
}

/** Sessions of adults: time limit between the two steps, idle and absolute limit, in milliseconds. */
export const staffSession = {
  challengeMs: 300_000,
  idleMs: 1_800_000,
  absoluteMs: 12 * 3_600_000,
} as const;

/** Length of a password that an adult chooses, in characters. */
export const staffPassword = { min: 12, max: 200 } as const;

/** Fewest characters of the note for an identity reveal, and times in milliseconds. */
export const identityReveal = {
  minNote: 20,
  /** A second adult confirms within this time, and the lead looks within the same time after it. */
  confirmMs: 86_400_000,
} as const;

/** Why a lead needs to know who a child is. */
export const identityReasons = {
  danger: 'A child is in danger',
  school: 'The school must act',
  authority: 'An authority asks',
  family: 'A family asks about its child',
} as const;
/** Why a lead needs to know who a child is. */
export type IdentityReason = keyof typeof identityReasons;

/** Who a reply in a case is from: the address that the newest letter of the case went to, or another one. */
export const replySenders = { known: 'Grown-up', unknown: 'Unknown sender' } as const;

/**
 * Why a reply waits for a lead: it names no known letter; its letter is about no case and no school lead
 * reads it; it is not from the address of the case's newest letter; or leads keep something from the sender.
 */
export const replyReasons = ['noLetter', 'noCase', 'otherAddress', 'withheld'] as const;

/** What a letter is about; `letter` is anything else. */
export const letterKinds = [
  'case',
  'week',
  'erasure',
  'help',
  'alarm',
  'anchor',
  'letter',
] as const;
/** What a letter is about. */
export type LetterKind = (typeof letterKinds)[number];

/** Why an adult takes back a delivered text. */
export const recallReasons = [
  'personal',
  'unkind',
  'leavesOut',
  'swearing',
  'meeting',
  'link',
  'distress',
] as const;
/** Why an adult takes back a delivered text. */
export type RecallReason = (typeof recallReasons)[number];

/**
 * One adult recalls up to `alone` texts in `aloneMs`; a second one confirms within `confirmMs`. More texts,
 * up to `mostTexts`, wait for the second adult first; an alarm rings after `waitMs`.
 */
export const recalls = {
  alone: 10,
  aloneMs: 3_600_000,
  mostTexts: 200,
  /** Most gone texts that a device is told about at a time. */
  mostGone: 100,
  minNote: 20,
  confirmMs: 86_400_000,
  waitMs: 900_000,
} as const;
