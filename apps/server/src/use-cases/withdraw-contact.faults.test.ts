import type { InboxItem, SubmissionKind } from '@digipals/contract';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { makeChangeLink } from '../domains/consents/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { createAdult } from '../testing/adults.ts';
import { searchAnswers, tablesWith } from '../testing/canary-walk.ts';
import { doStep } from '../testing/case-calls.ts';
import {
  befriend,
  createChild,
  decide as decideOnChild,
  type TestChild,
} from '../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/create-test-app.ts';
import { createFaults, type FaultMode, type Faults, withEveryFault } from '../testing/faults.ts';
import { sendMessage, sendPost, sendStatus } from '../testing/messages.ts';
import { decideTogether, severe } from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { deliverAs, type TextStep, textSteps } from '../testing/text-steps.ts';
import { createWatcher } from '../testing/watcher.ts';
import { actForGrownUp } from './act-for-grown-up.ts';
import { keepRetention } from './keep-retention.ts';
import { sendLetters } from './send-letters.ts';

let server: TestApp;
let database: TestDatabase;
/** A connection without injected faults. */
let watcher: pg.Pool;
let faults: Faults;
let mia: TestChild;
let ali: TestChild;
let eve: TestChild;
let reviewer: TestStaff;
let lead: TestStaff;
let canary: string;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  watcher = createWatcher(database.config);
  server = await createTestApp({ database, config: { limits: noLimits } });
  faults = createFaults(database.pool);
});

