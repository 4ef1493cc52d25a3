import { expect, test } from 'vitest';
import { createTurning } from './turning.ts';
import type { Turn } from './view.ts';

const degree = Math.PI / 180;

/** A globe with a fake clock. `run` advances it by a number of 16 ms frames. */
function setUp({ calm = false } = {}) {
  const drawn: { turn: Turn; moving: boolean }[] = [];
  let next: ((time: number) => void) | null = null;
  let time = 0;
  const turning = createTurning({
    start: { longitude: 1, latitude: 0 },
    calm: () => calm,
    draw: (turn, moving) => drawn.push({ turn, moving }),
    frames: {
      request(callback) {
        next = callback;
        return 1;
      },
      cancel() {
        next = null;
      },
    },
  });
  const run = (frames: number) => {
    for (let frame = 0; frame < frames && next; frame += 1) {
      const callback: (time: number) => void = next;
      next = null;
      time += 16;
      callback(time);
    }
  };
  return {
    turning,
    drawn,
    run,
    rests: () => next === null,
    at: () => drawn.at(-1)?.turn ?? { longitude: 1, latitude: 0 },
  };
}

test('HOME-08 the globe sways around its first view until the first touch', () => {
  const { turning, run, at, rests } = setUp();
  turning.turnAlone();
  run(250);
  expect(at().longitude).toBeGreaterThan(1 + 10 * degree);
  run(500);
  expect(at().longitude).toBeLessThan(1 - 10 * degree);
  turning.grab();
  turning.release(2_000);
  run(1);
  const held = at();
  run(60);
  expect(at()).toEqual(held);
  expect(rests()).toBe(true);
});

test("pausing stops the idle motion but not the child's own motion", () => {
  const { turning, run, at, rests } = setUp();
  turning.turnAlone();
  run(10);
  turning.rest();
  run(1);
  expect(rests()).toBe(true);
  const before = at().longitude;
  turning.nudge(40 * degree, 0);
  run(5);
  turning.rest();
  run(100);
  expect(at().longitude - before).toBeCloseTo(40 * degree, 5);
});

test('HOME-08 the sway stays near the first view and ends there', () => {
  const { turning, run, rests, drawn, at } = setUp();
  turning.turnAlone();
  run(10_000);
  expect(rests()).toBe(true);
  expect(at().longitude).toBeCloseTo(1, 5);
  const far = Math.max(...drawn.map(({ turn }) => Math.abs(turn.longitude - 1)));
  expect(far).toBeLessThan(15 * degree);
});

test('a new first view is shown until the first touch only', () => {
  const { turning, run, at } = setUp();
  turning.turnAlone();
  turning.open({ longitude: 2, latitude: 0 });
  run(1);
  expect(at().longitude).toBeCloseTo(2, 2);
  turning.grab();
  turning.release(1_000);
  turning.open({ longitude: 3, latitude: 0 });
  run(5);
  expect(at().longitude).toBeCloseTo(2, 2);
});

test('it follows the finger and glides after a push', () => {
  const { turning, run, at, rests, drawn } = setUp();
  turning.grab();
  for (let event = 1; event <= 5; event += 1) {
    turning.drag(0.05, 0.01, event * 16);
    run(1);
  }
  expect(at().longitude).toBeCloseTo(1.25, 5);
  expect(at().latitude).toBeCloseTo(0.05, 5);
  turning.release(90);
  run(1_000);
  expect(at().longitude).toBeGreaterThan(1.4);
  expect(rests()).toBe(true);
  expect(drawn.at(-1)?.moving).toBe(false);
});

test('a finger that rests before release does not push', () => {
  const { turning, run, at } = setUp();
  turning.grab();
  turning.drag(0.2, 0, 16);
  run(1);
  turning.release(500);
  run(100);
  expect(at().longitude).toBeCloseTo(1.2, 5);
});

test('two quick presses of a button turn twice as far', () => {
  const { turning, run, at } = setUp();
  turning.nudge(40 * degree, 0);
  run(3);
  turning.nudge(40 * degree, 0);
  run(200);
  expect(at().longitude).toBeCloseTo(1 + 80 * degree, 5);
});

test('with reduced motion there is no idle motion, no gliding and no animation', () => {
  const { turning, run, at, rests, drawn } = setUp({ calm: true });
  turning.turnAlone();
  expect(rests()).toBe(true);
  turning.flyTo({ longitude: 2, latitude: 0.5 });
  run(1);
  expect(at()).toEqual({ longitude: 2, latitude: 0.5 });
  turning.grab();
  turning.drag(0.3, 0, 16);
  turning.release(20);
  run(100);
  expect(at().longitude).toBeCloseTo(2.3, 5);
  expect(drawn.at(-1)?.moving).toBe(false);
});

test('nothing is drawn while the globe is still', () => {
  const { turning, run, drawn } = setUp();
  turning.redraw();
  run(50);
  expect(drawn).toHaveLength(1);
});
