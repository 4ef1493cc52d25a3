import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import {
  befriend,
  createChild,
  decide as decideOn,
  permit,
  type TestChild,
} from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { conversationOf, exchange, inboxOf, sendMessage } from '../testing/messages.ts';
import {
  askDecision,
  claim,
  claimCard,
  decide,
  decideTogether,
  deliver,
  goOut,
  returnToAuthor,
  severe,
  type TestVerdict,
} from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { decideConsents } from './decide-consents.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let reviewer: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  server.screener.finds([]);
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  reviewer = await createStaff(server);
});

afterAll(() => server.close());

const write = (text: string) => sendMessage(server, mia, ali, text);
const textsOf = async (child: TestChild, other: TestChild) => {
  const { messages, submissions } = await conversationOf(server, child, other);
  return { read: messages.map(({ text }) => text), open: submissions.map(({ state }) => state) };
};
const reviewAll = async (verdict: TestVerdict = deliver) => {
  await decide(server, reviewer, await claimCard(server, reviewer), verdict);
  await goOut(server);
};

/** Steps of a text until its decision goes out, and what withdrawing meets there. */
const steps: readonly [string, () => Promise<() => Promise<unknown>>][] = [
  ['waits in the queue', async () => async () => undefined],
  [
    'is claimed at the desk',
    async () => {
      const card = await claimCard(server, reviewer);
      return async () => {
        const late = await askDecision(server, reviewer, card, deliver);
        expect([late.status, late.json().code]).toEqual([409, 'lease_lost']);
      };
    },
  ],
  ...([deliver, returnToAuthor] as const).map(
    verdict =>
      [
        `is decided (${verdict.outcome}) and can be undone`,
        async () => {
          await decide(server, reviewer, await claimCard(server, reviewer), verdict);
          return () => goOut(server);
        },
      ] as [string, () => Promise<() => Promise<unknown>>],
  ),
];

for (const who of ['author', 'friend'] as const) {
  test.each(steps)(
    `CONSENT-09 contact of the ${who} is withdrawn while a text %s: it reaches nobody, and goes on when contact is back`,
    async (_, reach) => {
      const submission = await write('Are you there?');
      const goOn = await reach();
      const { userId } = who === 'author' ? mia : ali;
      await permit(server, userId, false);
      await goOn();
      expect(await claim(server, reviewer)).toBeNull();
      for (const child of [mia, ali]) expect(await inboxOf(server, child)).toEqual([]);
      const named = await server.call('POST', 'desk/claims', {
        token: reviewer.token,
        body: { submissionId: submission.submissionId },
      });
      expect(named.status).toBe(409);
      await permit(server, userId, true);
      expect(await textsOf(mia, ali)).toEqual({ read: [], open: ['reading'] });
      await reviewAll();
      expect((await textsOf(ali, mia)).read).toEqual(['Are you there?']);
    },
  );
}

test('CONSENT-09 an open conversation is hidden with the next call, and comes back whole', async () => {
  await exchange(server, mia, ali, 'Hello');
  const { conversationId } = await conversationOf(server, ali, mia);
  await permit(server, mia.userId, false);
  for (const { token } of [mia, ali]) {
    const answer = await server.call('GET', `conversations/${conversationId}`, { token });
    expect(answer.status).toBe(404);
  }
  await permit(server, mia.userId, true);
  expect((await textsOf(ali, mia)).read).toEqual(['Hello']);
});

test('CONSENT-09 a text that was written without a connection is refused, and can be sent later', async () => {
  await permit(server, mia.userId, false);
  const send = () =>
    server.call('POST', `users/${ali.userId}/conversations`, {
      token: mia.token,
      body: { message: 'From the train' },
    });
  expect((await send()).status).toBe(403);
  const { rows } = await server.deps.database.pool.query(
    'SELECT FROM submissions WHERE author_id = $1',
    [mia.userId],
  );
  expect(rows).toEqual([]);
  await permit(server, mia.userId, true);
  expect((await send()).status).toBe(200);
});

test('CONSENT-09 a returned text stays with its author', async () => {
  await write('My phone is 123');
  await reviewAll(returnToAuthor);
  await permit(server, mia.userId, false);
  await permit(server, mia.userId, true);
  expect((await textsOf(mia, ali)).open).toEqual(['returned']);
});

