/** What a grown-up decides about a child, each by itself (CONSENT-01). The school gives `learning`. */
export const consentPurposes = ['learning', 'contact', 'visible', 'weeklyLetter'] as const;
/** What a grown-up decides about a child. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What families are asked: friends and messages, being found outside the class, a letter each week. */
export const askedPurposes = ['contact', 'visible', 'weeklyLetter'] as const;
/** What families are asked. */
export type AskedPurpose = (typeof askedPurposes)[number];

/**
 * How a consent was given or withdrawn: a signed letter that a teacher recorded, the link of a second message, the
 * account of a parent, a grown-up who told the operator, the school for its own task. `left` and `erasure` end
 * consents.
 */
export const consentMethods = [
  'letter',
  'email',
  'account',
  'pause',
  'operator',
  'school',
  'left',
  'erasure',
  'demo',
] as const;
/** How a consent was given or withdrawn. */
export type ConsentMethod = (typeof consentMethods)[number];

/** What a grown-up is to a child. */
export const relations = ['mother', 'father', 'guardian', 'other'] as const;
/** What a grown-up is to a child. */
export type Relation = (typeof relations)[number];

/** A version of the notice, and the purposes for which it says something new. */
export type NoticeVersion = {
  readonly version: number;
  readonly changes: readonly ConsentPurpose[];
};

/** All versions of the notice. A new one asks again for what it changes, and pauses it until then. */
export const noticeVersions: readonly [NoticeVersion, ...NoticeVersion[]] = [
  { version: 1, changes: consentPurposes },
];

/** Codes of letters to families: the signs of class codes, too many to guess. */
export const letterCodes = { length: 9, signs: '23456789ABCDEFGHJKMNPQRSTUVWXYZ' } as const;

const DAY_MS = 24 * 3_600_000;
/** How long the links of letters, of second messages, of last messages and of weekly letters work, in milliseconds. */
export const consentLinkMs = {
  ask: 28 * DAY_MS,
  confirm: 3 * DAY_MS,
  change: 400 * DAY_MS,
  stop: 400 * DAY_MS,
} as const;
/** Second messages that one family can cause in a day. */
export const secondMessagesADay = 5;
