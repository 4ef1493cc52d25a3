import type { Card, Case, HistoryItem, Queue } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { conversationOf, exchange, inboxOf, sendMessage } from '../../testing/messages.ts';
import {
  askClaim,
  askDecision,
  claim,
  claimCard,
  decide,
  decideTogether,
  deliver,
  giveOpinion,
  goOut,
  look,
  onClaim,
  readDesk,
  severe,
  type TestVerdict,
  toLead,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, createStaffSession, type TestStaff } from '../../testing/staff.ts';
import { openOrUpdateCase } from '../cases/index.ts';
import { insertTie } from '../ties/index.ts';
import { reopenAsSevere } from './index.ts';

const DAY = 86_400_000;
const SEVERE = 'I am sad every day. I want to die.';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  await server.deps.database.pool.query(`UPDATE staff SET work_state = 'removed'`);
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

const one = async <T>(query: string, ...values: unknown[]): Promise<T> =>
  (await server.deps.database.pool.query(query, values)).rows[0];
const stateOf = async (submissionId: string) =>
  (
    await one<{ state: string }>(
      'SELECT state FROM submissions WHERE submission_id = $1',
      submissionId,
    )
  ).state;
async function severeText(): Promise<string> {
  server.screener.finds([
    {
      code: 'distress',
      severity: 3,
      start: 0,
      end: 18,
      status: 'ok',
      explanation: 'Sad every day',
    },
    { code: 'firstContact', severity: 1, start: null, end: null, status: 'ok', explanation: 'New' },
  ]);
  const { submissionId } = await sendMessage(server, mia, ali, SEVERE);
  server.screener.finds([]);
  return submissionId;
}
const caseIdOf = async (submissionId: string): Promise<string> =>
  String(
    (
      await one<{ caseId: number }>(
        'SELECT case_id AS "caseId" FROM severe_texts WHERE submission_id = $1 ORDER BY severe_id DESC',
        submissionId,
      )
    ).caseId,
  );
const readCase = (by: TestStaff, caseId: string) => readDesk<Case>(server, by, `cases/${caseId}`);
const isDelivered = async (submissionId: string): Promise<boolean> =>
  (await one('SELECT FROM messages WHERE submission_id = $1', submissionId)) !== undefined;
const readable = async (text: string): Promise<boolean> => {
  const inbox = await inboxOf(server, ali);
  if (inbox.length === 0) return false;
  const { messages } = await conversationOf(server, ali, mia);
  return messages.some(message => message.text === text);
};

test('SAFE2-01 a severe signal opens a case with the submission, and reviewers get the text neither next nor by its id', async () => {
  const submissionId = await severeText();
  const found = await readCase(lead, await caseIdOf(submissionId));
  expect(found).toMatchObject({
    openedBy: 'screening',
    severity: 3,
    state: 'withLead',
    open: ['text'],
  });
  expect(found.events.at(-1)).toMatchObject({ kind: 'escalated', by: 'System' });
  const reviewer = await createStaff(server);
  for (const kind of ['review', 'severe'] as const) {
    expect(await claim(server, reviewer, { kind })).toBeNull();
  }
  expect((await askClaim(server, reviewer, { submissionId })).status).toBe(403);
  const severeFor = async (by: TestStaff) => (await readDesk<Queue>(server, by, 'queue')).severe;
  expect([await severeFor(reviewer), await severeFor(lead)]).toEqual([0, 1]);
});

test('SAFE2-01 what a reviewer sends to the lead is severe, in a case', async () => {
  const { submissionId } = await sendMessage(server, mia, ali, 'My uncle is strange.');
  const reviewer = await createStaff(server);
  await decide(server, reviewer, await claimCard(server, reviewer, { submissionId }), toLead);
  await goOut(server);
  expect((await claimCard(server, senior, { kind: 'severe' })).fourEyes).toMatchObject({
    seat: 'first',
    caseId: await caseIdOf(submissionId),
  });
});

