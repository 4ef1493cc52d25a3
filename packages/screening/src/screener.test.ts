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

/** The machine may be busy: these tests are about what is found, not about times. */
const patient = { phaseMs: 30_000, totalMs: 60_000 };

const stubborn = (limits: object = { totalMs: 60_000 }): Screener =>
  opened(
    createScreener({ phases: new URL('./testing/stubborn-phases.ts', import.meta.url), limits }),
  );
const screen = async (screener: Screener, text: string) => {
  const { signals, checksRan } = await screener.screen(contextOf(text));
  return { told: signals.map(({ code, status }) => `${code} ${status}`), checksRan, signals };
};

test('SAFE-02 every check runs in its thread and its findings have exact places', async () => {
  const screener = opened(createScreener({ limits: patient }));
  await screener.ready();
  const text = 'Hi! My name is Mia Brown, call me: 0532 555 01 23. You are stupid';
  const { signals, checksRan } = await screen(screener, text);
  expect(checksRan).toBe(17);
  expect(signals.map(({ code, start, end }) => [code, text.slice(start ?? 0, end ?? 0)])).toEqual([
    ['fullName', 'Mia Brown'],
    ['phone', '0532 555 01 23'],
    ['insult', 'You are stupid'],
  ]);
}, 60_000);

test('SAFE-02 a check that throws is a signal, the others still answer', async () => {
  const { told, checksRan, signals } = await screen(stubborn(), 'throw');
  expect(told.toSorted()).toEqual(['check failed', 'swearing ok', 'swearing ok']);
  expect(checksRan).toBe(2);
  expect(signals.find(({ code }) => code === 'check')).toMatchObject({
    severity: 1,
    start: null,
    end: null,
    explanation: 'The check failed, so nobody has looked for this yet: the stubborn one.',
  });
}, 60_000);

test('SAFE-02 a check that hangs is stopped and is a signal, the others still answer', async () => {
  const screener = stubborn();
  const { told, checksRan } = await screen(screener, 'hang');
  expect(told.toSorted()).toEqual(['check slow', 'swearing ok', 'swearing ok']);
  expect(checksRan).toBe(2);
  expect((await screen(screener, 'and the next text is screened')).checksRan).toBe(3);
}, 60_000);

test('SAFE-02 a thread that ends is a signal, the others still answer', async () => {
  const screener = stubborn();
  expect((await screen(screener, 'end')).told.toSorted()).toEqual([
    'check failed',
    'swearing ok',
    'swearing ok',
  ]);
  expect((await screen(screener, 'the next')).checksRan).toBe(3);
}, 60_000);

test('SAFE-02 a thread that never starts is a signal, and no text passes for a clean one', async () => {
  const phases = new URL('./no-such.ts', import.meta.url);
  const screener = opened(createScreener({ phases, limits: { totalMs: 60_000 } }));
  const { told, checksRan } = await screen(screener, 'Hello');
  expect(told).toEqual(['check failed']);
  expect(checksRan).toBe(0);
}, 60_000);

/** A screener with little time whose thread runs already. */
async function hurried(): Promise<Screener> {
  const screener = stubborn({ phaseMs: 60_000, totalMs: 1_500 });
  await screener.ready();
  return screener;
}

test('SAFE-02 without time left for the rest, the rest is told as slow', async () => {
  const { told, checksRan } = await screen(await hurried(), 'hang');
  expect(told.toSorted()).toEqual(['check slow', 'check slow', 'swearing ok']);
  expect(checksRan).toBe(1);
}, 60_000);

test('SAFE-02 the time a text waits for another one counts: it is told as slow, and the next is screened', async () => {
  const screener = await hurried();
  const texts = ['hang', 'while it hangs', 'as well'];
  const [, ...waiting] = await Promise.all(texts.map(text => screen(screener, text)));
  for (const { told, checksRan } of waiting) {
    expect(told).toEqual(['check slow']);
    expect(checksRan).toBe(0);
  }
  await screener.ready();
  expect((await screen(screener, 'the next')).checksRan).toBe(3);
}, 60_000);

test('SAFE-02 the start of the thread counts: a text does not wait for it longer than it may', async () => {
  const screener = opened(createScreener({ limits: { totalMs: 1 } }));
  expect(await screen(screener, 'Hello')).toMatchObject({ told: ['check slow'], checksRan: 0 });
}, 60_000);

test('texts that come at once are each screened, and keep their own findings', async () => {
  const screener = opened(createScreener({ limits: patient }));
  await screener.ready();
  const texts = ['You are stupid', 'Hello!', 'My surname is Petrov', 'See you!'];
  const all = await Promise.all(texts.map(text => screen(screener, text)));
  expect(all.map(({ told }) => told)).toEqual([['insult ok'], [], ['fullName ok'], []]);
}, 60_000);

test('SAFE-02 a closed screener starts no thread again, and lets no text pass for a clean one', async () => {
  const screener = stubborn();
  expect((await screen(screener, 'before')).checksRan).toBe(3);
  await screener.close();
  const { told, checksRan } = await screen(screener, 'after');
  expect(told).toEqual(['check failed']);
  expect(checksRan).toBe(0);
}, 60_000);
