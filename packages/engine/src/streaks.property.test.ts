import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, type StreakState, settled, winLingos } from './streaks.ts';
import { allZones, clockIn, jumpsIn } from './testing/world-clocks.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const [from, to] = [Date.parse('2025-12-01T00:00Z'), Date.parse('2027-02-01T00:00Z')];

type Win = { readonly now: number; readonly lingos: number };

/**
 * The naive model of a child in one zone: Lingos by local date, and the consecutive dates that end
 * today or yesterday.
 */
function naiveStreak(zone: string) {
  const sums = new Map<Day, number>();
  return {
    win({ now, lingos }: Win): void {
      const { date } = clockIn(zone, now);
      sums.set(date, (sums.get(date) ?? 0) + lingos);
    },
    streakAt(now: number): number {
      const won = (day: Day): boolean => (sums.get(day) ?? 0) >= 20;
      const { date: today } = clockIn(zone, now);
      let day = won(today) ? today : addDays(today, -1);
      let count = 0;
      for (; won(day); day = addDays(day, -1)) count += 1;
      return count;
    },
  };
}

/** Runs both and compares them after each win and each look. */
function compare(zone: string, wins: readonly Win[], looks: readonly number[] = []): void {
  const naive = naiveStreak(zone);
  let state: StreakState | null = null;
  const events = [...wins, ...looks.map(now => ({ now, lingos: 0 }))].sort((a, b) => a.now - b.now);
  for (const event of events) {
    const moment = { now: event.now, offset: clockIn(zone, event.now).offset };
    if (event.lingos > 0) {
      naive.win(event);
      state = winLingos(state, event.lingos, moment).state;
    } else if (state) state = settled(state, moment);
    const seen = [zone, new Date(event.now).toISOString(), state?.days ?? 0];
    expect(seen).toEqual([...seen.slice(0, 2), naive.streakAt(event.now)]);
  }
}

const jumping = allZones.flatMap(zone => {
  const jumps = jumpsIn(zone, from, to);
  return jumps.length > 0 ? [{ zone, jumps }] : [];
});

describe('STREAK-01 STREAK-04 AMBIG-60 NOTSHOWN-60 when a clock jumps', () => {
  test('there are zones that go forward, back, by half an hour and by two hours', () => {
    expect(jumping.length).toBeGreaterThan(100);
    const zones = jumping.map(({ zone }) => zone);
    expect(zones).toEqual(expect.arrayContaining(['Australia/Lord_Howe', 'Antarctica/Troll']));
  });

  test.each(jumping)('$zone: a child who plays every day at any hour keeps the streak', one => {
    const { zone, jumps } = one;
    for (const jump of jumps) {
      for (const hour of [0, 1, 2, 5, 11, 22, 23]) {
        const wins = daysAround(zone, jump).map((day, index) => ({
          // Alternately early and late: two wins may be almost 48 hours apart.
          now: momentOn(zone, day, index % 2 === 0 ? hour : 23 - hour),
          lingos: 20,
        }));
        const looks = wins.flatMap(({ now }) => [now + 7 * MINUTE_MS, now + 9 * 60 * MINUTE_MS]);
        compare(zone, wins, looks);
        let state: StreakState | null = null;
        for (const win of wins) {
          const { offset } = clockIn(zone, win.now);
          state = winLingos(state, win.lingos, { now: win.now, offset }).state;
        }
        expect([zone, hour, state?.days]).toEqual([zone, hour, wins.length]);
      }
    }
  });
});

/** The eight local dates around a jump. */
function daysAround(zone: string, jump: number): Day[] {
  const middle = clockIn(zone, jump).date;
  return [-3, -2, -1, 0, 1, 2, 3, 4].map(days => addDays(middle, days));
}

/** A moment of a local day at about that hour, or the nearest one if the clock jumps over it. */
function momentOn(zone: string, day: Day, hour: number): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + 30) * MINUTE_MS;
  const now = guess + clockIn(zone, guess).offset * MINUTE_MS;
  const isOnDay = (moment: number): boolean => clockIn(zone, moment).date === day;
  for (const minutes of [0, 60, -60, 120, -120]) {
    if (isOnDay(now + minutes * MINUTE_MS)) return now + minutes * MINUTE_MS;
  }
  throw new Error(`${zone} has no ${day}`);
}

const moments = fc
  .array(
    fc.record({
      after: fc.oneof(
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 1_200, max: 1_700 }),
      ),
      lingos: fc.constantFrom(0, 1, 5, 10, 19, 20, 40),
      offset: fc.integer({ min: -56, max: 48 }).map(quarters => quarters * 15),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .chain(steps =>
    fc.integer({ min: from, max: to - 400 * DAY_MS }).map(start => {
      let now = start;
      return steps.map(({ after, ...rest }) => {
        now += after * MINUTE_MS;
        return { now, ...rest };
      });
    }),
  );

test('STREAK-01 AMBIG-60 in any single zone, the streak agrees with the naive model', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allZones), moments, (zone, steps) => {
      const wins = steps.filter(({ lingos }) => lingos > 0);
      const looks = steps.filter(({ lingos }) => lingos === 0).map(({ now }) => now);
      compare(zone, wins, looks);
    }),
    { numRuns: 400 },
  );
});

test('NOTSHOWN-60 with any offsets, no day is won twice and at most one more day than there were is won', () => {
  fc.assert(
    fc.property(moments, steps => {
      let state: StreakState | null = null;
      const labels: Day[] = [];
      const utcDays = new Set<number>();
      for (const { now, lingos, offset } of steps) {
        utcDays.add(Math.floor(now / DAY_MS));
        const [first = 0, last = 0] = [Math.min(...utcDays), Math.max(...utcDays)];
        if (lingos === 0) {
          if (state) state = settled(state, { now, offset });
          continue;
        }
        const before: StreakState | null = state;
        const result = winLingos(state, lingos, { now, offset });
        state = result.state;
        if (before) expect(state.day >= before.day).toBe(true);
        if (result.won) labels.push(state.day);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels).toEqual(labels.toSorted());
        expect(labels.length).toBeLessThanOrEqual(last - first + 2);
        expect(state.days).toBeLessThanOrEqual(labels.length);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('STREAK-01 offline answers count on the day they arrive', () => {
  let state: StreakState | null = null;
  const arrive = (utc: string, lingos: number) => {
    const result = winLingos(state, lingos, { now: Date.parse(utc), offset: 0 });
    ({ state } = result);
    return [result.state.days, result.won];
  };
  expect(arrive('2026-03-02T12:00Z', 20)).toEqual([1, true]);
  // Two days offline: the wins of the 3rd and the 4th arrive on the 5th, in three lists.
  expect(arrive('2026-03-05T08:00Z', 30)).toEqual([1, true]);
  expect(arrive('2026-03-05T08:00Z', 30)).toEqual([1, false]);
  expect(arrive('2026-03-05T08:01Z', 30)).toEqual([1, false]);
});
