import {
  type Card,
  review as constants,
  type HistoryItem,
  type Problem,
  type Queue,
  type ReturnReason,
} from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { exchange, sendMessage } from '../../testing/messages.ts';
import {
  askDecision,
  claim,
  claimCard,
  decide,
  decideTogether,
  deliver,
  goOut,
  onClaim,
  severe as opinions,
  readDesk,
  returnToAuthor,
  review,
  type TestVerdict,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { settleDecisions } from '../../use-cases/settle-decisions.ts';
import { reopenReported } from './index.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let first: TestStaff;
let second: TestStaff;

const blind = { kind: 'second' } as const;
const rules = constants.secondOpinions;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  first = await createStaff(server);
  second = await createStaff(server);
});

afterAll(() => server.close());

const write = (text = 'I like cats and dogs') => sendMessage(server, mia, ali, text);

/** Decides on a text as a new reviewer, so that it gets a second opinion. */
async function decided(verdict: TestVerdict, text?: string): Promise<string> {
  const { submissionId } = await write(text);
  await review(server, first, submissionId, verdict);
  return submissionId;
}
const stateOf = async (submissionId: string) =>
  server.deps.database.db
    .selectFrom('submissions')
    .select(['state', 'review_kind'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();

test('SAFE-04 a second opinion is given by another adult, blind', async () => {
  const hello = await exchange(server, mia, ali, 'Hello my friend');
  expect(hello).toBeTruthy();
  server.clock.advance(1_000);
  const submissionId = await decided({ ...returnToAuthor, note: 'Tells where it lives' });
  await sendMessage(server, mia, ali, 'I like big dogs', submissionId);
  expect(await claim(server, first, blind)).toBeNull();
  const card = await claimCard(server, second, blind);
  expect(card).toMatchObject({
    ...{ submissionId, rev: 1, text: 'I like cats and dogs', lease: { kind: 'second' } },
    ...{ versions: [], notes: [], pairCount: 1 },
    author: { returned: 0, lastReturnedAt: null },
    lastDelivered: [{ text: 'Hello my friend' }],
  });
  const seen = JSON.stringify(card);
  for (const hidden of [first.name, 'Tells where it lives', 'personal', 'I like big dogs']) {
    expect(seen).not.toContain(hidden);
  }
});

test('SAFE-04 card and history hide a delivery until the second opinion is given', async () => {
  const senior = await createStaff(server, { role: 'senior' });
  const submissionId = await decided(deliver);
  const card = await claimCard(server, senior, blind);
  expect(card).toMatchObject({ submissionId, pairCount: 0, author: { delivered: 0 } });
  const history = () => readDesk<{ items: HistoryItem[] }>(server, senior, 'history');
  const found = async () =>
    (await history()).items.filter(item => item.submissionId === submissionId);
  expect(await found()).toEqual([]);
  await decide(server, senior, card, deliver);
  expect(await found()).toMatchObject([{ outcome: 'deliver', second: 'agreed' }]);
});

test('SAFE-03 a second opinion is leased, renewed, skipped and given once', async () => {
  const submissionId = await decided(deliver);
  const third = await createStaff(server);
  const counts = async () => {
    const queues = [second, third].map(by => readDesk<Queue>(server, by, 'queue'));
    return (await Promise.all(queues)).map(({ secondOpinions }) => secondOpinions);
  };
  expect(await counts()).toEqual([1, 1]);
  const card = await claimCard(server, second, blind);
  expect(await counts()).toEqual([0, 0]);
  expect(await claim(server, third, blind)).toBeNull();
  expect((await onClaim(server, second, card, '')).status).toBe(200);
  expect((await onClaim(server, second, card, 'hold', { note: 'Later' })).status).toBe(403);
  await onClaim(server, second, card, 'release', { skip: true });
  expect(await counts()).toEqual([0, 1]);
  expect(await claim(server, second, blind)).toBeNull();
  const other = await claimCard(server, third, { ...blind, submissionId });
  expect((await askDecision(server, second, card, deliver)).status).toBe(409);
  await decide(server, third, other, deliver);
  expect((await askDecision(server, third, other, returnToAuthor)).status).toBe(409);
  expect(await claim(server, await createStaff(server), blind)).toBeNull();
});

test('SAFE-03 a second opinion can be undone for ten seconds', async () => {
  await decided(deliver);
  const card = await claimCard(server, second, blind);
  const decisionId = await decide(server, second, card, returnToAuthor);
  const undo = () => server.call('DELETE', `desk/decisions/${decisionId}`, { token: second.token });
  const back = (await undo()).json<{ card: Card }>().card;
  expect(back.lease.kind).toBe('second');
  await decide(server, second, back, deliver);
  server.clock.advance(10_000);
  expect((await undo()).json<Problem>().code).toBe('too_late');
  await settleDecisions(server.deps);
  expect((await undo()).json<Problem>().code).toBe('too_late');
});

test('SAFE-04 it changes nothing for the children, but withholding a delivered text escalates it', async () => {
  const returned = await decided(deliver, 'The first of the texts');
  await decide(server, second, await claimCard(server, second, blind), returnToAuthor);
  const withheld = await decided(deliver, 'The second of the texts');
  await decide(server, second, await claimCard(server, second, blind), { outcome: 'withhold' });
  await settleDecisions(server.deps);
  expect((await stateOf(withheld))?.state).toBe('delivered');
  await goOut(server);
  expect(await stateOf(returned)).toEqual({ state: 'delivered', review_kind: 'review' });
  expect(await stateOf(withheld)).toEqual({ state: 'escalated', review_kind: 'severe' });
  const lead = await createStaff(server, { role: 'lead' });
  const senior = await createStaff(server, { role: 'senior' });
  await decideTogether(server, withheld, [
    [lead, opinions.keepBack],
    [senior, opinions.keepBack],
  ]);
  expect(await stateOf(withheld)).toMatchObject({ state: 'withheld' });
});

const reopen = (submissionId: string) =>
  server.deps.database.db
    .transaction()
    .execute(db => reopenReported(db, { submissionId, at: new Date(server.clock()) }));

const severe: TestVerdict = { outcome: 'escalate', note: 'Asks for an address' };

test('SAFE-04 SAFE-06 a severe second opinion escalates with its note and a case, even during a new review', async () => {
  const submissionId = await decided(deliver);
  await decide(server, second, await claimCard(server, second, blind), severe);
  await reopen(submissionId);
  expect(await claim(server, second, { kind: 'report' })).toBeNull();
  const third = await createStaff(server);
  const reading = await claimCard(server, third, { kind: 'report' });
  expect(reading.isDelivered).toBe(true);
  await goOut(server);
  expect(await stateOf(submissionId)).toEqual({ state: 'escalated', review_kind: 'severe' });
  expect((await askDecision(server, third, reading, deliver)).status).toBe(409);
  const lead = await createStaff(server, { role: 'lead' });
  expect(await claimCard(server, lead, { kind: 'severe' })).toMatchObject({
    ...{ submissionId, isDelivered: true, notes: [{ by: second.name, text: severe.note }] },
  });
  const cases = await server.deps.database.db
    .selectFrom('cases')
    .select(['severity', 'state'])
    .where('user_id', '=', mia.userId)
    .execute();
  expect(cases).toEqual([{ severity: 3, state: 'withLead' }]);
});

test('SAFE-04 a severe second opinion waits while the text is held and blocks no other', async () => {
  const submissionId = await decided(deliver);
  const card = await claimCard(server, second, blind);
  expect(card.isDelivered).toBe(false);
  await decide(server, second, card, severe);
  await reopen(submissionId);
  const third = await createStaff(server);
  const reading = await claimCard(server, third, { kind: 'report' });
  await onClaim(server, third, reading, 'hold', { note: 'Later' });
  const other = await decided(deliver, 'The second of the texts');
  await decide(server, second, await claimCard(server, second, blind), severe);
  await goOut(server);
  expect((await stateOf(submissionId))?.state).toBe('held');
  expect((await stateOf(other))?.state).toBe('escalated');
  await claimCard(server, third, { kind: 'report', submissionId });
  await settleDecisions(server.deps);
  expect((await stateOf(submissionId))?.state).toBe('escalated');
});

test('SAFE-04 a second opinion that fails to settle blocks no other and is retried', async () => {
  const { pool } = server.deps.database;
  const broken = await decided(deliver, 'The words of the first');
  const { submissionId: other } = await sendMessage(server, ali, mia, 'The words of the second');
  await review(server, first, other, deliver);
  for (const submissionId of [broken, other]) {
    const card = await claimCard(server, second, { ...blind, submissionId });
    await decide(server, second, card, severe);
    server.clock.advance(1);
  }
  await pool.query(
    `ALTER TABLE cases ADD CONSTRAINT broken CHECK (user_id <> '${mia.userId}') NOT VALID`,
  );
  server.clock.advance(10_000);
  await settleDecisions(server.deps);
  await pool.query('ALTER TABLE cases DROP CONSTRAINT broken');
  expect((await stateOf(broken))?.state).toBe('delivered');
  expect((await stateOf(other))?.state).toBe('escalated');
  const failures = server.logs.filter(line => line.includes('settling a second opinion failed'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).not.toMatch(/The words|address/);
  await settleDecisions(server.deps);
  expect((await stateOf(broken))?.state).toBe('escalated');
});

test('SAFE-03 repeating a second opinion returns it again without revealing the first decision', async () => {
  await decided(deliver);
  const card = await claimCard(server, second, blind);
  const verdict = { ...returnToAuthor, note: 'Tells where it lives' };
  const decisionId = await decide(server, second, card, verdict);
  expect(await decide(server, second, card, verdict)).toBe(decisionId);
  const other = (await askDecision(server, second, card, returnToAuthor)).json<Problem>();
  expect(other).toMatchObject({ code: 'lease_lost', message: 'You do not have it any more.' });
});

test('SAFE-04 a second opinion cannot mark signals, and skipping it does not skip the text', async () => {
  server.screener.finds([
    { code: 'phone', severity: 1, start: 0, end: 1, status: 'ok', explanation: 'A number.' },
  ]);
  const submissionId = await decided(deliver);
  server.screener.finds([]);
  const card = await claimCard(server, second, blind);
  const wrong = await onClaim(server, second, card, 'wrong-signal', { index: 0, isWrong: true });
  expect(wrong.status).toBe(403);
  await onClaim(server, second, card, 'release', { skip: true });
  await reopen(submissionId);
  expect((await claimCard(server, second, { kind: 'report' })).submissionId).toBe(submissionId);
});

test.each([
  ['deliver', deliver, rules.delivered],
  ['return', returnToAuthor, rules.returned],
] as const)(
  'SAFE-04 after a hundred decisions a random share gets a second opinion: %s',
  async (_, verdict, share) => {
    await seedHundred();
    const chosen: boolean[] = [];
    for (const chance of [0, share - 0.001, share + 0.001, 0.999]) {
      const { submissionId } = await write(`Text at ${chance} here`);
      await decide(server, first, await claimCard(server, first, { submissionId }), verdict);
      server.clock.advance(10_000);
      const drawn = Buffer.alloc(4);
      drawn.writeUInt32BE(Math.round(chance * 2 ** 32));
      await settleDecisions({ ...server.deps, random: () => drawn });
      chosen.push((await claim(server, second, { ...blind, submissionId })) !== null);
    }
    expect(chosen).toEqual([true, true, false, false]);
  },
);

/** Gives the first adult a hundred earlier decisions. */
async function seedHundred(): Promise<void> {
  const { submissionId } = await write('One to begin with');
  await server.deps.database.pool.query(
    `INSERT INTO decisions (decision_id, submission_id, author_id, rev, kind, reviewer_id, outcome,
       seen_body, fence, seconds, at, goes_out_at, settled_at)
     SELECT $1 || n, $1, s.author_id, -n, 'review', $2, 'deliver', '', least(0, before.fence) - n, 1,
       $3, $3, $3
     FROM (SELECT min(fence) AS fence FROM decisions) AS before, generate_series(1, 100) AS n,
       submissions AS s WHERE s.submission_id = $1`,
    [submissionId, first.staffId, new Date(server.clock() - 86_400_000)],
  );
  await server.deps.database.db.updateTable('submissions').set({ state: 'withdrawn' }).execute();
}

test('SAFE-04 seniors see agreement per reason, and each adult the number of open second opinions', async () => {
  const senior = await createStaff(server, { role: 'senior' });
  const before = await agreement(senior);
  const decideTwice = async (one: TestVerdict, other: TestVerdict, text: string) => {
    await decided(one, text);
    await decide(server, second, await claimCard(server, second, blind), other);
  };
  const back = (reason: ReturnReason): TestVerdict => ({ outcome: 'return', reason });
  await decideTwice(deliver, deliver, 'One text to read');
  await decideTwice(back('unkind'), back('unkind'), 'Two texts to read');
  await decideTwice(back('unkind'), deliver, 'Three texts to read');
  const after = await agreement(senior);
  const grown = (reason: ReturnReason | null) => {
    const of = (list: typeof after) => list.find(row => row.reason === reason);
    return [
      (of(after)?.both ?? 0) - (of(before)?.both ?? 0),
      (of(after)?.agreed ?? 0) - (of(before)?.agreed ?? 0),
    ];
  };
  expect(grown(null)).toEqual([3, 2]);
  expect(grown('unkind')).toEqual([2, 1]);
  expect((await server.call('GET', 'desk/agreement', { token: first.token })).status).toBe(403);
  await decided(deliver, 'Four texts to read');
  expect((await readDesk<Queue>(server, second, 'queue')).secondOpinions).toBe(1);
  expect((await readDesk<Queue>(server, first, 'queue')).secondOpinions).toBe(0);
});

const agreement = (by: TestStaff) =>
  readDesk<{ reason: ReturnReason | null; both: number; agreed: number }[]>(
    server,
    by,
    'agreement',
  );
