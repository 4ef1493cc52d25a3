import type { HistoryEntry, MetWord, Question, WordReview } from '@digipals/contract';
import { checkComponent } from '@digipals/contract';
import { solve } from '@digipals/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { type ChildOptions, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sample, wrong } from '../testing/sample-content.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({
    clock: createTestClock(),
    config: { ...defaultConfig, checkAnswers: true, limits: noLimits },
  });
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const headers = { 'x-timezone-offset': '0' };
const get = (path: string, of = child) =>
  server.call('GET', `users/${of.userId}/${path}`, { token: of.token, headers });
const send = async (entries: readonly HistoryEntry[], of = child) => {
  const path = `users/${of.userId}/solution`;
  const answer = await server.call('POST', path, { token: of.token, body: entries, headers });
  return answer.json<{ lingoCredit: number }>().lingoCredit;
};

const growths = async () =>
  (await get('words')).json<MetWord[]>().map(({ id, growth }) => `${id} ${growth}`);
const review = async (language = 'gb') =>
  (await get(`wordReview?language=${language}`)).json<WordReview>();
const asked = async () => (await review()).asked.map(({ questionId }) => questionId);

const answerTo = (question: Question, run = 'run'): HistoryEntry => ({
  questionId: question.id,
  valid: 1,
  picks: solve(question),
  run,
});
const solved = async (): Promise<HistoryEntry[]> =>
  (await review()).activity?.data.map(question => answerTo(question)) ?? [];

const dayIn = (days: number) => new Date(server.clock() + days * DAY_MS).toISOString().slice(0, 10);

const [q1 = '', q2 = '', q3 = '', q4 = ''] = questionsOf(sample.first);
/** A child that has met three words, one of which it got wrong, on the day before. */
async function meetWords(options: ChildOptions = {}) {
  child = await createChild(server, options);
  await send([right(q1), wrong(q2), right(q3)]);
  server.clock.advance(DAY_MS);
}

test('WORDS-01 a new child has no words and no review', async () => {
  expect((await get('words')).json()).toEqual([]);
  expect(await review()).toEqual({ activity: null, asked: [], paid: false });
});

test('WORDS-01 WORDS-02 words of answered questions are met, the newest first, in the English of the child', async () => {
  await meetWords({ teaching: 'us' });
  expect((await get('words')).json()).toEqual([
    {
      id: 'zoo',
      word: 'zoo',
      picture: '/media/zoo.webp',
      audio: { gb: '/media/zoo.gb.mp3', us: '/media/zoo.us.mp3' },
      growth: 'understood',
    },
    expect.objectContaining({ id: 'autumn', word: 'fall', growth: 'seen' }),
    expect.objectContaining({ id: 'apple', growth: 'understood' }),
  ]);
  await send([right(q4)]);
  expect(await growths()).toContain('apple spelt');
});

test('WORDS-02 skipped questions teach nothing, and the same answer twice teaches once', async () => {
  await send([
    { questionId: q1, valid: 1, skipped: true },
    { questionId: q2, valid: 1 },
  ]);
  expect(await growths()).toEqual([]);
  await send([right(q1), right(q1)]);
  expect(await growths()).toEqual(['apple understood']);
});

test('WORDS-04 WORDS-05 a wrong word comes back the next day of the child, also in its time zone', async () => {
  await meetWords();
  expect(await asked()).toEqual([`word-hear-${dayIn(0)}-autumn`]);
  const late = await createChild(server);
  await send([wrong(q2)], late);
  const at = (offset: string) =>
    server.call('GET', `users/${late.userId}/wordReview`, {
      token: late.token,
      headers: { 'x-timezone-offset': offset },
    });
  // 9 o'clock in London is 23 o'clock of the day before in the west, one hour before its midnight.
  server.clock.advance(14 * 3_600_000);
  expect((await at('0')).json<WordReview>().activity).toBeNull();
  server.clock.advance(2 * 3_600_000);
  expect((await at('0')).json<WordReview>().activity).not.toBeNull();
  server.clock.advance(8 * 3_600_000);
});

