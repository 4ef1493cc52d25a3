import type { HistoryItem, Queue, SignalGroup } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { report } from '../../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendMessage } from '../../testing/messages.ts';
import {
  claim,
  claimCard,
  decide,
  deliver,
  goOut,
  onClaim,
  readDesk,
  returnToAuthor,
  type TestVerdict,
  toLead,
} from '../../testing/review-calls.ts';
import { emptyQueue, enqueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { stagesOf } from './claims.service.ts';

const MINUTE = 60_000;
const groups: SignalGroup[] = ['none', 'personal', 'unkind', 'check', 'meeting'];

let server: TestApp;
let mia: TestChild;
let one: TestStaff;
let two: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

// Each test starts on a new day without submissions and decisions.
beforeEach(async () => {
  await emptyQueue(server);
  await server.deps.database.db
    .updateTable('decisions')
    .set({ undone_at: new Date(0) })
    .execute();
  server.clock.advance(24 * 60 * MINUTE);
  mia = await createChild(server);
  one = await createStaff(server, { role: 'senior' });
  two = await createStaff(server);
});

afterAll(() => server.close());

const readQueue = () => readDesk<Queue>(server, one, 'queue');

/** Seeded pseudo-random integers below a limit. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return limit => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** Asserts the invariants of a queue. */
function expectConsistent(queue: Queue): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  expect(queue.items).toHaveLength(queue.waiting);
  const shaped = (shape: string) => queue.items.filter(({ due }) => due === shape).length;
  expect([shaped('late'), shaped('nearly')]).toEqual([queue.late, queue.nearly]);
  expect(shaped('held')).toBe(queue.held);
  expect(queue.open + queue.held + queue.escalated).toBe(queue.waiting);
  expect(sum(queue.reasons.map(({ waiting }) => waiting))).toBe(queue.waiting);
  expect(sum(queue.reasons.map(({ late }) => late))).toBe(queue.late);
  const since = queue.items.map(item => Date.parse(queue.at) - Date.parse(item.submittedAt));
  expect(queue.oldestMs).toBe(queue.waiting === 0 ? null : Math.max(...since));
  for (const { group, waiting, late, oldestMs } of queue.reasons) {
    const own = queue.items.filter(item => item.group === group);
    expect([own.length, own.filter(({ due }) => due === 'late').length]).toEqual([waiting, late]);
    if (waiting > 0) expect(since).toContain(oldestMs);
  }
  expect(queue.today.delivered + queue.today.returned).toBeLessThanOrEqual(queue.today.decided);
}

test.each([1, 2, 3])(
  'SAFE-04 SAFE2-22 counts, reasons, shapes and list stay consistent, and claims follow the list: seed %i',
  async seed => {
    const random = createRandom(seed);
    const cards: { by: TestStaff; card: Awaited<ReturnType<typeof claimCard>> }[] = [];
    const actions: (() => Promise<unknown>)[] = [
      () =>
        enqueue(server, mia, [
          {
            severity: random(4),
            group: groups[random(groups.length)] ?? 'none',
            waitedMs: random(70) * MINUTE,
          },
        ]),
      async () => {
        const by = random(2) === 0 ? one : two;
        const card = await claim(server, by);
        if (card) cards.push({ by, card });
      },
      async () => {
        const taken = cards.pop();
        if (!taken) return;
        const { by, card } = taken;
        const parts = ['release', 'hold', 'decision', 'decision'] as const;
        const part = parts[random(parts.length)] ?? 'release';
        const verdict: TestVerdict = card.severity === 3 ? toLead : deliver;
        await onClaim(
          server,
          by,
          card,
          part,
          { hold: { note: 'x' }, decision: verdict, release: {} }[part],
        );
      },
      async () => {
        server.clock.advance(random(3) * MINUTE);
        await goOut(server);
      },
    ];
    for (let step = 0; step < 60; step += 1) {
      await actions[random(actions.length)]?.();
      if (step % 4 === 0) expectConsistent(await readQueue());
    }
    const { items } = await readQueue();
    const free = items
      .filter(item => item.with === null && item.state === 'waiting')
      .map(({ submissionId }) => submissionId);
    const next: string[] = [];
    for (const _ of free) {
      const card = await claimCard(server, one);
      // A lease that starts with late texts does not follow the list.
      if (stagesOf(card.lease.fence)[0] === 'late') {
        await onClaim(server, one, card, 'release');
        next.push((await claimCard(server, one)).submissionId);
      } else next.push(card.submissionId);
    }
    expect(next).toEqual(free);
  },
);