test('SAFE2-02 two adults of two roles deliver a severe text, and one does not', async () => {
  const submissionId = await severeText();
  await decideTogether(server, submissionId, [[lead, severe.deliver]]);
  server.clock.advance(30 * DAY);
  await goOut(server);
  expect([await stateOf(submissionId), await isDelivered(submissionId)]).toEqual([
    'escalated',
    false,
  ]);
  // The first again, and another lead.
  const other = await createStaff(server, { role: 'lead' });
  for (const adult of [lead, other]) {
    const token = await fresh(adult);
    expect(await claim(server, token, { kind: 'severe' })).toBeNull();
    expect((await askClaim(server, token, { submissionId })).status).toBe(403);
  }
  await decideTogether(server, submissionId, [[await fresh(senior), severe.deliver]]);
  expect([await stateOf(submissionId), await isDelivered(submissionId)]).toEqual([
    'delivered',
    true,
  ]);
});

/** The adult with a new session, after a time in which the old one has ended. */
async function fresh(adult: TestStaff): Promise<TestStaff> {
  return { ...adult, token: await createStaffSession(server, adult.staffId) };
}

test('SAFE2-02 two seniors cannot decide together, and a return goes out with the reason of the lead', async () => {
  const submissionId = await severeText();
  const other = await createStaff(server, { role: 'senior' });
  await decideTogether(server, submissionId, [[senior, { ...severe.return, reason: 'personal' }]]);
  expect((await askClaim(server, other, { submissionId })).status).toBe(403);
  await decideTogether(server, submissionId, [[lead, severe.return]]);
  const { rows } = await server.deps.database.pool.query(
    'SELECT state, return_reason FROM submissions WHERE submission_id = $1',
    [submissionId],
  );
  expect(rows).toEqual([{ state: 'returned', return_reason: 'unkind' }]);
});

const incomplete: readonly (readonly [string, TestVerdict, number])[] = [
  ['no reason', { outcome: 'withhold', note: severe.keepBack.note }, 422],
  ['no note', { outcome: 'withhold', reason: 'distress' }, 422],
  ['a note of 19 characters', { ...severe.keepBack, note: 'x'.repeat(19) }, 422],
  ['a reason that a child cannot be given', { ...severe.return, reason: 'harmless' }, 422],
  ['an edit', { ...severe.deliver, editedText: 'I am happy.' }, 403],
  ['the lead again', { ...severe.keepBack, outcome: 'escalate' }, 403],
];

test('SAFE2-03 each opinion has a reason and a note of 20 characters, and neither edits nor escalates', async () => {
  const submissionId = await severeText();
  const card = await claimCard(server, lead, { submissionId });
  await look(server, lead, card);
  for (const [what, verdict, status] of incomplete) {
    expect([what, (await askDecision(server, lead, card, verdict)).status]).toEqual([what, status]);
  }
  const note = 'y'.repeat(20);
  expect((await askDecision(server, lead, card, { ...severe.keepBack, note })).status).toBe(200);
});

test('SAFE2-04 the second adult sees nothing of the first opinion until its own is in', async () => {
  const submissionId = await severeText();
  const note = 'Only the first adult has seen this note.';
  await decideTogether(server, submissionId, [[senior, { ...severe.deliver, note }]]);
  const taken = await askClaim(server, lead, { submissionId });
  const reads = [
    'history',
    'audit',
    'queue',
    'held',
    'cases',
    `cases/${await caseIdOf(submissionId)}`,
  ];
  const seen = await Promise.all(reads.map(path => readDesk(server, lead, path)));
  const all = `${taken.text} ${JSON.stringify(seen)}`;
  expect(all).not.toContain(note);
  const log = seen[1] as { rows: { actor: string; object: string }[] };
  expect(log.rows.filter(({ object }) => object.includes(submissionId))).toEqual([]);
  const { card } = taken.json<{ card: Card }>();
  expect(JSON.stringify(card)).not.toContain(senior.name);
  expect(card.fourEyes).toMatchObject({ seat: 'second', caseId: null, opinions: [], others: [] });
  expect([card.notes, card.versions]).toEqual([[], []]);
  await look(server, lead, card);
  await decide(server, lead, card, severe.deliver);
  await goOut(server);
  const { items } = await readDesk<{ items: HistoryItem[] }>(server, lead, 'history');
  const own = items.filter(item => item.submissionId === submissionId);
  expect(own.map(({ by, isFinal }) => [by, isFinal])).toEqual([
    [lead.name, true],
    [senior.name, false],
  ]);
  const { events } = await readCase(lead, await caseIdOf(submissionId));
  expect(events.filter(({ kind }) => kind === 'opinion').map(({ by }) => by)).toEqual([
    senior.name,
    lead.name,
  ]);
});

