/** Window widths in CSS pixels (CONST-02 to CONST-06, AMBIG-01). "Wider than mobile" means > 765. */
export const breakpoints = {
  desktop: 1600,
  tablet: 1024,
  mobile: 765,
  tamagotchi: 365,
  progressSummary: 768,
} as const;

/** Popups and toolbars (CONST-09, CONST-10, CONST-13, CONST-43), milliseconds; swipe in CSS pixels (AMBIG-59). */
export const shell = {
  popupCloseMs: 500,
  lingoSpinMs: 6_000,
  retryMs: 1_000,
  keyHighlightMs: 70,
  swipePx: 50,
} as const;

/** Default interface language (CONST-40). */
export const defaultLanguage = 'en';

/** Lazy chunks (CONST-42, ERR-25). */
export const chunkTimeoutMs = 120_000;

/** The only licence that makes a child premium (CONST-44). */
export const premiumSku = 'LBMFULL';

/** Sign-in: the ticket of `/?t=` is valid for 60 s and for one use (NOTSHOWN-25). Times in milliseconds. */
export const session = {
  ticketMs: 60_000,
  /** Without the idle limit of a deployment. */
  idleMs: 7 * 24 * 3_600_000,
  /** Idle limit of a deployment that sets none. */
  idleMinutes: 30,
  /** How long the server waits beyond the idle limit: a child may be asked just then. */
  idleGraceMs: 5 * 60_000,
  /** How long a child has to answer whether it is still there. */
  answerMs: 60_000,
  absoluteMs: 30 * 24 * 3_600_000,
  pictureCount: 3,
} as const;

/** Pictures of the picture password, in display order. */
export const passwordPictures = [
  'apple',
  'ball',
  'balloon',
  'bike',
  'cat',
  'cow',
  'duck',
  'guitar',
  'rocket',
  'sun',
  'iceCream',
  'house',
] as const;
/** One picture of the picture password. */
export type PasswordPicture = (typeof passwordPictures)[number];

/** Help-language codes (I18N-11); `gb` and `us` are also the teaching languages (CALL-22). */
export const languageCodes = ['es', 'gb', 'us', 'fr', 'tr', 'ru', 'az', 'th', 'cn'] as const;
/** A help-language code of the specification. */
export type LanguageCode = (typeof languageCodes)[number];
/** The locale that each help-language code shows (I18N-11). */
export const localeOfLanguage = {
  es: 'es',
  gb: 'en-GB',
  us: 'en-US',
  fr: 'fr',
  tr: 'tr',
  ru: 'ru',
  az: 'az',
  th: 'th',
  cn: 'zh',
} as const satisfies Record<LanguageCode, string>;
/** The two kinds of English a child may learn. */
export const teachingLanguages = ['gb', 'us'] as const;
/** `gb` or `us`. */
export type TeachingLanguage = (typeof teachingLanguages)[number];

/** Limits of one request body. */
export const limits = {
  historyEntries: 500,
  picksPerEntry: 50,
  eventsPerBatch: 100,
  /** Bounds of what is logged about an answer; more is logged as the bound. */
  answerMs: 86_400_000,
  answerTries: 1_000,
  answerHints: 1_000,
} as const;

/** Feature flags and their defaults (FLAG-01 to FLAG-17). Flags hide entries, never routes (AMBIG-07). */
export const featureFlags = {
  profile: true,
  globe: true,
  training: true,
  settings: true,
  menuDropdown: true,
  streakPopup: true,
  lingoPopup: true,
  notificationPopup: true,
  studyBuddy: true,
  dictionary: true,
  newsfeed: false,
  referrals: false,
  friendshipStreak: false,
  settingsEmail: false,
  studyBuddySelection: false,
  mutualFriends: false,
  menuStar: false,
} as const;
/** Name of a feature flag. */
export type FeatureFlag = keyof typeof featureFlags;

/**
 * How much a child may add in a day (in UTC): answers of questions, analytics events, texts, friend requests,
 * reports, and all other writes. Four hours of playing are at most 5,000 answers (SERVER-06).
 */
export const dailyLimits = {
  answers: 5_000,
  events: 5_000,
  texts: 200,
  requests: 100,
  reports: 50,
  writes: 10_000,
} as const;

/** How long an analytics event is kept (SERVER-08). */
export const eventDays = 90;

/**
 * Codes of tracked events (EVENT-01 to EVENT-20). The specification skips some numbers, which have no
 * code (NOTSHOWN-35).
 */
export const eventCodes = [
  'lbm1',
  'lbm2',
  'lbm3',
  'lbm4',
  'lbm5',
  'lbm6',
  'lbm7',
  'lbm8',
  'lbm11',
  'lbm13',
  'lbm14',
  'lbm16',
  'lbm17',
  'lbm18',
  'lbm21',
  'lbm22',
  'lbm23',
  'lbm24',
  'lbm39',
  'lbm40',
] as const;
/** Code of a tracked event. */
export type EventCode = (typeof eventCodes)[number];
