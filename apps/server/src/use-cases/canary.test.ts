import { randomBytes } from 'node:crypto';
import type {
  Card,
  EndpointKey,
  InboxItem,
  Notification,
  Sent,
  SubmissionKind,
} from '@digipals/contract';
import { createScreener } from '@digipals/screening';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { checkAudit } from '../domains/audit/index.ts';
import { createApp } from '../http/create-app.ts';
import { searchAnswers, tablesWith } from '../testing/canary-walk.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createFaults, type FaultMode, type Faults, withEveryFault } from '../testing/faults.ts';
import {
  claimCard,
  decide,
  deliver,
  goOut,
  type TestVerdict,
  toLead,
} from '../testing/review-calls.ts';
import { createStaff, createStaffSession, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';
import { settleDecisions } from './settle-decisions.ts';

/** Tables that may hold an undelivered text; idempotency_keys stores the answers to its author. */
const privateTables = ['decisions', 'idempotency_keys', 'submission_versions', 'submissions'];
const kinds: readonly SubmissionKind[] = ['message', 'post', 'status'];
const modes: readonly [string, FaultMode, atLeast: number][] = [
  ['a fault before each statement', 'before', 5],
  ['the answer to each commit lost', 'after', 1],
];

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
let others: TestStaff[];
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  watcher = createWatcher(database.config);
  server = await createTestApp({ database, config: { limits: noLimits } });
  faults = createFaults(database.pool);
  reviewer = await createStaff(server);
  lead = await createStaff(server, { role: 'lead' });
  others = await Promise.all(
    (['reviewer', 'auditor', 'admin'] as const).map(role => createStaff(server, { role })),
  );
});

afterAll(async () => {
  await server.close();
  await watcher.end();
  await database.close();
});

/** Creates three children, two of them friends. @returns a word that occurs nowhere else */
async function newCanary(): Promise<string> {
  count += 1;
  mia = await createChild(server);
  ali = await createChild(server);
  eve = await createChild(server);
  await befriend(server, mia, ali);
  return `zyxquark${count}x`;
}

const textOf = (canary: string) => `I like my ${canary} very much`;

/** Sends a text of a kind; repeating it has no further effect. */
const send = (kind: SubmissionKind, canary: string) => {
  const message = textOf(canary);
  const [path, body] = {
    message: [`users/${ali.userId}/conversations`, { message }],
    post: ['messages/statuses', { message, toUserId: ali.userId }],
    status: ['messages/statuses', { message }],
  }[kind] as [string, object];
  return server.call('POST', path, {
    token: mia.token,
    body,
    headers: { 'idempotency-key': canary },
  });
};

const conversationOf = async (): Promise<string> => {
  const path = `users/${mia.userId}/conversations`;
  const inbox = (await server.call('GET', path, { token: mia.token })).json<InboxItem[]>();
  return inbox[0]?.conversationId ?? 'none';
};

/** Only the author can read the text through any call, and it is in no log, letter or other table. */
async function expectUnread(canary: string, submissionId = 'none'): Promise<void> {
  const ids = [mia.userId, ali.userId, await conversationOf(), submissionId];
  const children = [ali.token, eve.token, undefined];
  for (const token of children) {
    const walk = await searchAnswers(server, canary, { token, of: 'child', ids });
    expect(walk.found).toEqual([]);
    if (token === ali.token) {
      expect([...walk.answered]).toEqual(expect.arrayContaining(readByAli));
    }
  }
  for (const { token } of others) {
    // Adults who may look up decisions see the text there.
    const except: EndpointKey[] = ['GET desk/history'];
    const walk = await searchAnswers(server, canary, { token, of: 'staff', ids: ['2000'], except });
    expect(walk.found).toEqual([]);
  }
  await expectNotLeaked(canary);
}

const readByAli: EndpointKey[] = [
  'GET users/{id}/conversations',
  'GET messages/statuses/{id}',
  'GET users/{id}/notifications',
  'GET users/summaries',
  'GET users/{id}/profile',
  'GET users/{id}/friends',
];

/** A faster check: the tables that contain the text, the log and the letters. */
async function expectNotLeaked(canary: string): Promise<void> {
  const tables = await tablesWith(watcher, canary);
  expect(tables.filter(name => !privateTables.includes(name))).toEqual([]);
  expect(server.logs.join('\n')).not.toContain(canary);
  expect(JSON.stringify(server.mailer.letters)).not.toContain(canary);
}

