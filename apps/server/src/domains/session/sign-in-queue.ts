import { ApiError } from '../../kernel/api-error.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Checks of passwords at the same time: more would not be faster on two cores. */
const AT_ONCE = 2;
/** Attempts that may wait, from known places and from others each. */
const MAX_WAITING = 60;
/** An attempt that waited longer is refused unchecked. */
const MAX_WAIT_MS = 2_000;
const RETRY_AFTER_S = 2;

type Waiting = { readonly since: number; start(): void; refuse(): void };

/** Runs `work` when its turn comes. @throws too_many_requests when it would wait too long */
export type SignInQueue = <T>(isKnown: boolean, work: () => Promise<T>) => Promise<T>;

/** Creates a queue for attempts, whose passwords are slow to check. Known places go first. */
export function createSignInQueue(clock: Clock): SignInQueue {
  const known: Waiting[] = [];
  const others: Waiting[] = [];
  let running = 0;

  const startNext = (): void => {
    while (running < AT_ONCE) {
      const next = known.shift() ?? others.shift();
      if (!next) return;
      if (clock() - next.since > MAX_WAIT_MS) {
        next.refuse();
      } else {
        running += 1;
        next.start();
      }
    }
  };

  const turn = (isKnown: boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new ApiError('too_many_requests', { retryAfter: RETRY_AFTER_S }));
      const waiting = isKnown ? known : others;
      if (waiting.length >= MAX_WAITING) return refuse();
      waiting.push({ since: clock(), start: resolve, refuse });
      startNext();
    });

  return async (isKnown, work) => {
    await turn(isKnown);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
