/** What a parent may choose for a day: minutes, and the last minute of a day. */
export const familyLimits = {
  minutes: { least: 10, most: 180, step: 5 },
  lastMinute: 24 * 60 - 1,
  /** Days from today on which holidays end at the latest. */
  holidayDays: 365,
  /** Messages with a friend, and rows of the registers, that a family sees. */
  rows: 100,
} as const;

/** Why a child rests. */
export const restReasons = ['quiet', 'minutes'] as const;
/** Why a child rests. */
export type RestReason = (typeof restReasons)[number];

/** What to praise, the first that happened in the week. */
export const praises = ['words', 'friend', 'writing', 'stars', 'days', 'start'] as const;
/** What to praise. */
export type Praise = (typeof praises)[number];

/** What an adult did with the data of a child, as a family reads it. */
export const seenAccesses = [
  'text',
  'messages',
  'progress',
  'case',
  'identity',
  'export',
  'other',
] as const;
/** What an adult did with the data of a child. */
export type SeenAccess = (typeof seenAccesses)[number];

/** What an adult changed of a child, as the register of changes names it. */
export const childChangeActions = [
  'added',
  'changed',
  'new card',
  'moved',
  'left',
  'returned',
  'asked',
  'badge taken back',
  'other lesson',
  'lesson opened',
  'asked its family',
  'set its address',
  'recorded a signed letter',
  'asked to erase',
  'took erasure back',
] as const;
/** What an adult changed of a child. */
export type ChildChangeAction = (typeof childChangeActions)[number];

/** What a child may wish of its grown-ups: to see its data, or to be deleted. */
export const wishKinds = ['data', 'erasure'] as const;
/** What a child may wish of its grown-ups. */
export type WishKind = (typeof wishKinds)[number];
