/** Daily streak (CONST-01): Lingos in one local day that start or extend it. */
export const streak = { lingosPerDay: 20 } as const;

/** Friends (NOTSHOWN-01): characters of a search, most results of a search and recommendations. */
export const friends = { searchMin: 2, searchMax: 40, results: 20, recommended: 12 } as const;

/** Age bands (SAFE-08): 7 to 8, 9 to 10, 11 to 12 years. A child can meet its own and the adjacent ones. */
export const ageBands = [1, 2, 3] as const;
/** An age band. */
export type AgeBand = (typeof ageBands)[number];

/** Trophies (NOTSHOWN-58): the count at which a level is won; consecutive days for `streak`. */
export const trophies = {
  messages: { bronze: 3, silver: 10, gold: 50 },
  friends: { bronze: 1, silver: 10, gold: 25 },
  countries: { bronze: 3, silver: 8, gold: 15 },
  streak: { bronze: 3, silver: 10, gold: 30 },
} as const;
/** Kinds of trophies. */
export const trophyKinds = ['messages', 'friends', 'countries', 'streak'] as const;
/** A kind of trophy. */
export type TrophyKind = (typeof trophyKinds)[number];
/** Levels of a trophy, lowest first. */
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
 * Actions of a study buddy notification (AMBIG-22): the first login, a trophy, a text that was returned or
 * withheld, the outcome of a report, and that there is something for the child.
 */
export const studyBuddyActions = [
  'firstLogin',
  'trophy',
  'returned',
  'withheld',
  'takenAway',
  'report',
  'help',
] as const;

/** Notifications (CONST-07, CONST-08): milliseconds between polls, number of stored entries. */
export const notifications = { pollMs: 30_000, kept: 30 } as const;

/** Fetch a new friend (CONST-11, CONST-12). */
export const fetchFriend = { minimumMs: 1_500, loaderDots: 8 } as const;

/**
 * Lingos paid for things other than first right answers (NOTSHOWN-59). A replay pays the Lingos of its
 * activity divided by `replayParts` (PAY-11).
 */
export const lingoAmounts = {
  messageDelivered: 2,
  messagesPaidPerDay: 5,
  replyReceived: 4,
  replayParts: 5,
} as const;

/**
 * First steps of a new child (ONBOARD-01, ONBOARD-05): their number, and the Lingos paid once for finishing
 * the first `paidAfter`: as many as a day of a streak needs.
 */
export const onboarding = { steps: 7, paidAfter: 5, lingos: streak.lingosPerDay } as const;