test('WORDS-06 WORDS-07 a review is one activity of questions that a child can answer, in its languages', async () => {
  await meetWords({ support: 'es' });
  server.clock.advance(4 * DAY_MS);
  const { activity, asked: words } = await review('es');
  expect(activity).toMatchObject({ id: 'word-review', meta: { lingos: 5, test: false } });
  const questions = activity?.data ?? [];
  expect(questions.map(({ id }) => id)).toEqual(words.map(({ questionId }) => questionId));
  const faults = questions.flatMap(({ components }) => components.map(checkComponent));
  expect(faults.flat()).toEqual([]);
  const pictures = questions.flatMap(({ components }) =>
    components.flatMap(({ data }) => data.flatMap(({ label }) => label ?? [])),
  );
  expect(pictures).toContain('autumn (es)');
  expect(await review('es')).toEqual(await review('es'));
});

test('WORDS-08 a review pays the Lingos of an activity once half of it is right, once a local day', async () => {
  await meetWords();
  server.clock.advance(4 * DAY_MS);
  const entries = await solved();
  expect(entries.length).toBe(3);
  expect(await send(entries.slice(0, 1))).toBe(0);
  expect((await review()).paid).toBe(false);
  expect(await send(entries.slice(1, 2))).toBe(5);
  expect(await send(entries.slice(2))).toBe(0);
  expect(await send(entries.map(entry => ({ ...entry, run: 'again' })))).toBe(0);
  expect(await review()).toMatchObject({ paid: true, asked: { length: 3 } });
  server.clock.advance(DAY_MS);
  expect(await review()).toMatchObject({ paid: false, activity: null });
  expect(await send(entries.map(entry => ({ ...entry, run: 'more' })))).toBe(0);
});

test('WORDS-08 twenty parallel sends of a finished review pay once', async () => {
  await meetWords();
  const entries = await solved();
  const paid = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(entries.map(entry => ({ ...entry, run: `run-${index}` }))),
    ),
  );
  expect(paid.reduce((sum, lingos) => sum + lingos, 0)).toBe(5);
});

test('WORDS-09 forged and skipped answers of a review pay nothing and grow no word', async () => {
  await meetWords();
  const [entry] = await solved();
  const { questionId = '' } = entry ?? {};
  expect(await send([{ questionId, valid: 1 }])).toBe(0);
  expect(await send([{ questionId, valid: 1, skipped: true }])).toBe(0);
  expect(await send([{ questionId, valid: 1, picks: [] }])).toBe(0);
  const other = await createChild(server);
  // It has met no word.
  expect(await send(await solved(), other)).toBe(0);
  expect((await get('words', other)).json()).toEqual([]);
  expect(await growths()).toContain('autumn seen');
});

test.each(['word-hear-2026-03-02-unknown', 'word-eat-2026-03-02-apple', 'word-hear-apple'])(
  'WORDS-09 the question %s does not exist',
  async questionId => {
    const path = `users/${child.userId}/solution`;
    const body = [{ questionId, valid: 1, picks: [] }];
    expect((await server.call('POST', path, { token: child.token, body })).status).toBe(422);
  },
);

test('WORDS-10 a review that was finished offline counts and pays for its day when it arrives, once', async () => {
  await meetWords();
  const entries = await solved();
  server.clock.advance(3 * DAY_MS);
  expect(await send(entries)).toBe(5);
  expect(await growths()).toContain('autumn understood');
  expect(await send(entries.map(entry => ({ ...entry, run: 'again' })))).toBe(0);
  expect(await send(await solved())).toBe(5);
});

test('WORDS-10 a review of a later day, or of more than a week ago, pays nothing', async () => {
  await meetWords();
  const [entry] = await solved();
  const on = (day: string) => ({ ...entry, questionId: `word-hear-${day}-autumn` }) as HistoryEntry;
  expect(await send([on(dayIn(1))])).toBe(0);
  // Its session needs a call at least once a week.
  server.clock.advance(4 * DAY_MS);
  await get('words');
  server.clock.advance(4 * DAY_MS);
  expect(await send([on(dayIn(-8))])).toBe(0);
});

test('WORDS-08 without a licence a child sees its words but has no review', async () => {
  const guest = await createChild(server, { skus: [] });
  expect((await get('words', guest)).status).toBe(200);
  expect((await get('wordReview', guest)).json()).toMatchObject({ code: 'licence_required' });
});
