/** The course of classes. Other packs are for trying things out. */
export const classCourse = 'starter';

/**
 * The live board: how often it is read, how long a child without an answer counts as playing, how long ago its
 * last answer may be, and how many questions without a right answer make it stuck.
 */
export const liveBoard = {
  pollMs: 4_000,
  awayMinutes: 5,
  hours: 2,
  stuckQuestions: 3,
} as const;

/** Signs of the words that a teacher adds to an assignment. */
export const assignmentNote = 80;

/** Days from today on which an assignment is due at the latest. */
export const assignmentDays = 365;