beforeEach(async () => {
  await emptyQueue(server);
  count += 1;
  canary = `zyxquark${count}x`;
  [mia, ali, eve] = [
    await createChild(server),
    await createChild(server),
    await createChild(server),
  ];
  for (const [one, other] of [
    [mia, ali],
    [mia, eve],
    [ali, eve],
  ] as const) {
    await befriend(server, one, other);
  }
  reviewer = await createStaff(server);
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(async () => {
  await server.close();
  await watcher.end();
  await database.close();
});

const write: Record<SubmissionKind, (text: string) => Promise<{ submissionId: string }>> = {
  message: text => sendMessage(server, mia, ali, text),
  post: text => sendPost(server, mia, ali, text),
  status: text => sendStatus(server, mia, text),
};

/** How a grown-up decides about contact of a child. */
type Door = (child: TestChild) => Promise<(given: boolean) => Promise<TestAnswer>>;

const asParent: Door = async ({ userId }) => {
  const { token } = await createAdult(server, { role: 'parent', userId });
  const path = `grown-ups/children/${userId}/consents`;
  return given => server.call('POST', path, { token, body: { purpose: 'contact', given } });
};

/** Contact that was withdrawn by a link is given again in an account. */
const byLink: Door = async child => {
  const { userId } = child;
  const email = `family-${count}@posta.example`;
  const answer = { who: 'Emre', relation: 'father', email, language: 'tr' } as const;
  const at = new Date(server.clock());
  const token = await makeChangeLink(database.db, server.deps, { userId, answer, at });
  const decideAsParent = await asParent(child);
  const body = { token, purpose: 'contact' };
  return given =>
    given ? decideAsParent(true) : server.call('POST', 'grown-ups/consent/withdraw', { body });
};

const doors = { "the parent's call": asParent, "the family's link": byLink };

const kinds: readonly SubmissionKind[] = ['message', 'post', 'status'];
const modes: readonly FaultMode[] = ['before', 'after'];
const doorsOf = {
  message: ["the parent's call", "the family's link"],
  post: ["the family's link"],
  status: ["the parent's call"],
} as const satisfies Record<SubmissionKind, readonly (keyof typeof doors)[]>;
const cases = Object.keys(textSteps).flatMap(step =>
  kinds.flatMap(kind => doorsOf[kind].map(door => [kind, step, door] as const)),
);

/** What the decision of a grown-up may change: permission, newest consent, and the text with its lease. */
async function snapshot(userId: string, submissionId: string) {
  const { rows } = await watcher.query<{ allowed: boolean; given: boolean; state: string }>(
    `SELECT contact_allowed AS allowed, state, fence,
       (SELECT given FROM consents WHERE consents.user_id = $1 AND purpose = 'contact'
        ORDER BY consent_id DESC LIMIT 1) AS given
     FROM users, submissions WHERE users.user_id = $1 AND submission_id = $2`,
    [userId, submissionId],
  );
  return rows[0];
}

/** The calls by which friends read texts of mia, and in which of them each finds this one. */
async function readersOf(): Promise<string[]> {
  const found: string[] = [];
  for (const { userId, token } of [ali, eve]) {
    const get = (path: string) => server.call('GET', path, { token });
    const inbox = await get(`users/${userId}/conversations`);
    const open = inbox.json<InboxItem[]>();
    const paths = [
      ...open.map(({ conversationId }) => `conversations/${conversationId}`),
      ...[mia, ali].map(one => `messages/statuses/${one.userId}`),
      ...[mia, ali].map(one => `users/${one.userId}/profile`),
      ...[`users/${userId}/notifications`, `users/${userId}/friends`],
    ];
    for (const path of paths) if ((await get(path)).text.includes(canary)) found.push(path);
    if (inbox.text.includes(canary)) found.push('inbox');
  }
  return found;
}

/** Every call of a friend, with every id that it may know. */
async function walkOf({ token }: TestChild, submissionId: string): Promise<string[]> {
  const { rows } = await watcher.query<{ id: string }>(
    'SELECT conversation_id AS id FROM conversations WHERE $1 IN (one_id, other_id)',
    [mia.userId],
  );
  const ids = [mia.userId, ali.userId, submissionId, ...rows.map(({ id }) => id)];
  return (await searchAnswers(server, canary, { token, of: 'child', ids })).found;
}

const delivered = ['messages', 'posts', 'statuses'];
const isDelivered = async () =>
  (await tablesWith(watcher, canary)).some(name => delivered.includes(name));

test.each(cases)(
  'CONSENT-17 a %s that %s, and contact withdrawn by %s with a fault at every statement: it reaches nobody, and is not lost',
  async (kind, step, door) => {
    const { reach, after, wasRead = false } = textSteps[step] as TextStep;
    const { submissionId } = await write[kind](`I like my ${canary}`);
    const goOn = await reach(server, { reviewer, lead }, submissionId);
    expect((await readersOf()).length > 0).toBe(wasRead);
    // A status is for all friends; of the others, the grown-ups of the recipient may withdraw as well.
    const whose = kind !== 'status' && door === "the family's link" ? ali : mia;
    const decideOn = await doors[door](whose);
    const before = await snapshot(whose.userId, submissionId);
    const done = { allowed: false, given: false, state: after };
    let failed = 0;
    for (const mode of modes) {
      const withdraw = () => decideOn(false);
      failed += await withEveryFault(faults, mode, withdraw, async () => {
        const now = await snapshot(whose.userId, submissionId);
        // All of it or nothing, even when only the answer was lost.
        if (now?.allowed) expect(now).toEqual(before);
        else expect(now).toMatchObject(done);
      });
    }
    expect(failed).toBeGreaterThan(8);
    expect(await snapshot(whose.userId, submissionId)).toMatchObject(done);
    expect(await readersOf()).toEqual([]);
    await goOn();
    expect(await readersOf()).toEqual([]);
    if (wasRead && kind === 'message') expect(await walkOf(ali, submissionId)).toEqual([]);
    expect(await isDelivered()).toBe(wasRead);

    expect((await decideOn(true)).status).toBe(200);
    if (after === 'returned') {
      const again = { message: `I love my ${canary}`, submissionId };
      const path = kind === 'message' ? `users/${ali.userId}/conversations` : 'messages/statuses';
      const to = kind === 'post' ? { toUserId: ali.userId } : {};
      const body = { ...again, ...to };
      expect((await server.call('POST', path, { token: mia.token, body })).status).toBe(200);
    }
    if (!wasRead) {
      expect(await readersOf()).toEqual([]);
      // The opinion of the lead stands.
      const senior = await createStaff(server, { role: 'senior' });
      if (after === 'escalated')
        await decideTogether(server, submissionId, [[senior, severe.deliver]]);
      else await deliverAs(server, reviewer, submissionId);
    }
    expect(await readersOf()).not.toEqual([]);
    for (const name of delivered) {
      const { rows } = await watcher.query(`SELECT FROM ${name} WHERE body LIKE $1`, [
        `%${canary}%`,
      ]);
      expect(rows.length).toBeLessThan(2);
    }
  },
);

test('CONSENT-18 with contact withdrawn and an erasure asked for, a kept and a severe text stay for the hold and the case, reach nobody, and are erased after them', async () => {
  await write.message(`I like my ${canary}`);
  const meeting = { status: 'ok', explanation: 'why', code: 'meeting', start: 0, end: 2 } as const;
  server.screener.finds([{ ...meeting, severity: 3 }]);
  const { submissionId } = await write.message(`Meet me at the ${canary}`);
  server.screener.finds([]);
  const withdraw = await asParent(mia);
  await withEveryFault(
    faults,
    'before',
    () => withdraw(false),
    async () => undefined,
  );
  const { token } = await createAdult(server, { role: 'parent', userId: mia.userId });
  const erase = () =>
    server.call('POST', `grown-ups/children/${mia.userId}/family/erasure`, {
      token,
      body: { isNow: true },
    });
  const texts = async () =>
    (await watcher.query('SELECT state FROM submissions WHERE body LIKE $1', [`%${canary}%`])).rows;
  await withEveryFault(faults, 'before', erase, async () => {
    expect(await texts()).toHaveLength(2);
  });
  expect((await erase()).json()).toEqual({ state: 'held' });
  expect((await texts()).map(({ state }) => state).toSorted()).toEqual(['kept', 'waiting']);
  expect(await readersOf()).toEqual([]);

  const staffEmail = `${lead.staffId}@desk.example`;
  const words = ['hold', 'CLASS', mia.username, '2026-06-01', staffEmail, 'evidence'];
  const at = new Date(server.clock());
  const tools = { ...server.deps, save: (name: string) => name };
  await database.db.transaction().execute(db => actForGrownUp(db, tools, { words, at }));
  const senior = await createStaff(server, { role: 'senior' });
  await decideTogether(server, submissionId, [
    [senior, severe.keepBack],
    [lead, severe.keepBack],
  ]);
  await keepRetention(server.deps);
  expect(await texts()).toHaveLength(2);
  expect(await readersOf()).toEqual([]);
  server.clock.advance(Date.parse('2026-06-01') - server.clock());
  await keepRetention(server.deps);
  expect(await texts()).toHaveLength(2);
  const { rows } = await watcher.query<{ id: string }>(
    "SELECT case_id AS id FROM cases WHERE user_id = $1 AND state <> 'closed'",
    [mia.userId],
  );
  expect(rows).toHaveLength(1);
  for (const role of ['lead', 'senior'] as const) {
    const by = await createStaff(server, { role });
    await doStep(server, by, `${rows[0]?.id}/close`, { outcome: 'taught' });
  }
  await keepRetention(server.deps);
  expect(await tablesWith(watcher, canary)).toEqual([]);
});

test.each(modes)(
  'CONSENT-17 a weekly letter that waits is not sent once its consent was withdrawn, with a fault %s every statement',
  async mode => {
    await decideOnChild(server, mia.userId, { weeklyLetter: true });
    const at = new Date(server.clock());
    const to = `week-${count}@posta.example`;
    const letter = { id: canary, to, subject: 'Week', text: canary, html: canary };
    await queueLetter(database.db, { ...letter, userId: mia.userId, series: 'week' }, at);
    const answer = { who: 'Emre', relation: 'father', email: to, language: 'tr' } as const;
    const link = { userId: mia.userId, answer, at };
    const token = await makeChangeLink(database.db, server.deps, link);
    const body = { token, purpose: 'weeklyLetter' };
    const withdraw = () => server.call('POST', 'grown-ups/consent/withdraw', { body });
    const waits = async () => (await tablesWith(watcher, canary)).includes('outbox');
    const given = async () => {
      const { rows } = await watcher.query(
        "SELECT given FROM consents WHERE user_id = $1 AND purpose = 'weeklyLetter' ORDER BY consent_id DESC",
        [mia.userId],
      );
      return rows[0]?.given;
    };
    const failed = await withEveryFault(faults, mode, withdraw, async () => {
      expect(await waits()).toBe(await given());
    });
    expect(failed).toBeGreaterThan(0);
    expect([await waits(), await given()]).toEqual([false, false]);
    await sendLetters(server.deps);
    expect(JSON.stringify(server.mailer.letters)).not.toContain(canary);
  },
);