test('SAFE-04 an empty queue has no waiting times; held and escalated texts wait too, and come first', async () => {
  const empty = await readQueue();
  expect(empty).toMatchObject({ waiting: 0, late: 0, oldestMs: null, medianMs: null, p95Ms: null });
  expect(empty.items).toEqual([]);
  expect(empty.halfHours).toHaveLength(16);
  await enqueue(server, mia, [{}, {}]);
  await onClaim(server, one, await claimCard(server, one), 'hold', { note: 'Asking' });
  await decide(server, two, await claimCard(server, two), toLead);
  await goOut(server);
  expect(await readQueue()).toMatchObject({
    ...{ waiting: 2, open: 0, held: 1, escalated: 1 },
    openCases: empty.openCases + 1,
  });
});

test('SAFE-04 half hours count arrivals and decisions; adults on duty are counted once', async () => {
  await enqueue(server, mia, [{ waitedMs: 40 * MINUTE }, { waitedMs: 9 * 60 * MINUTE }, {}]);
  await decide(server, two, await claimCard(server, two), deliver);
  const { halfHours, onDuty, today } = await readQueue();
  expect(halfHours.at(-1)).toMatchObject({ arrived: 1, decided: 1 });
  expect(halfHours.reduce((sum, half) => sum + half.arrived, 0)).toBe(2);
  expect(onDuty).toMatchObject({ reader: 1, senior: 1, lead: 0 });
  expect(today).toEqual({ decided: 1, delivered: 1, returned: 0 });
  const token = two.token;
  await server.call('POST', 'desk/pause', { token, body: { isPaused: true } });
  expect((await readQueue()).onDuty).toMatchObject({ reader: 0, senior: 1, lead: 0 });
});

