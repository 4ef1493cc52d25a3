import type { HistoryEntry } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { pickOf, questionsOf, right, sample, wrong } from '../testing/sample-content.ts';

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

const post = (body: unknown, headers: Record<string, string> = {}, of = child) =>
  server.call('POST', `users/${of.userId}/solution`, { token: of.token, body, headers });

const credit = async (body: HistoryEntry[], of = child) =>
  (await post(body, {}, of)).json<{ lingoCredit: number }>().lingoCredit;

async function read<T>(path: string, of = child): Promise<T> {
  return (await server.call('GET', path.replace('{id}', of.userId), { token: of.token })).json<T>();
}

const balance = async (of = child) =>
  (await read<{ amount: number }>('users/{id}/lingos', of)).amount;

type Lesson = {
  unlockLesson: boolean;
  activities: { activityId: string; userScore: number | null; locked: boolean }[];
};
const lesson = () => read<Lesson>('users/{id}/currentLesson');
const activity = async (id: string) =>
  (await lesson()).activities.find(one => one.activityId === id);

const [q1 = '', q2 = '', q3 = '', q4 = ''] = questionsOf(sample.first);
const test1 = questionsOf(sample.check);

test('CALL-51 PLAYER-13 the answer to a solution is the number of Lingos it pays', async () => {
  expect(await credit([q1, q2, q3, q4].map(right))).toBe(5);
  expect(await balance()).toBe(5);
});

test('PLAYER-12 an entry needs a questionId and valid, which is 1 or 0', async () => {
  expect(await credit([right(q1), { questionId: q2, valid: 0 }])).toBe(1);
  for (const valid of [2, -1, true, '1', null]) {
    expect((await post([{ questionId: q1, valid }])).status).toBe(422);
  }
});

test('NOTSHOWN-59 Lingos are paid in proportion and add up to the Lingos of the activity', async () => {
  const paid: number[] = [];
  for (const id of [q1, q2, q3, q4]) paid.push(await credit([right(id)]));
  expect(paid).toEqual([1, 1, 1, 2]);
  expect(await balance()).toBe(5);
});

test('NOTSHOWN-03 sending a solution twice pays once and keeps the best score', async () => {
  expect(await credit([right(q1), right(q2)])).toBe(2);
  expect(await credit([right(q1), right(q2)])).toBe(0);
  expect(await credit([wrong(q1), wrong(q2)])).toBe(0);
  expect(await balance()).toBe(2);
  expect((await activity(sample.first))?.userScore).toBe(2);
});

test('NOTSHOWN-03 a forged valid: 1 with wrong picks neither pays nor scores', async () => {
  expect(await credit([{ ...wrong(q1), valid: 1 }])).toBe(0);
  expect(await credit([{ questionId: q2, valid: 1, picks: [] }])).toBe(0);
  expect((await activity(sample.first))?.userScore).toBe(0);
  expect(await balance()).toBe(0);
});

test('NOTSHOWN-03 right picks count even if the client reports them as wrong', async () => {
  expect(await credit([{ questionId: q1, valid: 0, picks: [pickOf(q1, 'yes')] }])).toBe(1);
});

test('AMBIG-24 a skipped question counts, pays nothing, and a later right answer pays', async () => {
  expect(await credit([{ questionId: q1, valid: 1, skipped: true }])).toBe(0);
  expect((await activity(sample.first))?.userScore).toBe(1);
  expect(await credit([right(q1)])).toBe(1);
  expect(await credit([{ questionId: q1, valid: 1, skipped: true }])).toBe(0);
  expect(await balance()).toBe(1);
});

test('PAY-01 entries without picks are skips: they count, pay nothing, and a later answer pays', async () => {
  const plain = questionsOf(sample.first).map(questionId => ({ questionId, valid: 1 as const }));
  expect(await credit(plain)).toBe(0);
  expect((await activity(sample.first))?.userScore).toBe(4);
  expect(await credit(questionsOf(sample.first).map(right))).toBe(5);
});

