import type { CurrentLesson, HistoryEntry } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sample, wrong } from '../testing/sample-content.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({
    config: { ...defaultConfig, checkAnswers: true, limits: noLimits },
  });
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const send = async (body: readonly HistoryEntry[], of = child) => {
  const path = `users/${of.userId}/solution`;
  const answer = await server.call('POST', path, { token: of.token, body });
  expect(answer.status).toBe(200);
  return answer.json<{ lingoCredit: number }>().lingoCredit;
};

type Row = Record<string, unknown>;
const log = async (of = child): Promise<Row[]> => {
  const { rows } = await server.deps.database.pool.query(
    `SELECT question_id, kind, valid, counted, picks, tries, time_ms, hints, at
     FROM attempts WHERE user_id = $1 ORDER BY attempt_id`,
    [of.userId],
  );
  return rows;
};

/** The stored state of a child: scores, Lingos and answers, sorted so that their order does not matter. */
const stateOf = async (of: TestChild) => {
  const read = async <T>(path: string) =>
    (await server.call('GET', `users/${of.userId}/${path}`, { token: of.token })).json<T>();
  const { activities } = await read<CurrentLesson>('currentLesson');
  const rows = await log(of);
  return {
    scores: activities.map(({ userScore, locked }) => [userScore, locked]),
    lingos: await read('lingos'),
    answers: rows.map(row => JSON.stringify(row)).toSorted(),
  };
};

const [q1 = '', q2 = ''] = questionsOf(sample.first);
const [t1 = '', t2 = '', t3 = '', t4 = ''] = questionsOf(sample.check);
/** Answers that unlock the test. */
const before = [right(q1), right(q2)];
const left = (questionId: string): HistoryEntry => ({ questionId, valid: 0, left: true });

test("an attempt stores picks, the server's verdict, tries, time, hints and the time of arrival", async () => {
  await send([{ ...wrong(q1), valid: 1, tries: 2, time: 5300, hints: 3 }]);
  await send([{ questionId: q2, valid: 1, skipped: true }]);
  expect(await log()).toEqual([
    {
      question_id: q1,
      kind: 'answer',
      valid: false,
      counted: true,
      picks: wrong(q1).picks,
      tries: 2,
      time_ms: 5300,
      hints: 3,
      at: new Date(server.clock()),
    },
    expect.objectContaining({ question_id: q2, kind: 'skip', valid: true, picks: null }),
  ]);
});

test('PAY-06 an answer after more than a day is logged with the largest time, tries and hints', async () => {
  expect(await send([{ ...right(q1), time: 90_004_825, tries: 5_000, hints: 1_001 }])).toBe(1);
  expect(await log()).toMatchObject([{ time_ms: 86_400_000, tries: 1_000, hints: 1_000 }]);
});

test('logs every try of a question and counts the best one', async () => {
  const tries = [right(q1), wrong(q1), right(q1)];
  for (const [index, entry] of tries.entries()) await send([{ ...entry, tries: 1, time: index }]);
  expect((await log()).map(({ valid }) => valid)).toEqual([true, false, true]);
  expect((await stateOf(child)).scores[0]).toEqual([1, false]);
});

test('the log is append-only', async () => {
  await send([right(q1)]);
  const { pool } = server.deps.database;
  for (const change of [
    'UPDATE attempts SET valid = false',
    'DELETE FROM attempts',
    'TRUNCATE attempts',
  ])
    await expect(pool.query(change)).rejects.toThrow('append-only');
});

describe('AMBIG-33 an abandoned test cannot be repeated', () => {
  test('logs answers to questions that were answered or left, without counting them', async () => {
    await send([wrong(t1), left(t2), left(t3), left(t4)]);
    expect(await send([right(t1), right(t2)])).toBe(0);
    expect((await stateOf(child)).scores[1]).toEqual([0, true]);
    const after = (await log()).slice(4);
    expect(after.map(({ valid, counted }) => [valid, counted])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('ignores answers that follow the leaving in the same list', async () => {
    await send([left(t1), left(t2), right(t1), right(t2)]);
    expect((await stateOf(child)).scores[1]).toEqual([0, true]);
  });

  test('counts a late answer that was given before leaving', async () => {
    await send([...before, left(t2), left(t3), left(t4)]);
    expect(await send([right(t1)])).toBe(2);
    expect((await stateOf(child)).scores[1]).toEqual([1, true]);
  });
});

describe('NOTSHOWN-03 answers are neither lost nor counted twice, however they are delivered', () => {
  /** Two runs as a device sends them: answers that unlock the test, then the test, which is abandoned. */
  const unlocking = questionsOf(sample.first).map((id, index) => [
    { ...(index === 1 ? wrong(id) : right(id)), tries: 1, time: 1000 + index },
  ]);
  const abandoned: readonly (readonly HistoryEntry[])[] = [
    [{ ...right(t1), tries: 1, time: 900 }],
    [left(t2), left(t3), left(t4)],
  ];
  const run: readonly (readonly HistoryEntry[])[] = [...unlocking, ...abandoned];
  let expected: Awaited<ReturnType<typeof stateOf>>;

  beforeAll(async () => {
    const one = await createChild(server);
    for (const list of run) await send(list, one);
    expected = await stateOf(one);
    expect(expected.scores).toEqual([
      [3, false],
      [1, true],
    ]);
    expect(expected.answers).toHaveLength(8);
  });

  test('sent once, in one list', async () => {
    await send(run.flat());
    expect(await stateOf(child)).toEqual(expected);
  });

  test('sent twice, concurrently', async () => {
    await Promise.all([...unlocking, ...unlocking].map(list => send(list)));
    await Promise.all([...run, ...abandoned].map(list => send(list)));
    for (const list of run) await send(list);
    expect(await stateOf(child)).toEqual(expected);
  });

  test('sent in any order and any pieces, with duplicates, once the test is unlocked', async () => {
    const again = [...run, ...abandoned];
    const sends = fc.shuffledSubarray(again, { minLength: again.length });
    await fc.assert(
      fc.asyncProperty(sends, fc.boolean(), async (lists, together) => {
        const one = await createChild(server);
        for (const list of unlocking.toReversed()) await send(list, one);
        if (together) await Promise.all(lists.map(list => send(list, one)));
        else for (const list of lists) await send(list, one);
        expect(await stateOf(one)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
