import type { Card, Sent } from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noLimits } from '../deps.ts';
import { detailHashOf } from '../domains/audit/audit.policy.ts';
import { checkAudit } from '../domains/audit/index.ts';
import { searchAnswers, tablesWith } from '../testing/canary-walk.ts';
import { doStep, onlyCase, report } from '../testing/case-calls.ts';
import { befriend, createChild, givePictures, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  deliverNow,
  exchange,
  returnNow,
  sendMessage,
  sendPost,
  sendStatus,
  withholdNow,
} from '../testing/messages.ts';
import {
  claimCard,
  decide,
  decideTogether,
  deliver,
  goOut,
  severe,
  toLead,
} from '../testing/review-calls.ts';
import { createStaff, freshCode, type TestStaff } from '../testing/staff.ts';
import { actForGrownUp } from './act-for-grown-up.ts';
import { keepRetention } from './keep-retention.ts';
import { sendLetters } from './send-letters.ts';

const DAY_MS = 86_400_000;
const CANARY = 'zyxquark';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let lead: TestStaff;
let saved: Map<string, Uint8Array>;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits, pictureCost: 2 } });
  mia = await createChild(server, { classCode: '4B', username: `Mia ${CANARY}`, welcome: true });
  ali = await createChild(server, { classCode: '5C', username: 'Ali Surname' });
  await befriend(server, mia, ali);
  lead = await createStaff(server, { role: 'lead', name: 'Lead 01' });
  saved = new Map();
});

afterEach(() => server.close());

const run = (...words: string[]) => {
  const save = (name: string, bytes: Uint8Array) => {
    saved.set(name, bytes);
    return name;
  };
  const tools = { ...server.deps, save };
  return server.deps.database.db
    .transaction()
    .execute(db => actForGrownUp(db, tools, { words, at: new Date(server.clock()) }));
};
const onMia = (command: string, ...rest: string[]) => run(command, '4B', mia.username, ...rest);

const pool = () => server.deps.database.pool;
const exists = async ({ userId }: TestChild) =>
  (await pool().query('SELECT FROM users WHERE user_id = $1', [userId])).rowCount === 1;