const countDelivered = async (canary: string) => {
  const { rows } = await watcher.query(
    `SELECT (SELECT count(*) FROM messages WHERE body LIKE $1)
       + (SELECT count(*) FROM posts WHERE body LIKE $1)
       + (SELECT count(*) FROM statuses WHERE body LIKE $1) AS count`,
    [`%${canary}%`],
  );
  return Number(rows[0]?.count);
};

const pathsReadableBy = async (child: TestChild, canary: string) => {
  const ids = [mia.userId, child.userId, await conversationOf()];
  return (await searchAnswers(server, canary, { token: child.token, of: 'child', ids })).found;
};

const postNotificationsOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token }))
    .json<Notification[]>()
    .filter(({ type }) => type === 'post');

describe.each(kinds)('SAFE-01 %s', kind => {
  test.each(modes)(
    'SAFE-01 with %s, the text is unreadable until delivery and delivered once',
    async (_, mode, atLeast) => {
      const canary = await newCanary();
      const unread = () => expectNotLeaked(canary);
      let sent = await send(kind, 'nothing to see');
      const failed: number[] = [];
      const canarySend = async () => {
        sent = await send(kind, canary);
      };
      failed.push(await withEveryFault(faults, mode, canarySend, unread));
      const { submissionId } = sent.json<Sent>().submission;
      await expectUnread(canary, submissionId);

      let card: Card | undefined;
      const claim = async () => {
        const { token } = reviewer;
        const answer = await server.call('POST', 'desk/claims', { token, body: { submissionId } });
        if (answer.status === 200) card = answer.json<{ card: Card }>().card;
      };
      failed.push(await withEveryFault(faults, mode, claim, unread));
      if (!card) throw new Error('no claim succeeded');
      await expectUnread(canary, submissionId);

      const { rev, lease } = card;
      const body = { rev, fence: lease.fence, outcome: 'deliver' };
      let status = 0;
      const decideOnce = async () => {
        const path = `desk/claims/${submissionId}/decision`;
        ({ status } = await server.call('POST', path, { token: reviewer.token, body }));
      };
      failed.push(await withEveryFault(faults, mode, decideOnce, unread));
      expect(status).toBe(200);
      server.clock.advance(9_999);
      await settleDecisions(server.deps);
      await expectUnread(canary, submissionId);

      server.clock.advance(1);
      const halfway: number[] = [];
      const settle = () => settleDecisions(server.deps, 1).catch(() => undefined);
      failed.push(
        await withEveryFault(faults, mode, settle, async () => {
          // Either nothing has happened yet or, if only the answer was lost, everything has.
          const delivered = await countDelivered(canary);
          if (delivered === 0) await expectNotLeaked(canary);
          halfway.push(delivered);
        }),
      );
      expect(halfway.filter(delivered => delivered > 1)).toEqual([]);
      for (const statements of failed) expect(statements).toBeGreaterThanOrEqual(atLeast);

      expect(await countDelivered(canary)).toBe(1);
      expect(await pathsReadableBy(ali, canary)).not.toEqual([]);
      expect(await pathsReadableBy(eve, canary)).toEqual([]);
      expect(await postNotificationsOf(ali)).toHaveLength(kind === 'status' ? 0 : 1);
      const log = await server.deps.database.db
        .selectFrom('audit')
        .select('action')
        .where('object', '=', `submission ${submissionId}`)
        .orderBy('row')
        .execute();
      expect(log.map(({ action }) => action)).toEqual(['Decided to deliver', 'Delivered']);
      expect(server.logs.join('\n')).not.toContain(canary);
    },
    240_000,
  );
});

