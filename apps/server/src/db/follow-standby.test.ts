import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStandby, type Standby } from './follow-standby.ts';

let passed: number;
/** Positions in the log of the primary; null where a server has none. */
let primaryAt: bigint | null;
let replayed: bigint | null;
let isCut: boolean;
let lines: string[];
let following: Standby;

const db = { name: 'standby' } as never;
const answer = (at: bigint | null) => ({ rows: [{ at: at === null ? null : String(at) }] });
const primary = { query: async () => answer(primaryAt) } as never;
const pool = {
  query: async () => {
    if (isCut) throw new Error('Connection terminated');
    return answer(replayed);
  },
} as never;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [passed, primaryAt, replayed, isCut, lines] = [0, 100n, 100n, false, []];
  const say = (line: string) => lines.push(line);
  const log = { info: say, warn: say } as never;
  following = followStandby({ primary, standby: { db, pool }, log, elapsed: () => passed });
  await later(0);
});

afterEach(() => {
  following.stop();
  vi.useRealTimers();
});

async function later(ms: number): Promise<void> {
  passed += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

const isRead = () => following.choose() === db;

test('SCALE-31 partly: a standby that has replayed everything is read, also while nothing is written', async () => {
  expect(isRead()).toBe(true);
  for (let times = 0; times < 20; times += 1) await later(500);
  expect(isRead()).toBe(true);
  expect(lines).toEqual(['the standby is read']);
});

test('SCALE-31 partly: a standby that stays a moment behind is read, one that falls two seconds behind is not', async () => {
  for (let times = 0; times < 8; times += 1) {
    replayed = primaryAt;
    primaryAt = (primaryAt ?? 0n) + 50n;
    await later(500);
    expect(isRead()).toBe(true);
  }
  // It stops replaying but still answers, and would report no lag.
  for (let times = 0; times < 4; times += 1) {
    primaryAt = (primaryAt ?? 0n) + 50n;
    await later(500);
  }
  expect(isRead()).toBe(false);
  expect(lines.at(-1)).toContain('behind or out of reach');
  replayed = primaryAt;
  await later(500);
  expect(isRead()).toBe(true);
});

test.each([
  [
    'does not answer',
    () => {
      isCut = true;
    },
  ],
  [
    'was promoted',
    () => {
      replayed = null;
    },
  ],
])('SCALE-31 partly: a standby that %s is not read after two seconds', async (_, change) => {
  change();
  await later(1_500);
  expect(isRead()).toBe(true);
  await later(500);
  expect(isRead()).toBe(false);
});