describe('SAFE-07 history', () => {
  const search = async (by: TestStaff, query = '') =>
    readDesk<{ items: HistoryItem[]; hasMore: boolean }>(server, by, `history${query}`);
  const textsOf = async (by: TestStaff, query = '') =>
    (await search(by, query)).items.map(({ text }) => text);
  const read = async (by: TestStaff, body: string, verdict: TestVerdict) => {
    await enqueue(server, mia, [{ body }]);
    await decide(server, by, await claimCard(server, by), verdict);
    server.clock.advance(1_000);
  };

  test('SAFE-07 a reviewer finds only its own decisions, seniors and auditors find all', async () => {
    await read(one, 'I go to the park', deliver);
    await read(two, 'My dog is 100% fun', returnToAuthor);
    await read(two, 'Ducks in the PARK', { outcome: 'deliver', editedText: 'Duck in the PARK' });
    const auditor = await createStaff(server, { role: 'auditor' });
    const all = ['Ducks in the PARK', 'My dog is 100% fun', 'I go to the park'];
    expect(await textsOf(one)).toEqual(all);
    expect(await textsOf(auditor)).toEqual(all);
    expect(await textsOf(two)).toEqual(all.slice(0, 2));
    expect(await textsOf(one, '?q=park')).toEqual([all[0], all[2]]);
    expect(await textsOf(two, '?q=park')).toEqual([all[0]]);
    expect(await textsOf(one, '?q=%25')).toEqual([all[1]]);
    expect(await textsOf(one, '?q=_')).toEqual([]);
    expect(await textsOf(one, '?outcome=return')).toEqual([all[1]]);
    expect(await textsOf(one, '?reason=unkind')).toEqual([]);
    expect(await textsOf(one, `?q=${encodeURIComponent(two.name)}`)).toEqual(all.slice(0, 2));
    const [newest] = (await search(one)).items;
    expect(newest).toMatchObject({ editedText: 'Duck in the PARK', by: two.name, to: null });
    const byPseudonym = `?q=${encodeURIComponent(newest?.from.pseudonym ?? '')}`;
    expect(await textsOf(one, byPseudonym)).toEqual(all);
    const earlier = `?before=${newest?.decisionId}`;
    expect(await textsOf(one, earlier)).toEqual(all.slice(1));
  });

  test('SAFE-02 SAFE-07 each entry has the severity of its version; opening one is counted', async () => {
    const [insult, phone] = [
      { code: 'insult', severity: 1, start: 0, end: 1, status: 'ok', explanation: 'Unkind.' },
      { code: 'phone', severity: 2, start: 0, end: 1, status: 'ok', explanation: 'A number.' },
    ] as const;
    server.screener.finds([phone, insult]);
    const ali = await createChild(server);
    await befriend(server, mia, ali);
    const { submissionId } = await sendMessage(server, mia, ali, 'Call me');
    const decisionId = await decide(server, one, await claimCard(server, one), returnToAuthor);
    await goOut(server);
    server.screener.finds([]);
    await sendMessage(server, mia, ali, 'Write to me', submissionId);
    await decide(server, one, await claimCard(server, one), deliver);
    const { items } = await search(one);
    expect(items.map(({ text, severity }) => [text, severity])).toEqual([
      ['Write to me', 0],
      ['Call me', 2],
    ]);
    const open = (by: TestStaff) =>
      server.call('POST', `desk/decisions/${decisionId}/opened`, { token: by.token });
    expect((await open(one)).json()).toEqual({ openedToday: 1 });
    expect((await open(one)).json()).toEqual({ openedToday: 1 });
    expect((await open(two)).status).toBe(404);
    const entries = await server.deps.database.db
      .selectFrom('audit')
      .select('actor')
      .where('action', '=', 'Opened folded text')
      .where('object', '=', `submission ${submissionId}`)
      .execute();
    expect(entries).toEqual([{ actor: one.name }, { actor: one.name }]);
  });

  test('SAFE2-120 a text that was passed on to the lead, or that two adults decide on later, is severe in each entry', async () => {
    const lead = await createStaff(server, { role: 'lead' });
    await read(two, 'I have a secret', toLead);
    const [passed] = (await search(lead)).items;
    expect(passed).toMatchObject({ outcome: 'escalate', severity: 3 });
    await goOut(server);
    const ali = await createChild(server);
    await befriend(server, mia, ali);
    const { submissionId } = await sendMessage(server, mia, ali, 'Send me a photo of you.');
    await decide(server, one, await claimCard(server, one, { submissionId }), deliver);
    await goOut(server);
    const severityOf = async () =>
      (await search(lead)).items.find(one => one.submissionId === submissionId)?.severity;
    expect(await severityOf()).toBe(0);
    const { message_id: messageId } = await server.deps.database.db
      .selectFrom('messages')
      .select('message_id')
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow();
    await report(server, ali, { reason: 'photos', userId: mia.userId, messageId });
    expect(await severityOf()).toBe(3);
  });

  test('SAFE-07 omits undone decisions and pages without gaps', async () => {
    await enqueue(server, mia, [{ body: 'Undone' }]);
    const undone = await decide(server, one, await claimCard(server, one), deliver);
    await server.call('DELETE', `desk/decisions/${undone}`, { token: one.token });
    expect(await textsOf(one)).toEqual([]);
    await emptyQueue(server);
    one = await createStaff(server, { role: 'senior' });
    await enqueue(
      server,
      mia,
      Array.from({ length: 55 }, (_, n) => ({ body: `Text ${n}` })),
    );
    for (let count = 0; count < 55; count += 1) {
      await decide(server, one, await claimCard(server, one), deliver);
    }
    const first = await search(one);
    expect([first.items.length, first.hasMore]).toEqual([50, true]);
    const second = await search(one, `?before=${first.items.at(-1)?.decisionId}`);
    expect([second.items.length, second.hasMore]).toEqual([5, false]);
    const all = [...first.items, ...second.items].map(({ submissionId }) => submissionId);
    expect(new Set(all).size).toBe(55);
  });
});
