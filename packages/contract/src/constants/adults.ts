/** Most characters of what an adult types about itself. */
export const adultLimits = { name: 80, email: 200 } as const;

/** Roles of grown-ups (SCHOOL-01). One adult may have several. */
export const adultRoles = ['operator', 'lead', 'teacher', 'parent'] as const;
/** A role of a grown-up. */
export type AdultRole = (typeof adultRoles)[number];

/**
 * What a call of a grown-up needs. `self`: a session. `makeSchool`: a lead who has no school yet. The others
 * name the object in the path: `leadSchool` allows the leads of `{schoolId}`, `workInSchool` also its teachers;
 * `teachClass` the teachers of `{classId}` and the leads of its school, `teachChild` those of the class of
 * `{childId}`; `parentOf` its parents.
 */
export const adultRights = [
  'self',
  'makeSchool',
  'leadSchool',
  'workInSchool',
  'teachClass',
  'teachChild',
  'parentOf',
] as const;
/** What a call of a grown-up needs. */
export type AdultRight = (typeof adultRights)[number];

/**
 * Sessions of grown-ups, in milliseconds: between the two steps of signing in, idle limit, absolute limit, and
 * how long a code of the second factor counts as fresh.
 */
export const adultSession = {
  challengeMs: 300_000,
  idleMs: 1_800_000,
  absoluteMs: 12 * 3_600_000,
  freshMs: 10 * 60_000,
} as const;

/** Invitations are valid for seven days, in milliseconds. */
export const invitationMs = 7 * 24 * 3_600_000;

/** Recovery codes of an adult, each for one sign-in. */
export const recoveryCodes = { count: 10, signs: 16 } as const;

/** How long a school keeps texts of children: 30 days, until the school year ends, until the child leaves. */
export const keepTexts = ['month', 'schoolYear', 'enrolled'] as const;
/** How long a school keeps texts of children. */
export type KeepTexts = (typeof keepTexts)[number];

/** Ages below which a parent decides about contact, by law of the country. */
export const consentAges = [13, 14, 15, 16] as const;
/** An age of consent. */
export type ConsentAge = (typeof consentAges)[number];

/** Codes of new classes (CLASS-01). Nobody mistakes these signs for one another: no 0 O, 1 I L. */
export const classCodes = { length: 6, signs: '23456789ABCDEFGHJKMNPQRSTUVWXYZ' } as const;

/** Most letters of a child's first name. */
export const childNameMost = 24;

/** Children of one class, and children made in one call. */
export const classSize = { most: 60, atOnce: 60 } as const;

/** Ages of consent below 16 by country (GDPR article 8 as countries apply it, COPPA). */
const earlierConsent: Readonly<Record<string, ConsentAge>> = {
  be: 13,
  dk: 13,
  ee: 13,
  fi: 13,
  gb: 13,
  lv: 13,
  mt: 13,
  no: 13,
  pt: 13,
  se: 13,
  us: 13,
  at: 14,
  bg: 14,
  cy: 14,
  es: 14,
  it: 14,
  lt: 14,
  cz: 15,
  fr: 15,
  gr: 15,
  si: 15,
};

/** The age of consent of a country; 16 where none is known. */
export const consentAgeOf = (country: string): ConsentAge => earlierConsent[country] ?? 16;

/** Passkeys of an adult: at most this many, signs of a name, and how long a challenge is valid, in milliseconds. */
export const passkeys = { most: 20, nameLength: 40, challengeMs: 300_000 } as const;

/** The link to a new e-mail is valid for a day, in milliseconds. */
export const emailChangeMs = 24 * 3_600_000;

/** What a card of a child has: three pictures, a badge, or a badge whose child knows one picture by heart. */
export const cardKinds = ['pictures', 'badge', 'badgeAndPicture'] as const;
/** What a card of a child has. */
export type CardKind = (typeof cardKinds)[number];

/** Badges: bytes of their secret, and the wrong pictures in a row that end one. */
export const badges = { bytes: 16, mostWrong: 5 } as const;
