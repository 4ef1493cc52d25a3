import { expect, test } from 'vitest';
import { type Condition, createLife, type Point } from './life.ts';

/** A seeded generator: the same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function setUp({ calm = false, seed = 7 } = {}) {
  let time = 0;
  let timers: { at: number; work: () => void }[] = [];
  const blinks: number[] = [];
  const gestures: number[] = [];
  const shown: [at: number, condition: Condition][] = [];
  const looks: (Point | undefined)[] = [];
  const life = createLife({
    actor: {
      show: condition => void shown.push([time, condition]),
      blink: () => void blinks.push(time),
      gesture: () => void gestures.push(time),
      look: point => void looks.push(point),
    },
    clock: {
      now: () => time,
      after(ms, work) {
        const timer = { at: time + ms, work };
        timers.push(timer);
        return () => {
          timers = timers.filter(one => one !== timer);
        };
      },
    },
    random: seeded(seed),
    isCalm: () => calm,
  });
  const wait = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const [next] = timers.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      timers = timers.filter(one => one !== next);
      time = next.at;
      next.work();
    }
    time = end;
  };
  life.start();
  return { life, wait, blinks, gestures, shown, looks, waiting: () => timers.length };
}

const gaps = (times: number[]) => times.map((at, place) => at - (times[place - 1] ?? 0));

test('ALIVE-01 a figure blinks every 2.4 to 6 s and makes a gesture every 7 to 15 s, never in step', () => {
  const one = setUp();
  one.wait(59_000);
  for (const gap of gaps(one.blinks)) expect(gap >= 2_400 && gap < 6_000).toBe(true);
  for (const gap of gaps(one.gestures)) expect(gap >= 7_000 && gap < 15_000).toBe(true);
  expect(new Set(gaps(one.blinks).map(Math.round)).size).toBe(one.blinks.length);
  expect(one.blinks.length).toBeGreaterThan(8);
  const same = setUp();
  same.wait(59_000);
  expect(same.blinks).toEqual(one.blinks);
  const other = setUp({ seed: 8 });
  other.wait(59_000);
  expect(other.blinks).not.toEqual(one.blinks);
});

test('ALIVE-02 it sleeps 60 s after the last touch, does not blink then, and any touch wakes it', () => {
  const { life, wait, shown, blinks } = setUp();
  wait(30_000);
  life.touched({ x: 1, y: 1 });
  wait(59_999);
  expect(shown).toEqual([]);
  wait(1);
  expect(shown).toEqual([[90_000, 'asleep']]);
  const before = blinks.length;
  wait(120_000);
  expect([shown.length, blinks.length]).toEqual([1, before]);
  life.touched();
  expect(shown.at(-1)).toEqual([210_000, 'awake']);
  wait(60_000);
  expect(shown.at(-1)).toEqual([270_000, 'asleep']);
  life.tapped();
  expect(shown.slice(-2)).toEqual([
    [270_000, 'awake'],
    [270_000, 'happy'],
  ]);
});

test('ALIVE-03 it looks where the child points or touches, and straight ahead after 2.5 s', () => {
  const { life, wait, looks } = setUp();
  life.touched({ x: 10, y: 20 });
  wait(2_000);
  life.touched({ x: 30, y: 40 });
  wait(2_499);
  expect(looks).toEqual([
    { x: 10, y: 20 },
    { x: 30, y: 40 },
  ]);
  wait(1);
  expect(looks.at(-1)).toBeUndefined();
  life.touched();
  expect(looks).toHaveLength(3);
});

test('ALIVE-04 a tap makes it happy for 1.5 s from the last tap', () => {
  const { life, wait, shown } = setUp();
  life.tapped();
  wait(1_000);
  life.tapped();
  wait(1_499);
  expect(shown).toEqual([[0, 'happy']]);
  wait(1);
  expect(shown.at(-1)).toEqual([2_500, 'awake']);
});

test('ALIVE-05 in calm mode nothing blinks, moves or looks, but it still cheers, sleeps and wakes', () => {
  const { life, wait, shown, blinks, gestures, looks } = setUp({ calm: true });
  life.touched({ x: 1, y: 1 });
  life.tapped();
  wait(60_000);
  life.touched({ x: 1, y: 1 });
  expect(shown.map(([, condition]) => condition)).toEqual(['happy', 'awake', 'asleep', 'awake']);
  expect([blinks, gestures, looks.filter(Boolean)]).toEqual([[], [], []]);
});

test('ALIVE-05 in calm mode, where it does not hop, a tap while it cheers lets it cheer anew', () => {
  const { life, wait, shown } = setUp({ calm: true });
  life.tapped();
  wait(500);
  life.tapped();
  wait(1_500);
  expect(shown).toEqual([
    [0, 'happy'],
    [500, 'awake'],
    [700, 'happy'],
    [2_000, 'awake'],
  ]);
});

test('ALIVE-06 while it is out of sight it has no timers; it resumes when it is visible again', () => {
  const { life, wait, waiting, shown, blinks } = setUp();
  life.tapped();
  life.stop();
  expect(waiting()).toBe(0);
  wait(600_000);
  expect([shown.length, blinks.length]).toEqual([1, 0]);
  life.start();
  expect(shown.at(-1)).toEqual([600_000, 'awake']);
  wait(59_999);
  expect(blinks.length).toBeGreaterThan(0);
  wait(1);
  expect(shown.at(-1)).toEqual([660_000, 'asleep']);
  life.stop();
  life.start();
  wait(100_000);
  expect(shown.at(-1)).toEqual([660_000, 'asleep']);
});
