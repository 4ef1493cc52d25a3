/** How many calls may run at once, found from how long they take. */
export type ConcurrencyLimit = {
  /** Whether another call may begin within a share of the limit. */
  hasRoom(share: number): boolean;
  begin(): void;
  end(ms: number): void;
  running(): number;
  most(): number;
  /** Called at the end of each window of time. */
  adjust(): void;
};

type Options = {
  /** How long calls may take on average, in milliseconds. */
  readonly targetMs: number;
  /** This many may always run. */
  readonly least: number;
};

/** Fewer calls say little about the load. */
const FEWEST = 10;
const MOST = 1_000;
/** Where the limit begins. */
const START = 60;
const LESS = 0.8;
const MORE = 5;

/**
 * A limit that falls by a fifth while calls take longer than they should, and grows a little while they do not and use
 * it (additive increase, multiplicative decrease). It needs to know neither the machine nor what the calls cost, and
 * what makes them slow does not matter: a busy event loop, connections to wait for, a slow database.
 */
export function createConcurrencyLimit({ targetMs, least }: Options): ConcurrencyLimit {
  let most = Math.max(least, START);
  let running = 0;
  /** The most that ran at once in this window. */
  let highest = 0;
  let [ended, sum] = [0, 0];
  return {
    hasRoom: share => running < most * share,
    begin() {
      running += 1;
      highest = Math.max(highest, running);
    },
    end(ms) {
      running -= 1;
      ended += 1;
      sum += ms;
    },
    running: () => running,
    most: () => most,
    adjust() {
      const isKnown = ended >= FEWEST;
      // Where calls hang, few end to be timed.
      const isSlow = isKnown ? sum / ended > targetMs : highest >= most;
      if (isSlow) most = Math.max(least, Math.floor(most * LESS));
      else if (isKnown && highest >= most / 2) most = Math.min(MOST, most + MORE);
      [ended, sum, highest] = [0, 0, running];
    },
  };
}