test('SAFE2-05 never second: who held, escalated or edited the text, or has the role from the first', async () => {
  const { db } = server.deps.database;
  const { submissionId } = await sendMessage(server, mia, ali, 'My uncle is strange.');
  const [holder, escalator, chosen, longAgo] = await Promise.all(
    Array.from({ length: 4 }, () => createStaff(server, { role: 'senior' })),
  );
  if (!holder || !escalator || !chosen || !longAgo) throw new Error('adults are missing');
  await onClaim(server, holder, await claimCard(server, holder, { submissionId }), 'hold', {
    note: 'Hm',
  });
  await decide(server, escalator, await claimCard(server, escalator, { submissionId }), toLead);
  await goOut(server);
  const change = { role: 'senior', by_id: lead.staffId } as const;
  const ago = (ms: number) => new Date(server.clock() - ms);
  await db
    .insertInto('role_changes')
    .values([
      { ...change, staff_id: chosen.staffId, at: ago(29 * DAY) },
      { ...change, staff_id: longAgo.staffId, at: ago(31 * DAY) },
    ])
    .execute();
  const card = await claimCard(server, lead, { kind: 'severe' });
  const why = new Map(card.fourEyes?.others.map(({ name, may, why }) => [name, [may, why]]));
  expect(why.get(holder.name)).toEqual([false, 'held']);
  expect(why.get(escalator.name)).toEqual([false, 'escalated']);
  expect(why.get(chosen.name)).toEqual([false, null]);
  expect(why.get(longAgo.name)).toEqual([true, null]);
  await look(server, lead, card);
  await decide(server, lead, card, severe.deliver);
  await goOut(server);
  for (const adult of [holder, escalator, chosen]) {
    expect(await claim(server, adult, { kind: 'severe' })).toBeNull();
    expect((await askClaim(server, adult, { submissionId })).status).toBe(403);
  }
  expect((await claimCard(server, longAgo, { kind: 'severe' })).submissionId).toBe(submissionId);
});

test('SAFE2-05 an adult who edited a delivered text is not second after a report', async () => {
  const editor = await createStaff(server, { role: 'senior' });
  const { submissionId } = await sendMessage(server, mia, ali, 'I has a dog.');
  const edit = { outcome: 'deliver', editedText: 'I have a dog.' } as const;
  await decide(server, editor, await claimCard(server, editor, { submissionId }), edit);
  await goOut(server);
  await reportAsSevere(submissionId);
  await decideTogether(server, submissionId, [[lead, severe.deliver]]);
  expect(await claim(server, editor, { kind: 'severe' })).toBeNull();
  expect((await claimCard(server, senior, { kind: 'severe' })).submissionId).toBe(submissionId);
});

/** Reports a delivered text for a severe reason. */
async function reportAsSevere(submissionId: string): Promise<void> {
  const at = new Date(server.clock());
  await server.deps.database.db.transaction().execute(async db => {
    const child = { userId: mia.userId, group: 'meeting', severity: 3, state: 'open' } as const;
    const event = { kind: 'reported', actor: 'System', at } as const;
    const { caseId } = await openOrUpdateCase(db, { ...child, openedBy: 'report' }, event);
    await reopenAsSevere(db, { submissionId, caseId, at });
  });
}

test.each(['child', 'class', 'school'] as const)(
  'SAFE2-06 claims skip texts of a %s that the adult knows, and its cases answer 404',
  async kind => {
    const { pool, db } = server.deps.database;
    const { userId, classId } = await one<{ userId: string; classId: string }>(
      'SELECT user_id AS "userId", class_id AS "classId" FROM users WHERE user_id = $1',
      ali.userId,
    );
    await pool.query(
      `INSERT INTO schools VALUES ('known school', 'Known', 'gb', 'Europe/London', 'gb', 'enrolled', 13, now())
       ON CONFLICT DO NOTHING`,
    );
    const joinSchool = async (schoolId: string | null) => {
      await pool.query('UPDATE classes SET school_id = $2 WHERE class_id = $1', [
        classId,
        schoolId,
      ]);
      await pool.query('UPDATE users SET school_id = $2 WHERE user_id = $1', [userId, schoolId]);
    };
    await joinSchool('known school');
    const tied = { child: { userId }, class: { classId }, school: { schoolId: 'known school' } }[
      kind
    ];
    const submissionId = await severeText();
    const caseId = await caseIdOf(submissionId);
    const plain = await sendMessage(server, mia, ali, 'Hello, how are you?');
    await insertTie(db, senior.staffId, { tied, isTold: false, at: new Date(server.clock()) });
    for (const wanted of ['review', 'severe', 'second'] as const) {
      expect(await claim(server, senior, { kind: wanted })).toBeNull();
    }
    const unknown = await askClaim(server, senior, { submissionId: 'nothing' });
    for (const id of [submissionId, plain.submissionId]) {
      expect((await askClaim(server, senior, { submissionId: id })).text).toBe(unknown.text);
    }
    // The case is about the author, who is in the class, too.
    const asked = await server.call('GET', `desk/cases/${caseId}`, { token: senior.token });
    expect(asked.status).toBe(kind === 'class' ? 404 : 200);
    await pool.query('UPDATE users SET school_id = NULL WHERE user_id = $1', [userId]);
    await joinSchool(null);
  },
);