test('SAFE-01 when a server stops between decision and delivery, the next one delivers once', async () => {
  const canary = await newCanary();
  const { submissionId } = (await send('message', canary)).json<Sent>().submission;
  const first = await createApp({
    ...server.deps,
    random: randomBytes,
    registry: new Registry(),
  });
  await decide(server, reviewer, await claimCard(server, reviewer, { submissionId }), deliver);
  await first.close();
  await expectUnread(canary, submissionId);
  server.clock.advance(3_600_000);
  for (const staff of [reviewer, lead, ...others]) {
    Object.assign(staff, { token: await createStaffSession(server, staff.staffId) });
  }
  const next = { ...server.deps, random: randomBytes };
  const settled = await Promise.all([1, 2, 3].map(() => settleDecisions(next)));
  expect(settled.reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(await countDelivered(canary)).toBe(1);
});

describe('SAFE-01 undelivered texts', () => {
  const verdicts: Record<string, TestVerdict> = {
    returned: { outcome: 'return', reason: 'unkind' },
    withheld: { outcome: 'withhold' },
    'sent to the lead': toLead,
  };
  test.each(Object.entries(verdicts))(
    'SAFE-01 no child can read a text that is %s, with a fault at every statement and no mail',
    async (_, verdict) => {
      const canary = await newCanary();
      server.mailer.fails(true);
      const { submissionId } = (await send('message', canary)).json<Sent>().submission;
      await decide(server, reviewer, await claimCard(server, reviewer, { submissionId }), verdict);
      server.clock.advance(10_000);
      const settle = () => settleDecisions(server.deps, 1).catch(() => undefined);
      await withEveryFault(faults, 'before', settle, () => expectNotLeaked(canary));
      const ids = [mia.userId, ali.userId, await conversationOf(), submissionId];
      for (const { token } of [ali, eve]) {
        const walk = await searchAnswers(server, canary, { token, of: 'child', ids });
        expect(walk.found).toEqual([]);
        expect(walk.asked).toBeGreaterThan(40);
      }
      await expectNotLeaked(canary);
      server.mailer.fails(false);
    },
  );
});

describe('SAFE-02 failing screening', () => {
  test('SAFE-02 nothing is stored when the screener throws, and the child can send again', async () => {
    const canary = await newCanary();
    server.screener.finds(() => {
      throw new Error('broken');
    });
    expect((await send('message', canary)).status).toBe(500);
    expect(await tablesWith(watcher, canary)).toEqual([]);
    expect(server.logs.join('\n')).not.toContain(canary);
    server.screener.finds([]);
    expect((await send('message', canary)).status).toBe(200);
    await expectUnread(canary);
  });

  test('SAFE-02 failed and slow checks become signals, and a person still reviews the text', async () => {
    const canary = await newCanary();
    const failing = {
      code: 'check',
      start: null,
      end: null,
      explanation: 'A check failed.',
    } as const;
    server.screener.finds([
      { ...failing, severity: 1, status: 'failed' },
      { ...failing, severity: 1, status: 'slow' },
    ]);
    const { submissionId } = (await send('message', canary)).json<Sent>().submission;
    server.screener.finds([]);
    await goOut(server);
    await expectUnread(canary, submissionId);
    const card = await claimCard(server, reviewer, { submissionId });
    expect(card.signals.map(({ status }) => status)).toEqual(['failed', 'slow']);
    expect(card.severity).toBe(1);
  });

  test('SAFE-02 findings of the real screener are not shown to other children', async () => {
    const screener = createScreener();
    const real = await createTestApp({
      config: { limits: noLimits },
      helpers: { screener },
    });
    const one = await createChild(real);
    const two = await createChild(real);
    await befriend(real, one, two);
    const message = 'Call me on 0171 5550199, my secret is zyxquark, meet me at the park';
    const answer = await real.call('POST', `users/${two.userId}/conversations`, {
      token: one.token,
      body: { message },
    });
    expect(answer.status).toBe(200);
    const staff = await createStaff(real);
    const card = await claimCard(real, staff);
    expect(card.signals.length).toBeGreaterThan(0);
    for (const { mark } of card.signals) {
      if (mark) expect(message.slice(mark.start, mark.end).trim()).not.toBe('');
    }
    const ids = [one.userId, two.userId];
    for (const canary of ['zyxquark', '5550199']) {
      const walk = await searchAnswers(real, canary, { token: two.token, of: 'child', ids });
      expect(walk.found).toEqual([]);
      expect(real.logs.join('\n')).not.toContain(canary);
    }
    await real.close();
    await screener.close();
  });
});

test('SAFE-07 the audit log is intact after all these faults', async () => {
  expect(await checkAudit(server.deps.database.db)).toMatchObject({
    firstWrong: null,
    changed: [],
  });
});