test('PAY-09 a test that was skipped through scores nothing and unlocks nothing', async () => {
  const skips = test1.map(questionId => ({
    questionId,
    valid: 1 as const,
    skipped: true as const,
  }));
  expect(await credit([...[q1, q2, q3, q4].map(right), ...skips])).toBe(5);
  expect(await activity(sample.check)).toMatchObject({ userScore: 0, locked: false });
  expect(await lesson()).toMatchObject({ unlockLesson: false });
  await credit(test1.map(questionId => ({ questionId, valid: 1 as const })));
  expect(await lesson()).toMatchObject({ unlockLesson: false });
  expect(await credit(test1.slice(0, 2).map(right))).toBe(5);
  expect(await lesson()).toMatchObject({ unlockLesson: true });
});

test('PAY-02 a locked test, a later lesson and another pack pay nothing until the child reaches them', async () => {
  const inTest = test1.map(right);
  const later = questionsOf(sample.later).map(right);
  const hymn = questionsOf(sample.hymn).map(right);
  expect(await credit([...inTest, ...later, ...hymn])).toBe(0);
  expect(await credit(questionsOf(sample.free).map(right))).toBe(0);
  expect(await balance()).toBe(0);
  expect(await credit([...[q1, q2, q3, q4].map(right), ...inTest])).toBe(15);
  await server.call('POST', `users/${child.userId}/currentLesson`, {
    token: child.token,
    body: { lessonId: 'lesson-2' },
  });
  expect(await credit([...later, ...hymn])).toBe(7);
});

test('PAY-02 a child whose course is the playground is paid for it, and only for it', async () => {
  const lucas = await createChild(server, { course: 'playground' });
  expect(await credit(questionsOf(sample.free).map(right), lucas)).toBe(5);
  expect(await credit(questionsOf(sample.first).map(right), lucas)).toBe(0);
  const nowhere = await createChild(server, { course: 'nowhere' });
  expect(await credit(questionsOf(sample.first).map(right), nowhere)).toBe(0);
});

test('PAY-10 the score is that of the best single run', async () => {
  const [t1 = '', t2 = '', t3 = '', t4 = ''] = test1;
  const inRun = (run: string, ...entries: HistoryEntry[]) =>
    credit(entries.map(entry => ({ ...entry, run })));
  await credit([q1, q2, q3, q4].map(right));
  await inRun('one', right(t1), right(t2), wrong(t3), wrong(t4));
  await inRun('two', wrong(t1), wrong(t2), right(t3), right(t4));
  expect((await activity(sample.check))?.userScore).toBe(2);
  await inRun('two', right(t1));
  expect((await activity(sample.check))?.userScore).toBe(3);
  await inRun('three', wrong(t1));
  expect((await activity(sample.check))?.userScore).toBe(3);
  expect(await balance()).toBe(15);
});

test('PAY-10 answers of old clients, which name no run, count together', async () => {
  await credit([right(q1), wrong(q2)]);
  await credit([right(q2)]);
  expect((await activity(sample.first))?.userScore).toBe(2);
});

test('AMBIG-26 an unknown question is rejected by name, and nothing is stored', async () => {
  const answer = await post([right(q1), right('unknown')]);
  expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(answer.json().fields).toEqual([{ path: 'body.1.questionId', reason: 'unknown question' }]);
  expect((await activity(sample.first))?.userScore).toBeNull();
});

test('AMBIG-26 one request may contain answers to several activities', async () => {
  expect(await credit([...[q1, q2, q3, q4].map(right), ...test1.map(right)])).toBe(15);
});

test('AMBIG-28 the score is the number of valid questions, each counted once', async () => {
  expect((await activity(sample.first))?.userScore).toBeNull();
  await credit([right(q1), right(q1), wrong(q2), right(q3)]);
  expect(await activity(sample.first)).toMatchObject({ userScore: 2, totalScore: 4 });
});