test('SAFE2-06 an adult who says that it knows the children loses the text and its case at once', async () => {
  const submissionId = await severeText();
  const caseId = await caseIdOf(submissionId);
  const claimNew = async (text: string) => {
    const { submissionId: sent } = await sendMessage(server, mia, ali, text);
    return claimCard(server, lead, { submissionId: sent });
  };
  const decisionId = await decide(server, lead, await claimNew('I like your dog.'), deliver);
  const other = await claimNew('Hello, how are you?');
  const card = await claimCard(server, lead, { kind: 'severe' });
  expect((await onClaim(server, lead, card, 'known')).status).toBe(200);
  expect((await askDecision(server, lead, card, severe.keepBack)).status).toBe(409);
  // So are the other texts of these children that it had claimed, or takes back.
  expect((await askDecision(server, lead, other, deliver)).status).toBe(409);
  const undone = await server.call('DELETE', `desk/decisions/${decisionId}`, { token: lead.token });
  const again = undone.json<{ card: Card }>().card;
  expect((await askDecision(server, lead, again, deliver)).status).toBe(409);
  expect(await claim(server, lead, { kind: 'severe' })).toBeNull();
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '/notes', { text: 'Hello' }],
    ['POST', '/close', { outcome: 'taught' }],
    ['GET', '/letter?template=worried', undefined],
  ] as const) {
    const answer = await server.call(method, `desk/cases/${caseId}${path}`, {
      token: lead.token,
      ...(body && { body }),
    });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  const cases = await readDesk<Case[]>(server, lead, 'cases');
  expect(cases.map(found => found.caseId)).not.toContain(caseId);
});

test('SAFE2-07 keeping back a delivered text works at once with one opinion, and a second confirms it', async () => {
  const text = 'Send me a photo of you.';
  const { submissionId } = await exchange(server, mia, ali, text);
  await reportAsSevere(submissionId);
  expect(await readable(text)).toBe(true);
  await decideTogether(server, submissionId, [[senior, severe.keepBack]]);
  expect(await readable(text)).toBe(false);
  const card = await claimCard(server, lead, { kind: 'severe' });
  expect([card.isDelivered, card.fourEyes?.seat]).toEqual([true, 'second']);
  await look(server, lead, card);
  await decide(server, lead, card, severe.keepBack);
  await goOut(server);
  expect([await stateOf(submissionId), await readable(text)]).toEqual(['withheld', false]);
});

test('SAFE2-07 two adults of two roles restore a text that one took back', async () => {
  const text = 'Do you like my photo of the sea?';
  const { submissionId } = await exchange(server, mia, ali, text);
  await reportAsSevere(submissionId);
  const third = await createStaff(server, { role: 'lead' });
  await decideTogether(server, submissionId, [
    [lead, severe.keepBack],
    [senior, severe.deliver],
  ]);
  expect(await readable(text)).toBe(false);
  await decideTogether(server, submissionId, [[third, severe.deliver]]);
  expect([await stateOf(submissionId), await readable(text)]).toEqual(['delivered', true]);
});

