import { streak as rules } from '@digipals/contract/constants';

/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type Day = string;

/**
 * When something happened: `now` in milliseconds since 1970, and the offset of the child's clock in
 * minutes as `Date.getTimezoneOffset()` gives it (UTC minus local: -120 in Berlin in summer).
 */
export type Moment = { readonly now: number; readonly offset: number };

/** Days, both included, that a grown-up has paused; `to` is null while there is no end. */
export type Pause = { readonly from: Day; readonly to: Day | null };

/** The state of a child's streak. */
export type StreakState = {
  /** The latest local day the child was active. */
  readonly day: Day;
  /** Lingos won on that day. */
  readonly lingos: number;
  /** Consecutive days; 0 without a streak. */
  readonly days: number;
  /** The latest day that was won. */
  readonly wonOn: Day | null;
  /** Offset of the clock when it was won, in minutes. */
  readonly wonOffset: number;
  /** UTC day of the first win of this streak. */
  readonly beganOn: Day | null;
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const labelOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day that many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => labelOf(startOf(day) + days * DAY_MS);

/** The calendar day on a clock of that offset. */
export const dayAt = ({ now, offset }: Moment): Day => labelOf(now - offset * MINUTE_MS);

/** The end of a day, in milliseconds, on a clock of that offset. */
const endOf = (day: Day, offset: number): number => startOf(day) + DAY_MS + offset * MINUTE_MS;

/**
 * The day a child is in (NOTSHOWN-60). It never goes back, so that no change of clock or time zone
 * wins a day twice.
 */
export function currentDay(state: StreakState | null, moment: Moment): Day {
  const local = dayAt(moment);
  return state && state.day > local ? state.day : local;
}

const covers = ({ from, to }: Pause, day: Day): boolean =>
  from <= day && (to === null || day <= to);

/** Whether a day is paused: it neither wins nor loses. */
export const isPaused = (pauses: readonly Pause[], day: Day): boolean =>
  pauses.some(pause => covers(pause, day));

/** The next day that must be won after a won one, or null while a pause has no end. */
function dueAfter(day: Day, pauses: readonly Pause[]): Day | null {
  const next = addDays(day, 1);
  const pause = pauses.find(one => covers(one, next));
  if (!pause) return next;
  return pause.to === null ? null : dueAfter(pause.to, pauses);
}

/**
 * The moment, in milliseconds, when a streak is lost: the day to win is then over both on
 * the clock of the last win and on the current one, so that no journey and no change to or from
 * summer time takes a day away. Null while there is no streak or an open pause.
 */
export function streakEnd(
  { days, wonOn, wonOffset }: StreakState,
  offset: number,
  pauses: readonly Pause[] = [],
): number | null {
  if (days === 0 || wonOn === null) return null;
  const due = dueAfter(wonOn, pauses);
  return due === null ? null : endOf(due, Math.max(wonOffset, offset));
}

/** Whether there is a streak that is not lost yet. */
export function isAlive(
  state: StreakState,
  { now, offset }: Moment,
  pauses: readonly Pause[] = [],
): boolean {
  const end = streakEnd(state, offset, pauses);
  return state.days > 0 && (end === null || now < end);
}

/** The streak at a moment: 0 days once it is lost (AMBIG-60). */
export const settled = (
  state: StreakState,
  moment: Moment,
  pauses: readonly Pause[] = [],
): StreakState =>
  state.days === 0 || isAlive(state, moment, pauses) ? state : { ...state, days: 0, beganOn: null };

/**
 * The longest possible streak by now, by its first day. A clock in one zone sees at
 * most one day more than UTC; changing zones gets no further.
 */
function longest(beganOn: Day, now: number): number {
  return Math.floor((now - startOf(beganOn)) / DAY_MS) + 2;
}

function mayWin(state: StreakState, now: number, pauses: readonly Pause[]): boolean {
  const { day, lingos, days, wonOn, beganOn } = state;
  if (lingos < rules.lingosPerDay || isPaused(pauses, day)) return false;
  if (wonOn !== null && wonOn >= day) return false;
  return beganOn === null || days < longest(beganOn, now);
}

/**
 * Adds Lingos. At 20 in a local day the streak grows by one, once a day (STREAK-01).
 * @param state null for a child who has not won any
 * @param amount Lingos won now, more than 0
 * @returns the new state, and whether this won the day
 */
export function winLingos(
  state: StreakState | null,
  amount: number,
  moment: Moment,
  pauses: readonly Pause[] = [],
): { state: StreakState; won: boolean } {
  const day = currentDay(state, moment);
  const before = state
    ? settled(state, moment, pauses)
    : { days: 0, wonOn: null, wonOffset: 0, beganOn: null };
  const lingos = (state?.day === day ? state.lingos : 0) + amount;
  const after: StreakState = { ...before, day, lingos };
  if (!mayWin(after, moment.now, pauses)) return { state: after, won: false };
  const beganOn = after.beganOn ?? dayAt({ now: moment.now, offset: 0 });
  const won = { days: after.days + 1, wonOn: day, wonOffset: moment.offset, beganOn };
  return { state: { ...after, ...won }, won: true };
}

/** The last seven days up to today, and which of them were won. */
export const weekOf = (today: Day, won: ReadonlySet<Day>): { day: Day; won: boolean }[] =>
  [-6, -5, -4, -3, -2, -1, 0].map(days => {
    const day = addDays(today, days);
    return { day, won: won.has(day) };
  });

/** Consecutive days among those given that end today or yesterday. */
export function daysInARow(days: ReadonlySet<Day>, today: Day): number {
  let last = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (days.has(last)) {
    count += 1;
    last = addDays(last, -1);
  }
  return count;
}