test('AMBIG-33 an abandoned test stays locked, and later answers change nothing', async () => {
  await credit([q1, q2, q3, q4].map(right));
  const [t1 = '', t2 = '', t3 = '', t4 = ''] = test1;
  const left = (questionId: string) => ({ questionId, valid: 0 as const, left: true as const });
  expect(await credit([right(t1), left(t2), left(t3), left(t4)])).toBe(2);
  // This completes lesson 1, and the test stays locked.
  const denied = await server.call('GET', `activities/${sample.check}`, { token: child.token });
  expect(denied.json()).toMatchObject({ status: 403, code: 'activity_locked' });
  expect(await credit([right(t2), right(t3)])).toBe(0);
  expect(await balance()).toBe(7);
});

test('AMBIG-33 an abandoned test of the current lesson is listed as locked', async () => {
  const [t1 = ''] = test1;
  await credit([{ questionId: t1, valid: 0, left: true }]);
  expect(await activity(sample.check)).toMatchObject({ locked: true, userScore: 0 });
  await credit([{ questionId: q1, valid: 0, left: true }]);
  expect((await activity(sample.first))?.locked).toBe(false);
});

test('an empty list pays nothing', async () => {
  expect(await credit([])).toBe(0);
});

test('NOTSHOWN-03 a hundred identical solutions at once pay once', async () => {
  const body = [q1, q2, q3, q4].map(right);
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  const credits = answers.map(answer => answer.json<{ lingoCredit: number }>().lingoCredit);
  expect(credits.sort((a, b) => b - a).slice(0, 2)).toEqual([5, 0]);
  expect(await balance()).toBe(5);
});

test('NOTSHOWN-03 a hundred concurrent solutions with one key get the same answer', async () => {
  const body = [right(q1), right(q2)];
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(body, headers)));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"lingoCredit":2}']));
  expect(await balance()).toBe(2);
});

const entry = fc
  .record({
    questionId: fc.constantFrom(...questionsOf(sample.first), ...questionsOf(sample.later)),
    kind: fc.constantFrom('right', 'wrong', 'forged', 'plain', 'skipped'),
  })
  .map(({ questionId, kind }): HistoryEntry => {
    if (kind === 'right') return right(questionId);
    if (kind === 'wrong') return wrong(questionId);
    if (kind === 'forged') return { ...wrong(questionId), valid: 1 };
    return { questionId, valid: 1, ...(kind === 'skipped' && { skipped: true }) };
  });

const isPaid = ({ picks, skipped }: HistoryEntry): boolean =>
  !skipped && picks?.[0]?.value === 'yes';

test('NOTSHOWN-03 each question is paid once and the ledger adds up, however answers are split and mixed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(entry, { maxLength: 6 }), { maxLength: 8 }),
      async batches => {
        const one = await createChild(server);
        const credits = await Promise.all(batches.map(batch => credit(batch, one)));
        const paidIn = (id: string) =>
          new Set(
            batches
              .flat()
              .filter(found => found.questionId.startsWith(id) && isPaid(found))
              .map(({ questionId }) => questionId),
          ).size;
        const share = (id: string) => Math.floor((5 * paidIn(id)) / 4);
        // The other activity is in a lesson that the child has not reached.
        const expected = share(sample.first);
        expect(credits.reduce((sum, paid) => sum + paid, 0)).toBe(expected);
        expect(await balance(one)).toBe(expected);
        const { rows } = await server.deps.database.pool.query(
          'SELECT seq, amount, balance FROM lingo_entries WHERE user_id = $1 ORDER BY seq',
          [one.userId],
        );
        let sum = 0;
        for (const [index, row] of rows.entries()) {
          sum += row.amount;
          expect(row).toEqual({ seq: index + 1, amount: row.amount, balance: sum });
        }
      },
    ),
    { numRuns: 25 },
  );
});
