import { afterEach, expect, test } from 'vitest';
import { createScreener } from './screener.ts';
import { contextOf } from './testing/measure.ts';
import type { Screener } from './types.ts';

const open: Screener[] = [];
const opened = (screener: Screener): Screener => {
  open.push(screener);
  return screener;
};
afterEach(async () => {
  for (const screener of open.splice(0)) await screener.close();
});

/** Generous limits for a busy machine: these tests are about findings, not times. */
const generousLimits = { phaseMs: 30_000, totalMs: 60_000, startMs: 240_000 };

const faultyScreener = (limits: object = { totalMs: 60_000 }): Screener =>
  opened(
    createScreener({ phases: new URL('./testing/faulty-phases.ts', import.meta.url), limits }),
  );
const screen = async (screener: Screener, text: string) => {
  const { signals, checksRan } = await screener.screen(contextOf(text));
  return { statuses: signals.map(({ code, status }) => `${code} ${status}`), checksRan, signals };
};

test('SAFE-02 runs every check in its thread and gives findings their exact places', async () => {
  const screener = opened(createScreener({ limits: generousLimits }));
  await screener.ready();
  const text = 'Hi! My name is Mia Brown, call me: 0532 555 01 23. You are stupid';
  const { signals, checksRan } = await screen(screener, text);
  expect(checksRan).toBe(23);
  expect(signals.map(({ code, start, end }) => [code, text.slice(start ?? 0, end ?? 0)])).toEqual([
    ['fullName', 'Mia Brown'],
    ['phone', '0532 555 01 23'],
    ['insult', 'You are stupid'],
  ]);
});

test('SAFE-02 a check that throws becomes a signal, and the others still run', async () => {
  const { statuses, checksRan, signals } = await screen(faultyScreener(), 'throw');
  expect(statuses.toSorted()).toEqual(['check failed', 'swearing ok', 'swearing ok']);
  expect(checksRan).toBe(2);
  expect(signals.find(({ code }) => code === 'check')).toMatchObject({
    severity: 1,
    start: null,
    end: null,
    explanation: 'The check failed, so nobody has looked for this yet: the faulty phase.',
  });
});

test('SAFE-02 a check that hangs is stopped and becomes a signal, and the others still run', async () => {
  const screener = faultyScreener();
  const { statuses, checksRan } = await screen(screener, 'hang');
  expect(statuses.toSorted()).toEqual(['check slow', 'swearing ok', 'swearing ok']);
  expect(checksRan).toBe(2);
  expect((await screen(screener, 'and the next text is screened')).checksRan).toBe(3);
});

test('SAFE-02 a thread that exits becomes a signal, and the others still run', async () => {
  const screener = faultyScreener();
  expect((await screen(screener, 'end')).statuses.toSorted()).toEqual([
    'check failed',
    'swearing ok',
    'swearing ok',
  ]);
  expect((await screen(screener, 'the next')).checksRan).toBe(3);
});

test('SAFE-02 a thread that never starts becomes a signal, so the text does not look clean', async () => {
  const phases = new URL('./no-such.ts', import.meta.url);
  const screener = opened(createScreener({ phases, limits: { totalMs: 60_000 } }));
  const { statuses, checksRan } = await screen(screener, 'Hello');
  expect(statuses).toEqual(['check failed']);
  expect(checksRan).toBe(0);
});

/** A screener with a short limit whose thread already runs. */
async function screenerWithShortLimit(): Promise<Screener> {
  const screener = faultyScreener({ phaseMs: 60_000, totalMs: 1_500 });
  await screener.ready();
  return screener;
}

test('SAFE-02 reports the remaining checks as slow when time runs out', async () => {
  const { statuses, checksRan } = await screen(await screenerWithShortLimit(), 'hang');
  expect(statuses.toSorted()).toEqual(['check slow', 'check slow', 'swearing ok']);
  expect(checksRan).toBe(1);
});

test('SAFE-02 counts the time that a text waits for others: reports it as slow and screens the next', async () => {
  const screener = await screenerWithShortLimit();
  const texts = ['hang', 'while it hangs', 'as well'];
  const [, ...waiting] = await Promise.all(texts.map(text => screen(screener, text)));
  for (const { statuses, checksRan } of waiting) {
    expect(statuses).toEqual(['check slow']);
    expect(checksRan).toBe(0);
  }
  await screener.ready();
  expect((await screen(screener, 'the next')).checksRan).toBe(3);
});

test('SAFE-02 counts the start of the thread: a text waits no longer than its limit', async () => {
  const screener = opened(createScreener({ limits: { totalMs: 1 } }));
  expect(await screen(screener, 'Hello')).toMatchObject({ statuses: ['check slow'], checksRan: 0 });
});

test('screens concurrent texts one by one, each with its own findings', async () => {
  const screener = opened(createScreener({ limits: generousLimits }));
  await screener.ready();
  const texts = ['You are stupid', 'Hello!', 'My surname is Petrov', 'See you!'];
  const all = await Promise.all(texts.map(text => screen(screener, text)));
  expect(all.map(({ statuses }) => statuses)).toEqual([['insult ok'], [], ['fullName ok'], []]);
});

test('SAFE-02 a closed screener starts no new thread, and its texts do not look clean', async () => {
  const screener = faultyScreener();
  expect((await screen(screener, 'before')).checksRan).toBe(3);
  await screener.close();
  const { statuses, checksRan } = await screen(screener, 'after');
  expect(statuses).toEqual(['check failed']);
  expect(checksRan).toBe(0);
});