const comeHere = ({ userId }: TestChild) =>
  pool().query(
    `INSERT INTO presence VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
    [userId, new Date(server.clock())],
  );

/** Sends a text with a key, and withdraws it. */
async function takeBack(message: string): Promise<void> {
  const path = `users/${ali.userId}/conversations`;
  const headers = { 'idempotency-key': message };
  const sent = await server.call('POST', path, { token: mia.token, body: { message }, headers });
  const { submissionId } = sent.json<Sent>().submission;
  const taken = await server.call('DELETE', `submissions/${submissionId}`, { token: mia.token });
  expect(taken.status).toBe(200);
}

/** Leaves a text of every kind and state, a case with a letter that was not sent yet, and what else has words. */
async function liveALittle(): Promise<void> {
  const text = (what: string) => `I like my ${CANARY} ${what}`;
  await givePictures(server, mia.userId);
  const signIn = { classCode: '4B', username: mia.username, pictures: ['cat', 'cow', 'cat'] };
  await server.call('POST', 'sign-in', { body: signIn });
  await exchange(server, mia, ali, text('delivered'));
  await deliverNow(server, await sendMessage(server, mia, ali, text('edited')), text('mended'));
  await exchange(server, ali, mia, 'You have a nice dog, Mia');
  await deliverNow(server, await sendPost(server, mia, ali, text('on a wall')));
  await deliverNow(server, await sendStatus(server, mia, text('as status')));
  await returnNow(server, await sendMessage(server, mia, ali, text('returned')));
  await withholdNow(server, await sendMessage(server, mia, ali, text('withheld')));
  await takeBack(text('taken back'));
  await onMia('email', `${CANARY}@family.example`);
  const reported = await exchange(server, ali, mia, 'Something unkind');
  await report(server, mia, {
    reason: 'unkind',
    messageId: reported.submissionId,
    text: text('told'),
  });
  const about = await onlyCase(server, lead);
  await decide(
    server,
    lead,
    await claimCard(server, lead, { submissionId: reported.submissionId }),
    deliver,
  );
  await goOut(server);
  await doStep(server, lead, `${about.caseId}/close`, { outcome: 'nothingFound' });
  await report(server, ali, { reason: 'unkind', userId: mia.userId, text: 'She was unkind' });
  const own = await onlyCase(server, lead);
  const letter = {
    to: 'grownUp',
    language: 'gb',
    subject: 'About {name}',
    body: `About {name} and the ${CANARY}`,
  };
  await doStep(server, lead, `${own.caseId}/letters`, letter);
  // The desk would refuse, because the letter is not sent.
  await pool().query(
    "UPDATE cases SET state = 'closed', outcome = 'letterSent' WHERE case_id = $1",
    [own.caseId],
  );
  await sendMessage(server, mia, ali, text('waiting'));
}

test('RIGHTS-05 SAFE-12 after an erasure nothing of the child is in any table, log, letter, idempotency answer or call', async () => {
  await liveALittle();
  expect((await tablesWith(pool(), CANARY)).length).toBeGreaterThan(9);
  await sendLetters(server.deps);
  expect(JSON.stringify(server.mailer.letters)).toContain(CANARY);
  expect(await onMia('erase', 'now')).toMatch(/is erased: \d+ rows, proof [\w-]+\.$/);
  for (const trace of [CANARY, mia.userId]) {
    expect([trace, await tablesWith(pool(), trace)]).toEqual([trace, []]);
    expect(server.logs.join('\n')).not.toContain(trace);
    const ids = [mia.userId, ali.userId];
    const walk = await searchAnswers(server, trace, { token: ali.token, of: 'child', ids });
    expect(walk.found).toEqual([]);
    const desk = await searchAnswers(server, trace, {
      token: lead.token,
      of: 'staff',
      ids: ['2000'],
    });
    expect(desk.found).toEqual([]);
  }
  expect(JSON.stringify(server.mailer.letters)).not.toContain(CANARY);
  // The friend keeps its own account and what it won.
  expect(await exists(ali)).toBe(true);
  expect(await checkAudit(server.deps.database.db)).toMatchObject({
    firstWrong: null,
    changed: [],
  });
});

test('RIGHTS-06 an erasure ends every session at once, also on other servers, and nobody can sign in', async () => {
  await givePictures(server, mia.userId);
  const other = await createTestApp({
    database: server.deps.database as never,
    clock: server.clock,
  });
  for (const one of [server, other]) {
    const answer = await one.call('GET', `users/${mia.userId}/profile`, { token: mia.token });
    expect(answer.status).toBe(200);
  }
  await onMia('erase', 'now');
  await vi.waitFor(async () => {
    for (const one of [server, other]) {
      const answer = await one.call('GET', `users/${mia.userId}/profile`, { token: mia.token });
      expect(answer.status).toBe(401);
    }
  }, 120_000);
  const pictures = ['cat', 'sun', 'ball'];
  const body = { classCode: '4B', username: mia.username, pictures };
  const answer = await server.call('POST', 'sign-in', { body });
  expect(answer.json().code).toBe('sign_in_failed');
  await other.close();
});

test('RIGHTS-07 the proof of an erasure names nobody, and its hash is in the audit log', async () => {
  await liveALittle();
  await onMia('erase', 'now');
  const { rows } = await pool().query(
    `SELECT erasure_id AS "erasureId", encode(child_digest, 'hex') AS "childDigest", counts FROM erasures`,
  );
  const [proof] = rows;
  expect(rows).toEqual([
    {
      erasureId: expect.any(String),
      childDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      counts: expect.objectContaining({ users: 1, messages: 4, posts: 1, statuses: 1 }),
    },
  ]);
  const logged = await pool().query(
    `SELECT actor, object, detail_hash AS hash FROM audit WHERE action = 'Erased child'`,
  );
  expect(logged.rows).toEqual([
    { actor: 'Operator', object: `erasure ${proof.erasureId}`, hash: detailHashOf(proof) },
  ]);
});

test('RIGHTS-04 SAFE-12 the export is a page and JSON files with every text of the child, and others by first name', async () => {
  await liveALittle();
  expect(await onMia('export', 'mia.zip')).toBe(`${mia.username} is exported to mia.zip.`);
  const files = unzipSync(saved.get('mia.zip') ?? new Uint8Array());
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const all = (pattern: RegExp) =>
    texts
      .filter(([name]) => pattern.test(name))
      .map(([, text]) => text)
      .join('\n');
  const states = [
    'delivered',
    'mended',
    'edited',
    'on a wall',
    'as status',
    'returned',
    'withheld',
  ];
  for (const kind of [/\.json$/, /index\.html$/]) {
    const text = all(kind);
    for (const state of [...states, 'taken back', 'told', 'waiting']) {
      expect(text).toContain(`I like my ${CANARY} ${state}`);
    }
    expect(text).toContain('You have a nice dog, Mia');
    expect(text).toContain('Ali');
    const ofOthers = ['Surname', ali.userId, 'She was unkind', lead.staffId, '@family.example'];
    for (const secret of [...ofOthers, '\\\\x']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  }
  expect(all(/index\.html$/)).not.toMatch(/<script|https?:/);
  expect(JSON.parse(all(/^texts\.json$/)).submissions.length).toBe(8);
  const { rows } = await pool().query("SELECT actor FROM audit WHERE action = 'Exported data'");
  expect(rows).toEqual([{ actor: 'Operator' }]);
});

test('RIGHTS-08 an erasure waits seven days, and can be taken back until then', async () => {
  const due = new Date(server.clock() + 7 * DAY_MS).toISOString().slice(0, 10);
  expect(await onMia('erase')).toContain(`will be erased on ${due}`);
  server.clock.advance(7 * DAY_MS - 1);
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(true);
  expect(await onMia('keep')).toContain('is kept');
  server.clock.advance(1);
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(true);
  await onMia('erase');
  server.clock.advance(7 * DAY_MS);
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(false);
  await expect(onMia('keep')).rejects.toThrow(/has no child/);
});

test('RIGHTS-09 a hold of a lead keeps everything but closes the account, and only a code of a lead ends it early', async () => {
  await liveALittle();
  const before = await tablesWith(pool(), CANARY);
  const email = `${lead.staffId}@desk.example`;
  expect(await onMia('hold', '2026-06-01', email, 'evidence')).toContain(
    'is held by Lead 01 until 2026-06-01',
  );
  expect(await onMia('erase', 'now')).toContain(
    'is kept, but can no longer sign in: hold (Lead 01), until 2026-06-01',
  );
  expect(await tablesWith(pool(), CANARY)).toEqual(before);
  await vi.waitFor(async () => {
    const answer = await server.call('GET', `users/${mia.userId}/profile`, { token: mia.token });
    expect(answer.status).toBe(401);
  }, 120_000);
  expect((await server.call('GET', `users/${mia.userId}`, { token: ali.token })).status).toBe(404);
  await expect(onMia('release', email, '000000')).rejects.toThrow();
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(true);
  const code = await freshCode(server, lead);
  expect(await onMia('release', email, code)).toContain('is no longer held, says Lead 01');
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(false);
});

test('RIGHTS-09 a hold ends by itself on its day', async () => {
  await onMia('hold', '2026-06-01', `${lead.staffId}@desk.example`, 'evidence');
  await onMia('erase', 'now');
  server.clock.advance(Date.parse('2026-06-01T00:00Z') - server.clock());
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(false);
});

test('RIGHTS-10 an open case keeps the child it is about, a child that reported, and a severe text until adults decide', async () => {
  const reported = await exchange(server, ali, mia, 'Something unkind');
  await report(server, mia, { reason: 'unkind', messageId: reported.submissionId });
  const open = await onlyCase(server, lead);
  const caseHold = `case ${open.caseId} (no lead yet), until adults have decided`;
  expect(await onMia('erase', 'now')).toContain(caseHold);
  expect(await run('erase', '5C', ali.username, 'now')).toContain(caseHold);
  await pool().query("UPDATE cases SET state = 'closed', outcome = 'nothingFound'");
  const { lease } = (await claimCard(server, lead)) as Card;
  expect(lease.fence).toBeGreaterThan(0);
  // The reported text is still at the desk.
  expect(await onMia('erase', 'now')).toMatch(/text [\w-]+ \(Lead 01\)/);
});

test('RIGHTS-20 an erasure that waits for a hold reaches every lead by letter, once, and the case; the letter goes with the erasure', async () => {
  await createStaff(server, { role: 'lead', name: 'Lead 02' });
  await createStaff(server, { role: 'senior' });
  const reported = await exchange(server, ali, mia, 'Something unkind');
  await report(server, mia, { reason: 'unkind', messageId: reported.submissionId });
  const { caseId } = await onlyCase(server, lead);
  for (let times = 0; times < 2; times += 1) await onMia('erase', 'now');
  await sendLetters(server.deps);
  const letters = server.mailer.letters.filter(({ subject }) => subject.startsWith('An erasure'));
  expect(letters.map(({ to }) => to).toSorted()).toEqual(
    (await pool().query("SELECT email FROM staff WHERE role = 'lead' ORDER BY email")).rows.map(
      ({ email }) => email,
    ),
  );
  for (const { text, html } of letters) {
    expect(text).toContain(`- case ${caseId} (no lead yet), until adults have decided`);
    for (const name of [mia.username, mia.userId]) expect(`${text}${html}`).not.toContain(name);
  }
  const { events } = await onlyCase(server, lead);
  const note = 'The erasure of this child was asked for, and waits for this case.';
  expect(events.filter(({ text }) => text === note)).toEqual([
    expect.objectContaining({ kind: 'note', by: 'System' }),
  ]);
  const { submissionId } = reported;
  await decide(server, lead, await claimCard(server, lead, { submissionId }), deliver);
  await goOut(server);
  await doStep(server, lead, `${caseId}/close`, { outcome: 'nothingFound' });
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(false);
  expect(await tablesWith(pool(), 'An erasure waits')).toEqual([]);
  expect(JSON.stringify(server.mailer.letters)).not.toContain('An erasure waits');
});

test('RIGHTS-10 a text that a reviewer sent to the lead is not erased before the lead has closed the case', async () => {
  const reviewer = await createStaff(server);
  const { submissionId } = await sendMessage(server, mia, ali, `Help, ${CANARY}`);
  await onMia('erase');
  await decide(server, reviewer, await claimCard(server, reviewer, { submissionId }), toLead);
  await goOut(server);
  server.clock.advance(8 * DAY_MS);
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(true);
  const again = await createStaff(server, { role: 'lead' });
  const open = await onlyCase(server, again);
  const senior = await createStaff(server, { role: 'senior' });
  await decideTogether(server, submissionId, [
    [again, severe.deliver],
    [senior, severe.deliver],
  ]);
  for (const adult of [again, senior]) {
    await doStep(server, adult, `${open.caseId}/close`, { outcome: 'taught' });
  }
  await keepRetention(server.deps);
  expect(await exists(mia)).toBe(false);
  expect(await tablesWith(pool(), CANARY)).toEqual([]);
});

test('RIGHTS-03 a child that is inactive for two years is erased a month later, unless it comes back', async () => {
  server.clock.advance(732 * DAY_MS);
  await comeHere(ali);
  await keepRetention(server.deps);
  server.clock.advance(20 * DAY_MS);
  await comeHere(ali);
  await keepRetention(server.deps);
  expect([await exists(mia), await exists(ali)]).toEqual([true, true]);
  server.clock.advance(10 * DAY_MS);
  await keepRetention(server.deps);
  expect([await exists(mia), await exists(ali)]).toEqual([false, true]);
});

test('RIGHTS-26 taking back the erasure of an inactive child puts it off by two years', async () => {
  const later = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    await comeHere(ali);
    await keepRetention(server.deps);
    return exists(mia);
  };
  await later(732);
  expect(await onMia('keep')).toContain('is kept');
  expect([await later(1), await later(31), await later(680)]).toEqual([true, true, true]);
  // Somebody else may ask for it meanwhile, and take that back.
  await onMia('erase');
  await onMia('keep');
  expect([await later(1), await later(31), await later(690)]).toEqual([true, true, true]);
  expect([await later(10), await exists(ali)]).toEqual([false, true]);
});
