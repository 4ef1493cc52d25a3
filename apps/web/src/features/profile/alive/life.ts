/** Times in ms. */
const times = {
  sleepAfter: 60_000,
  /** Pause between two blinks, and how much longer it may be. */
  blink: [2_400, 3_600],
  /** Pause between two gestures, such as a wave. */
  gesture: [7_000, 8_000],
  cheer: 1_500,
  /** Pause before it cheers again, where it does not hop. */
  again: 200,
  /** How long the eyes rest on a point. */
  gaze: 2_500,
} as const;

/** How a figure is: as on its picture, cheering after a tap, or asleep. */
export type Condition = 'awake' | 'happy' | 'asleep';

/** What a figure can do; `createLife` decides when. */
export type Actor = {
  show(condition: Condition): void;
  blink(): void;
  gesture(): void;
  /** Looks at a point of the window, or straight ahead. */
  look(point: Point | undefined): void;
};
export type Point = { x: number; y: number };

export type LifeClock = {
  now(): number;
  /** Calls `work` after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
};

type Options = {
  actor: Actor;
  clock: LifeClock;
  random(): number;
  /** Whether nothing may move. Conditions still change. */
  isCalm(): boolean;
};

export type Life = {
  /** Starts its timers, at first and when its page is visible again. */
  start(): void;
  /** Cancels all timers: nothing runs while it is not visible. */
  stop(): void;
  /** The child touched the page here, or pressed a key. Wakes the figure. */
  touched(point?: Point): void;
  /** The child tapped the figure. */
  tapped(): void;
};

/** Decides when a figure blinks, moves, looks, cheers and sleeps (ALIVE-01 to ALIVE-04). */
export function createLife({ actor, clock, random, isCalm }: Options): Life {
  const waiting = new Map<string, () => void>();
  let condition: Condition = 'awake';
  let lastTouch = clock.now();

  const after = (name: string, ms: number, work: () => void) => {
    waiting.get(name)?.();
    waiting.set(name, clock.after(ms, work));
  };
  const show = (next: Condition) => {
    if (next === condition) return;
    condition = next;
    actor.show(next);
  };
  const repeat = (name: 'blink' | 'gesture') => {
    const [least, spread] = times[name];
    after(name, least + random() * spread, () => {
      if (condition === 'awake' && !isCalm()) actor[name]();
      repeat(name);
    });
  };
  /** A touch only notes its time, so that pointer moves cost nothing. */
  const waitForSleep = () => {
    const left = lastTouch + times.sleepAfter - clock.now();
    if (left > 0) after('sleep', left, waitForSleep);
    else {
      actor.look(undefined);
      show('asleep');
    }
  };
  const wake = () => {
    lastTouch = clock.now();
    if (condition !== 'asleep') return;
    show('awake');
    waitForSleep();
  };

  return {
    start() {
      lastTouch = clock.now();
      repeat('blink');
      repeat('gesture');
      if (condition === 'happy') show('awake');
      if (condition !== 'asleep') waitForSleep();
    },
    stop() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
    touched(point) {
      wake();
      if (!point || isCalm()) return;
      actor.look(point);
      after('gaze', times.gaze, () => actor.look(undefined));
    },
    tapped() {
      wake();
      // Where nothing moves, a tap while it cheers would show nothing.
      if (condition === 'happy' && isCalm()) {
        show('awake');
        after('again', times.again, () => show('happy'));
      } else show('happy');
      after('cheer', times.cheer, () => show('awake'));
    },
  };
}
