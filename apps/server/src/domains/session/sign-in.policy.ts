/** Where an attempt comes from: a device or address that is known for the child, or neither. */
export type Place = 'device' | 'address' | 'unknown';

/** Who signs in, or redeems a voucher. */
export type Principal = 'child' | 'staff' | 'adult' | 'voucher';

/** Failures of one scope and key. They decay continuously, so they may have a fraction. */
export type Count = { readonly failures: number; readonly lastAt: number };

type Decay = {
  /** One failure decays in this time. */
  readonly decayMs: number;
};
/** Failures above `free` delay the next attempt: `firstMs`, then twice as long each time. */
type Delay = Decay & { readonly free: number; readonly firstMs: number; readonly maxMs: number };
/** At most this many failures in all; then the scope is full. */
type Cap = Decay & { readonly most: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

const atPlace = { free: 20, firstMs: 5 * SECOND, maxMs: 30 * SECOND, decayMs: MINUTE };
const atAddress = { free: 60, firstMs: SECOND, maxMs: 30 * SECOND, decayMs: 10 * SECOND };

/**
 * Delays per scope. `child-device` and `child-address` count failures for a child at one place; they
 * are generous and short, because a classmate may share the place. `children-address` counts failures
 * of one address for children whom it never signed in. The desk gives access to what children write,
 * so its delays are longer. `classes-address` counts codes of classes that do not exist; it is generous, because each
 * lookup counts until it proves right, and a school has one address.
 */
export const delays = {
  'child-device': atPlace,
  'child-address': atPlace,
  'children-address': atAddress,
  'staff-address': { free: 5, firstMs: 5 * SECOND, maxMs: 60 * MINUTE, decayMs: 15 * MINUTE },
  'staff-strangers': { free: 20, firstMs: 30 * SECOND, maxMs: 60 * MINUTE, decayMs: 60 * MINUTE },
  'desk-address': atAddress,
  'classes-address': { ...atAddress, free: 200 },
} as const satisfies Record<string, Delay>;

/**
 * Caps per scope. Twelve pictures make 1,728 passwords, too few for a delay against a patient
 * stranger. `child-strangers` and `class-strangers` count failures from unknown places; when one is
 * full, the pictures of the child, or of the whole class, open no account from there any more
 * (decision 43). In a year a class gives away at most 600 guesses. `child-known` counts failures from
 * known places and only raises an alarm: classmates must not be able to lock a child out.
 */
export const caps = {
  'child-strangers': { most: 15, decayMs: YEAR / 15 },
  'class-strangers': { most: 300, decayMs: YEAR / 300 },
  'child-known': { most: 100, decayMs: DAY / 10 },
} as const satisfies Record<string, Cap>;

/** A place is forgotten when it signed nobody in for a year. */
export const KNOWN_MS = YEAR;

/** Children whom a place must have signed in to be known for their whole class: a school. */
const CLASSMATES = 3;

/** Whether a place that signed in so many children of a class is known for all of them. */
export const isPlaceOfClass = (children: number): boolean => children >= CLASSMATES;

/** A scope in which failures are counted. */
export type Scope = keyof typeof delays | keyof typeof caps;

const isCap = (scope: Scope): scope is keyof typeof caps => scope in caps;

/** The time in which one failure decays, by scope, in milliseconds. */
export const decays: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ ...delays, ...caps }).map(([scope, { decayMs }]) => [scope, decayMs]),
);

/** The time in which one failure of a scope decays, in milliseconds. */
const decayOf = (scope: Scope): number =>
  isCap(scope) ? caps[scope].decayMs : delays[scope].decayMs;

/**
 * The scopes that an attempt counts in; the first is the principal's own at this place. Strangers do
 * not delay an attempt from a known place.
 */
export function scopesOf(principal: Principal, place: Place): readonly [Scope, ...Scope[]] {
  if (principal !== 'child') {
    if (place !== 'unknown') return ['staff-address'];
    return ['staff-address', 'staff-strangers', 'desk-address'];
  }
  if (place === 'device') return ['child-device', 'child-known'];
  if (place === 'address') return ['child-address', 'child-known'];
  return ['child-address', 'child-strangers', 'class-strangers', 'children-address'];
}

/** What is left of the failures now. */
export function failuresNow(scope: Scope, { failures, lastAt }: Count, now: number): number {
  // When the clock went back, nothing has decayed yet.
  return Math.max(0, failures - Math.max(0, now - lastAt) / decayOf(scope));
}

/** The delay after a number of failures, in milliseconds. */
export function delayAfter(scope: keyof typeof delays, failures: number): number {
  const { free, firstMs, maxMs } = delays[scope];
  const over = Math.round(failures) - free;
  return over < 0 ? 0 : Math.min(firstMs * 2 ** Math.min(over, 30), maxMs);
}

function waitOf(scope: Scope, { failures, lastAt }: Count, now: number): number {
  if (isCap(scope)) return 0;
  // A failure that lies further ahead than any delay means that the clock went back.
  if (lastAt > now + delays[scope].maxMs) return 0;
  return lastAt + delayAfter(scope, failures) - now;
}

/** Whether the pictures may be checked: not while delayed, and not when a cap is full. */
export type Judgement =
  | { readonly outcome: 'wait'; readonly waitMs: number }
  | { readonly outcome: 'full'; readonly scope: keyof typeof caps }
  | { readonly outcome: 'check'; readonly counts: ReadonlyMap<Scope, Count> };

/** Judges an attempt by earlier failures, and counts it as one more until it proves right. */
export function judge(found: ReadonlyMap<Scope, Count>, now: number): Judgement {
  const waitMs = Math.max(0, ...[...found].map(([scope, count]) => waitOf(scope, count, now)));
  if (waitMs > 0) return { outcome: 'wait', waitMs };
  const counts = new Map<Scope, Count>();
  for (const [scope, count] of found) {
    const failures = failuresNow(scope, count, now) + 1;
    if (isCap(scope) && failures > caps[scope].most) return { outcome: 'full', scope };
    counts.set(scope, { failures, lastAt: now });
  }
  return { outcome: 'check', counts };
}

/**
 * The counts after a right attempt. The failures at this place were typing errors, so they are
 * forgiven in every scope.
 */
export function forgive(
  found: ReadonlyMap<Scope, Count>,
  own: Scope,
  now: number,
): ReadonlyMap<Scope, Count> {
  const typos = found.get(own)?.failures ?? 0;
  const left = (scope: Scope, count: Count): Count => ({
    failures: Math.max(0, failuresNow(scope, count, now) - typos),
    lastAt: now,
  });
  return new Map([...found].map(([scope, count]) => [scope, left(scope, count)]));
}
