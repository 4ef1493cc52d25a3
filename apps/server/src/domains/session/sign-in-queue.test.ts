import { expect, test } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { createSignInQueue } from './sign-in-queue.ts';

/** A queue on an injected clock, whose checks end when the test says so. */
function createScene() {
  let now = 0;
  const queue = createSignInQueue(() => now);
  const started: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const attempt = (name: string, isKnown: boolean): Promise<void> =>
    queue(isKnown, async () => {
      started.push(name);
      await new Promise<void>(resolve => running.push(resolve));
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.extra.retryAfter === undefined) throw error;
      refused.push(name);
    });
  const settle = () => new Promise<void>(resolve => setImmediate(resolve));
  return {
    started,
    refused,
    attempt,
    settle,
    advance: (ms: number) => {
      now += ms;
    },
    endOne: async () => {
      running.shift()?.();
      await settle();
    },
  };
}

test('SIGNIN-08 beside 600 wrong sign-ins, the next check is that of a known place', async () => {
  const { attempt, started, refused, settle, endOne } = createScene();
  for (let wrong = 0; wrong < 600; wrong += 1) void attempt(`wrong ${wrong}`, false);
  await settle();
  expect(started).toEqual(['wrong 0', 'wrong 1']);
  expect(refused).toHaveLength(600 - 2 - 60);
  void attempt('right', true);
  await endOne();
  expect(started.at(-1)).toBe('right');
});

test('SIGNIN-08 an attempt that waited for more than two seconds is refused unchecked', async () => {
  const { attempt, started, refused, settle, advance, endOne } = createScene();
  for (const name of ['a', 'b', 'c']) void attempt(name, true);
  await settle();
  advance(1_500);
  void attempt('d', true);
  advance(501);
  await endOne();
  expect(started).toEqual(['a', 'b', 'd']);
  expect(refused).toEqual(['c']);
});

test('a failed check makes room for the next one', async () => {
  const queue = createSignInQueue(() => 0);
  const fail = () => queue(true, () => Promise.reject(new Error('no database')));
  await Promise.allSettled([fail(), fail(), fail()]);
  expect(await queue(true, async () => 'done')).toBe('done');
});
