import type { Case, Queue, Sent } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { friendCalls } from '../testing/friend-calls.ts';
import { inboxOf, sendMessage, sendPost } from '../testing/messages.ts';
import {
  askClaim,
  askDecision,
  claimCard,
  decide,
  decideTogether,
  deliver,
  goOut,
  onClaim,
  readDesk,
  severe,
} from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let reader: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  server.screener.finds([]);
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  reader = await createStaff(server);
});

afterAll(() => server.close());

const { ask, part } = friendCalls(() => server);
const ends = {
  unfriend: part,
  block: (by: TestChild, other: TestChild) =>
    server.call('POST', `users/${by.userId}/blocks`, {
      token: by.token,
      body: { blockedUserId: other.userId },
    }),
};
const rowOf = async (submissionId: string) =>
  (
    await server.deps.database.pool.query(
      'SELECT state, reviewer_id AS "reviewerId" FROM submissions WHERE submission_id = $1',
      [submissionId],
    )
  ).rows[0];

const states = ['waiting', 'claimed', 'held', 'decided', 'kept'] as const;

/** Brings a waiting text into a state. @returns what its reviewer does next, which must be refused */
const enter: Record<
  (typeof states)[number],
  (submissionId: string) => Promise<(() => Promise<number>) | null>
> = {
  waiting: async () => null,
  claimed: async submissionId => {
    const card = await claimCard(server, reader, { submissionId });
    return async () => (await askDecision(server, reader, card, deliver)).status;
  },
  held: async submissionId => {
    const card = await claimCard(server, reader, { submissionId });
    await onClaim(server, reader, card, 'hold', { note: 'Ask somebody' });
    return null;
  },
  decided: async submissionId => {
    const card = await claimCard(server, reader, { submissionId });
    const decisionId = await decide(server, reader, card, deliver);
    return async () =>
      (await server.call('DELETE', `desk/decisions/${decisionId}`, { token: reader.token })).status;
  },
  kept: async submissionId => {
    await server.deps.database.pool.query(
      `UPDATE submissions SET state = 'kept' WHERE submission_id = $1`,
      [submissionId],
    );
    return null;
  },
};

test.each(Object.keys(ends).flatMap(end => states.map(state => [end, state] as const)))(
  'SAFE2-41 %s withdraws a text that is %s, with its lease, and nobody reviews it any more',
  async (end, state) => {
    // The recipient ends it here, and the author its own DigiPost below.
    const { submissionId } = await sendMessage(server, mia, ali, 'Hello Ali');
    const post = await sendPost(server, ali, mia, 'Hello Mia');
    const goOn = await enter[state](submissionId);
    expect((await ends[end as keyof typeof ends](ali, mia)).status).toBe(200);
    for (const id of [submissionId, post.submissionId]) {
      expect(await rowOf(id)).toEqual({ state: 'withdrawn', reviewerId: null });
    }
    if (goOn) expect(await goOn()).toBe(409);
    await goOut(server);
    expect((await askClaim(server, reader, { submissionId })).status).toBe(409);
    const queue = await readDesk<Queue>(server, reader, 'queue');
    expect([queue.waiting, queue.held]).toEqual([0, 0]);
    // Friends again, it still goes to nobody.
    if (end === 'unfriend') await befriend(server, mia, ali);
    await goOut(server);
    expect(await inboxOf(server, ali)).toEqual([]);
  },
);

test.each(['unfriend', 'block'] as const)(
  'SAFE2-41 after %s a severe text stays in its open case and goes to nobody, also when they are friends again',
  async end => {
    server.screener.finds([
      { code: 'meeting', severity: 3, start: 0, end: 4, status: 'ok', explanation: 'Meet' },
    ]);
    const { submissionId } = await sendMessage(server, mia, ali, 'Meet me at the park');
    server.screener.finds([]);
    const senior = await createStaff(server, { role: 'senior' });
    const lead = await createStaff(server, { role: 'lead' });
    await decideTogether(server, submissionId, [[senior, severe.deliver]]);
    await ends[end](mia, ali);
    const { rows } = await server.deps.database.pool.query(
      'SELECT case_id AS "caseId" FROM severe_texts WHERE submission_id = $1',
      [submissionId],
    );
    const found = await readDesk<Case>(server, lead, `cases/${rows[0]?.caseId}`);
    expect([found.state, found.open]).toEqual(['withLead', ['text']]);
    if (end === 'unfriend') await befriend(server, mia, ali);
    await decideTogether(server, submissionId, [[lead, severe.deliver]]);
    expect((await rowOf(submissionId)).state).toBe('withdrawn');
    expect(await inboxOf(server, ali)).toEqual([]);
  },
);

test('SAFE2-41 a child whose request is declined still sees its DigiPost wait', async () => {
  const eve = await createChild(server);
  await ask(mia, eve);
  const body = { message: 'I like your domino', toUserId: eve.userId };
  const sent = await server.call('POST', 'messages/statuses', { token: mia.token, body });
  const { submissionId } = sent.json<Sent>().submission;
  await part(eve, mia);
  expect((await rowOf(submissionId)).state).toBe('waiting');
});
