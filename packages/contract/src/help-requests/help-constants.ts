/** What a child taps when it asks for help, in the order of the page. */
export const helpPictures = ['sad', 'scared', 'unkind', 'strange', 'hurts', 'other'] as const;
/** What a child taps when it asks for help. */
export type HelpPicture = (typeof helpPictures)[number];

/** Who must not see a help request, as the child says it; `nobody`: anyone may see it. */
export const helpPersons = ['mum', 'dad', 'teacher', 'other', 'nobody'] as const;
/** Who must not see a help request. */
export type HelpPerson = (typeof helpPersons)[number];
/** Those who may live with the child: to let a family see a request that names one of them takes two leads. */
export const helpPersonsAtHome: readonly HelpPerson[] = ['mum', 'dad', 'other'];

/** What a child can say with one tap. No choice is a better one. */
export const helpSayings = ['safe', 'notSafe', 'unsure'] as const;
/** What a child can say with one tap. */
export type HelpSaying = (typeof helpSayings)[number];

/**
 * Help requests, times in milliseconds: how long a child can take a tap back, when it is told that an answer comes
 * with and without a lead on duty, and how long one lead alone keeps the family from seeing it. `fewestOfReason`: the
 * fewest characters of a lead's reason for a decision.
 */
export const helpRequests = {
  takeBackMs: 10_000,
  mostCharacters: 2_000,
  fewestOfReason: 20,
  staffedMs: 600_000,
  onCallMs: 3_600_000,
  oneLeadMs: 72 * 3_600_000,
} as const;

/** Persons of a school who protect children. */
export const safeContactKinds = ['safeguarding', 'deputy'] as const;
/** A person of a school who protects children. */
export type SafeContactKind = (typeof safeContactKinds)[number];

/** Who a letter in a case can go to. None is preselected. */
export const letterRecipients = ['grownUp', ...safeContactKinds] as const;
/** Who a letter in a case goes to. */
export type LetterRecipient = (typeof letterRecipients)[number];
