/**
 * Messages, DigiPosts and statuses (NOTSHOWN-01, NOTSHOWN-32, KEYB-09). `maxLength` in grapheme
 * clusters; `maxUnits` limits what is processed, in UTF-16 units, and `maxAskedUnits` a text in a query.
 */
export const messages = {
  maxLength: 500,
  maxUnits: 4_000,
  maxAskedUnits: 1_500,
  minWords: 3,
  pageSize: 50,
  textRows: 4,
} as const;

/** Themes of the sentence maker. */
export const sentenceMakerTypes = ['play', 'pets', 'food', 'school', 'home', 'days'] as const;
/** A theme of the sentence maker. */
export type SentenceMakerType = (typeof sentenceMakerTypes)[number];

/** Reasons of a report, in the order in which a child sees them (GUIDE-09 to GUIDE-11, NOTSHOWN-30, SAFE2-100). */
export const reportReasons = [
  'unkind',
  'personalInformation',
  'meeting',
  'photos',
  'secret',
  'otherApp',
  'scared',
  'notEnglish',
] as const;
/** A reason of a report. */
export type ReportReason = (typeof reportReasons)[number];

/** Hints before a child sends a text, the most important first. */
export const writingHints = [
  'phone',
  'email',
  'address',
  'school',
  'fullName',
  'socialMedia',
  'birthDate',
  'link',
  'unkind',
  'notEnglish',
] as const;
/** A hint before sending. */
export type WritingHint = (typeof writingHints)[number];