test('SAFE2-08 when two differ, a third sees both notes and decides, and lets nothing through alone', async () => {
  const submissionId = await severeText();
  const leadToo = await createStaff(server, { role: 'lead' });
  const seniorToo = await createStaff(server, { role: 'senior' });
  await decideTogether(server, submissionId, [
    [lead, severe.keepBack],
    [senior, severe.deliver],
  ]);
  expect([await stateOf(submissionId), await readable(SEVERE)]).toEqual(['escalated', false]);
  const card = await claimCard(server, seniorToo, { kind: 'severe' });
  expect(card.fourEyes?.opinions.map(({ by, note }) => [by, note])).toEqual([
    [lead.name, severe.keepBack.note],
    [senior.name, severe.deliver.note],
  ]);
  await look(server, seniorToo, card);
  // Two seniors have one role.
  expect((await askDecision(server, seniorToo, card, severe.deliver)).status).toBe(403);
  expect((await askDecision(server, seniorToo, card, severe.return)).status).toBe(403);
  await onClaim(server, seniorToo, card, 'release', { skip: true });
  await decideTogether(server, submissionId, [[leadToo, severe.deliver]]);
  expect(await stateOf(submissionId)).toBe('delivered');
});

test('SAFE2-09 an opinion before the least look, or without opening the text, is refused as too soon', async () => {
  const submissionId = await severeText();
  const card = await claimCard(server, lead, { submissionId });
  // 34 characters and one mark, by the clock of the server.
  expect(card.fourEyes?.leastLookMs).toBe(34 * 40 + 2_000);
  server.clock.advance(60_000);
  const code = async () =>
    (await askDecision(server, lead, card, severe.keepBack)).json<{ code: string }>().code;
  expect(await code()).toBe('too_soon');
  await onClaim(server, lead, card, 'opened');
  server.clock.advance((card.fourEyes?.leastLookMs ?? 0) - 1);
  expect(await code()).toBe('too_soon');
  server.clock.advance(1);
  expect((await askDecision(server, lead, card, severe.keepBack)).status).toBe(200);
});

test('SAFE2-10 an adult undoes each of its decisions of the last ten seconds, in any order', async () => {
  const sent: string[] = [];
  for (const word of ['one', 'two', 'three']) {
    sent.push((await sendMessage(server, mia, ali, `Hello ${word} friend`)).submissionId);
  }
  const made: string[] = [];
  for (const submissionId of sent) {
    const card = await claimCard(server, senior, { submissionId });
    made.push(await decide(server, senior, card, { outcome: 'deliver' }));
  }
  made.push(await giveOpinion(server, senior, await severeText(), severe.deliver));
  for (const decisionId of [made[1], made[3], made[0], made[2]]) {
    const undone = await server.call('DELETE', `desk/decisions/${decisionId}`, {
      token: senior.token,
    });
    expect(undone.status).toBe(200);
  }
  await goOut(server);
  expect(await Promise.all(sent.map(stateOf))).toEqual(['waiting', 'waiting', 'waiting']);
});

test('SAFE2-11 skipping, expiry and a pause leave a severe text in its case, for the same adults', async () => {
  const submissionId = await severeText();
  for (const end of ['skip', 'expire', 'pause'] as const) {
    const card = await claimCard(server, lead, { kind: 'severe' });
    if (end === 'skip') await onClaim(server, lead, card, 'release', { skip: true });
    if (end === 'expire') server.clock.advance(10 * 60_000);
    if (end === 'pause') {
      await server.call('POST', 'desk/pause', { token: lead.token, body: { isPaused: true } });
      await server.call('POST', 'desk/pause', { token: lead.token, body: { isPaused: false } });
    }
    expect((await readCase(lead, await caseIdOf(submissionId))).open).toEqual(['text']);
  }
  expect((await claimCard(server, lead, { kind: 'severe' })).submissionId).toBe(submissionId);
});

test.each(['taken back by its author', 'of children who part'] as const)(
  'SAFE2-11 a severe text %s stays with the adults and goes to nobody',
  async end => {
    const submissionId = await severeText();
    const path =
      end === 'of children who part'
        ? `users/${mia.userId}/friends/${ali.userId}`
        : `submissions/${submissionId}`;
    expect((await server.call('DELETE', path, { token: mia.token })).status).toBe(200);
    expect((await readCase(lead, await caseIdOf(submissionId))).open).toEqual(['text']);
    await decideTogether(server, submissionId, [
      [lead, severe.deliver],
      [senior, severe.deliver],
    ]);
    expect([await stateOf(submissionId), await readable(SEVERE)]).toEqual(['withdrawn', false]);
  },
);
