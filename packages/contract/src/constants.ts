/**
 * Business constants of the specification, with units and sources (A §9, B §9 and the decisions of
 * docs/requirements.tsv). Free of any schema library, so the child's bundle may import it.
 */

/** Window widths in CSS pixels (CONST-02 to CONST-06, AMBIG-01). "Wider than mobile" means > 765. */
export const breakpoints = {
  desktop: 1600,
  tablet: 1024,
  mobile: 765,
  tamagotchi: 365,
  progressSummary: 768,
} as const;

/** Daily streak (CONST-01): Lingos in one local day that start or keep it. */
export const streak = { lingosPerDay: 20 } as const;

/** Friends (NOTSHOWN-01): characters of a search, most results of a search and recommendations. */
export const friends = { searchMin: 2, searchMax: 40, results: 20, recommended: 12 } as const;

/** Age bands (SAFE-08): 7 to 8, 9 to 10, 11 to 12 years. A child meets its own and the next ones. */
export const ageBands = [1, 2, 3] as const;
/** An age band. */
export type AgeBand = (typeof ageBands)[number];

/** Trophies (NOTSHOWN-58): the count at which a level is won; days in a row for `streak`. */
export const trophies = {
  messages: { bronze: 3, silver: 10, gold: 50 },
  friends: { bronze: 1, silver: 10, gold: 25 },
  countries: { bronze: 3, silver: 8, gold: 15 },
  streak: { bronze: 3, silver: 10, gold: 30 },
} as const;
/** What there are trophies for. */
export const trophyKinds = ['messages', 'friends', 'countries', 'streak'] as const;
/** A kind of trophy. */
export type TrophyKind = (typeof trophyKinds)[number];
/** Levels of a trophy, the lowest first. */
export const trophyLevels = ['bronze', 'silver', 'gold'] as const;
/** A level of a trophy. */
export type TrophyLevel = (typeof trophyLevels)[number];

/** Kinds of notifications (NOTIF-03). */
export const notificationKinds = [
  'lingo',
  'frequest',
  'faccept',
  'domino-add',
  'domino-rem',
  'referral',
  'like-profile',
  'studybuddy',
  'post',
] as const;
/** A kind of notification. */
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * What a study buddy tells of (AMBIG-22): the first login, a trophy, a text that came back or was kept,
 * and what became of a report.
 */
export const studyBuddyActions = [
  'firstLogin',
  'trophy',
  'returned',
  'withheld',
  'report',
] as const;

/** Notifications (CONST-07, CONST-08): milliseconds between polls, entries kept. */
export const notifications = { pollMs: 30_000, kept: 30 } as const;

/** Popups and toolbars (CONST-09, CONST-10, CONST-13, CONST-43), milliseconds; swipe in CSS pixels (AMBIG-59). */
export const shell = {
  popupCloseMs: 500,
  lingoSpinMs: 6_000,
  retryMs: 1_000,
  keyHighlightMs: 70,
  swipePx: 50,
} as const;

/** Fetch a new friend (CONST-11, CONST-12). */
export const fetchFriend = { minimumMs: 1_500, loaderDots: 8 } as const;

/** Training (CONST-14 to CONST-20). Percentages are 0 to 100, the threshold is score / total. */
export const training = {
  completionThreshold: 0.5,
  starHalfPercent: 50,
  starFullPercent: 100,
  prefetchedActivities: 4,
  sliderItems: 5,
  sliderSpacingPx: 12,
  /** Window height in px below which so many items stand in view; above the last: 4. */
  itemsByHeight: [
    { under: 550, items: 1 },
    { under: 650, items: 2 },
    { under: 750, items: 3 },
  ],
  itemsOtherwise: 4,
} as const;

/** Spelling game (CONST-21 to CONST-23, NOTSHOWN-52). */
export const spelling = {
  balloons: 10,
  clueCost: 2,
  keyRows: ['abcdefghi', 'jklmnopqr', 'stuvwxyz'],
} as const;

/** Word search (CONST-24 to CONST-27). */
export const wordSearch = {
  gridSize: 12,
  placementAttempts: 100,
  directions: 4,
  directionsBackwards: 8,
  backwards: false,
} as const;

/** Activity player (CONST-28 to CONST-39, CONST-41, NOTSHOWN-41 to NOTSHOWN-43), times in milliseconds. */
export const player = {
  wrongPairClearMs: 2_000,
  dragMs: 150,
  carouselItemsMobile: 2,
  carouselItems: 3,
  carouselOnAboveColumns: 3,
  carouselSpeedMs: 2_500,
  confirmationImageMs: 3_000,
  progressDotsWide: 6,
  progressDots: 3,
  slowRate: 0.5,
  triggerWaitMs: 5_000,
  countriesWithoutExtraFetch: ['us', 'gb'],
  defaultCountry: 'gb',
  defaultAttempts: 1,
  defaultRecordSeconds: 5,
} as const;

/** Default interface language (CONST-40). */
export const defaultLanguage = 'en';

/** Lazy chunks (CONST-42, ERR-25). */
export const chunkTimeoutMs = 120_000;

/** The only licence that makes a child premium (CONST-44). */
export const premiumSku = 'LBMFULL';

/** Lingos paid outside activities (NOTSHOWN-59). */
export const lingoAmounts = {
  messageDelivered: 2,
  messagesPaidPerDay: 5,
  replyReceived: 4,
} as const;

/**
 * Messages, DigiPosts and statuses (NOTSHOWN-01, NOTSHOWN-32, KEYB-09). `maxLength` in grapheme
 * clusters; `maxUnits` bounds what is looked at, in UTF-16 units.
 */
export const messages = {
  maxLength: 500,
  maxUnits: 4_000,
  minWords: 3,
  pageSize: 50,
  textRows: 4,
} as const;

/** Themes of the sentence maker. */
export const sentenceMakerTypes = ['play', 'pets', 'food', 'school', 'home', 'days'] as const;
/** A theme of the sentence maker. */
export type SentenceMakerType = (typeof sentenceMakerTypes)[number];

/** Reasons of a report (GUIDE-09 to GUIDE-11, NOTSHOWN-30). */
export const reportReasons = ['notEnglish', 'unkind', 'personalInformation'] as const;
/** A reason of a report. */
export type ReportReason = (typeof reportReasons)[number];

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

/** What a child is told before it sends, the first it finds in this order. */
export const writingHints = [
  'phone',
  'email',
  'address',
  'school',
  'fullName',
  'socialMedia',
  'link',
  'meeting',
  'unkind',
  'notEnglish',
] as const;
/** A hint before sending. */
export type WritingHint = (typeof writingHints)[number];

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

/** Sign-in: the ticket of `/?t=` lives 60 s and is used once (NOTSHOWN-25). Times in milliseconds. */
export const session = {
  ticketMs: 60_000,
  idleMs: 7 * 24 * 3_600_000,
  absoluteMs: 30 * 24 * 3_600_000,
  pictureCount: 3,
} as const;

/** Pictures of the picture password, in the order in which they are shown. */
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
/** The two kinds of English a child may learn. */
export const teachingLanguages = ['gb', 'us'] as const;
/** `gb` or `us`. */
export type TeachingLanguage = (typeof teachingLanguages)[number];

/** Limits of one request body, so that a client's mistake is answered and never stored. */
export const limits = { historyEntries: 500, picksPerEntry: 50, eventsPerBatch: 100 } as const;

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