test('CONSENT-09 what is kept can be withdrawn by its author, and is kept while either has no contact', async () => {
  await write('One');
  const two = await write('Two');
  await permit(server, mia.userId, false);
  await permit(server, ali.userId, false);
  await permit(server, mia.userId, true);
  expect(await claim(server, reviewer)).toBeNull();
  const path = `submissions/${two.submissionId}`;
  const answer = await server.call('DELETE', path, { token: mia.token });
  expect(answer.status, answer.text).toBe(200);
  await permit(server, ali.userId, true);
  await reviewAll();
  expect(await textsOf(mia, ali)).toEqual({ read: ['One'], open: [] });
});

test('CONSENT-09 permissions for both children at the same time leave no text behind', async () => {
  await write('Hello');
  for (const { userId } of [mia, ali]) await permit(server, userId, false);
  const { db, pool } = server.deps.database;
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  // The permission of a child also locks the notices of those who were told of it.
  await pool.query('DELETE FROM notifications');
  let isDone = false;
  let second = Promise.resolve();
  await db.transaction().execute(async open => {
    const choices = { contact: true, visible: true };
    const at = new Date(server.clock());
    await decideConsents(open, { userId: mia.userId, choices, method: 'operator', at });
    second = permit(server, ali.userId, true).then(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await pool.query(waiting)).rowCount).toBeTruthy();
  });
  await second;
  await reviewAll();
  expect((await textsOf(ali, mia)).read).toEqual(['Hello']);
});

test('CONSENT-09 adults go on reading severe texts, which reach nobody', async () => {
  const signal = { status: 'ok', explanation: 'why', code: 'meeting', start: 0, end: 2 } as const;
  server.screener.finds([{ ...signal, severity: 3 }]);
  await write('Meet me');
  await permit(server, mia.userId, false);
  const senior = await createStaff(server, { role: 'senior' });
  const lead = await createStaff(server, { role: 'lead' });
  const submissionId = (await claimCard(server, senior)).submissionId;
  await decideTogether(server, submissionId, [
    [senior, severe.deliver],
    [lead, severe.deliver],
  ]);
  expect(await claim(server, senior)).toBeNull();
  await permit(server, mia.userId, true);
  // Both said so while there was no contact: the second says it again.
  await decideTogether(server, submissionId, [[lead, severe.deliver]]);
  expect((await textsOf(ali, mia)).read).toEqual(['Meet me']);
  await permit(server, mia.userId, false);
  expect(await textsOf(ali, mia).catch(() => 'nothing')).toBe('nothing');
});

test('CONSENT-10 a child that may not be found outside of its class is listed only for its class', async () => {
  const [eve, class5] = [await createChild(server, { username: 'Evelyn' }), { classCode: 'FIVE' }];
  const near = await createChild(server, { username: 'Nearby', ...class5 });
  const far = await createChild(server, { username: 'Farther' });
  await befriend(server, eve, far);
  const shy = await createChild(server, { username: 'Shyla', ...class5 });
  const find = async (child: TestChild, name: string) => {
    const path = `users/summaries?username=${name}`;
    const found = await server.call('GET', path, { token: child.token });
    return found.json<{ username: string }[]>().map(({ username }) => username);
  };
  const open = async (child: TestChild, other: TestChild) =>
    (await server.call('GET', `users/${other.userId}/profile`, { token: child.token })).status;
  expect(await find(eve, 'Shyla')).toEqual(['Shyla']);
  await befriend(server, shy, far);
  await decideOn(server, shy.userId, { visible: false });
  expect([await find(eve, 'Shyla'), await open(eve, shy)]).toEqual([[], 404]);
  expect([await find(shy, 'Evelyn'), await open(shy, eve)]).toEqual([[], 404]);
  expect([await find(near, 'Shyla'), await open(near, shy)]).toEqual([['Shyla'], 200]);
  expect([await find(far, 'Shyla'), await open(far, shy)]).toEqual([['Shyla'], 200]);
  for (const type of ['faf', 'online']) {
    const path = `recommendations/friends?type=${type}`;
    const answer = await server.call('GET', path, { token: eve.token });
    expect(answer.text).not.toContain(shy.userId);
  }
});
