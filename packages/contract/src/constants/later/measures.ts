/** A limit or a rule that an adult sets for what a child writes. `teach` stops nothing. */
export const measureKinds = ['teach', 'readFirst', 'pauseWriting'] as const;
/** A kind of measure. */
export type MeasureKind = (typeof measureKinds)[number];

/**
 * Why a child has a measure; it reads the reason. There is none for meetings, secrets and distress: a child that knows
 * what was seen in such a text learns how to hide it.
 */
export const measureReasons = ['unkind', 'leavesOut', 'swearing', 'personal', 'link'] as const;
/** Why a child has a measure. */
export type MeasureReason = (typeof measureReasons)[number];

/** What a child says with one tap to a measure that it does not find fair. */
export const objectionReasons = ['joke', 'notMe', 'theyFirst'] as const;
/** What a child says to a measure that it does not find fair. */
export type ObjectionReason = (typeof objectionReasons)[number];

/**
 * Days of measures. One adult pauses writing for `alone` days at most, two for `mostDays`; the other measures last
 * `weekDays`. A pause waits `waitsMs` for its second adult. `minNote`: fewest characters of a note of an adult.
 */
export const measures = {
  weekDays: 7,
  alone: 7,
  mostDays: 30,
  waitsMs: 7 * 86_400_000,
  minNote: 20,
  mostCharacters: 1_000,
} as const;
