import { type Case, languageCodes, letterTemplates, type Notification } from '@digipals/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noLimits } from '../../deps.ts';
import {
  askStep,
  casesOf,
  doStep,
  onlyCase,
  readCaseAs,
  report,
} from '../../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { exchange, sendMessage } from '../../testing/messages.ts';
import { decideTogether, review, severe, toLead } from '../../testing/review-calls.ts';
import { createStaff, freshCode, type TestStaff } from '../../testing/staff.ts';
import { sendLetters } from '../../use-cases/send-letters.ts';
import { detailHashOf } from '../audit/audit.policy.ts';
import { saveGrownUp } from '../grown-ups/index.ts';
import { countStrikes } from './index.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;
let caseId: string;

const urgent = { reason: 'danger', note: 'Risk of harm, we call home.' };

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  const { pool, db } = server.deps.database;
  await pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'nothingFound' WHERE state <> 'closed'`,
  );
  await pool.query('DELETE FROM outbox');
  server.mailer.letters.splice(0);
  server.mailer.fails(false);
  mia = await createChild(server);
  ali = await createChild(server);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
  await befriend(server, mia, ali);
  await saveGrownUp(db, { userId: ali.userId, email: 'family.of.ali@example.org' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  caseId = (await onlyCase(server, senior)).caseId;
});

const step = (name: string, body: object, by = senior): Promise<Case> =>
  doStep(server, by, `${caseId}/${name}`, body);
const lastEntry = async () => {
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action, object FROM audit ORDER BY row DESC LIMIT 1',
  );
  return rows[0];
};
const notificationsOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token }))
    .json<Notification[]>()
    .filter(({ action }) => action === 'report');

test('SAFE-07 writing a note makes the author the owner of the case', async () => {
  const after = await step('notes', { text: '  Third time this week.  ' });
  expect(after.owner).toBe(senior.name);
  expect(after.events.at(-1)).toMatchObject({
    kind: 'note',
    by: senior.name,
    text: 'Third time this week.',
  });
  const entry = { actor: senior.name, action: 'Wrote note', object: `case ${caseId}` };
  expect(await lastEntry()).toEqual(entry);
  expect((await casesOf(server, senior, 'show=mine')).map(one => one.caseId)).toEqual([caseId]);
  expect(await casesOf(server, lead, 'show=mine')).toEqual([]);
});

test('SAFE-07 a strike expires and can be revoked', async () => {
  const { db } = server.deps.database;
  const count = () => countStrikes(db, ali.userId, new Date(server.clock()));
  const given = await step('strikes', { days: 7, text: 'Unkind again' });
  expect(given.figures.strikes).toBe(1);
  const event = given.events.at(-1);
  const expiresAt = new Date(server.clock() + 7 * DAY_MS).toISOString();
  expect(event).toMatchObject({ kind: 'strike', strike: { expiresAt, isRevoked: false } });
  expect((await lastEntry()).action).toBe('Gave strike');
  const second = await step('strikes', { days: 30, text: 'And again' });
  expect(await count()).toBe(2);
  const strikeId = second.events.at(-1)?.strike?.strikeId;
  const revoke = () => server.call('DELETE', `desk/strikes/${strikeId}`, { token: lead.token });
  const revoked = (await revoke()).json<Case>();
  expect(revoked.figures.strikes).toBe(1);
  expect(revoked.events.at(-1)).toMatchObject({ kind: 'strikeRevoked', by: lead.name });
  expect(revoked.events.at(-2)?.strike?.isRevoked).toBe(true);
  expect((await lastEntry()).action).toBe('Took strike back');
  const again = (await revoke()).json<Case>();
  expect(again.events.length).toBe(revoked.events.length);
  const unknown = await server.call('DELETE', 'desk/strikes/none', { token: lead.token });
  expect(unknown.status).toBe(404);
  server.clock.advance(7 * DAY_MS);
  expect(await count()).toBe(0);
});

test('SAFE-06 a letter is sent with the name filled in; the desk sees neither name nor address', async () => {
  const path = `desk/cases/${caseId}/letter?template=unkind&language=fr`;
  const { subject, body } = (await server.call('GET', path, { token: senior.token })).json<{
    subject: string;
    body: string;
  }>();
  const draft = { subject, body };
  expect(draft.body).toMatch(/^Bonjour,[\s\S]*\{name\}[\s\S]*Une vraie personne la lit/);
  const sent = await step('letters', { to: 'grownUp', language: 'fr', ...draft });
  expect(sent).toMatchObject({ state: 'waitingForGrownUp', owner: senior.name });
  expect(sent.events.at(-1)).toMatchObject({
    kind: 'letter',
    text: `${draft.subject}\n\n${draft.body}`,
  });
  expect((await lastEntry()).action).toBe('Sent letter');
  const { rows } = await server.deps.database.pool.query(
    `SELECT detail_hash AS hash, (SELECT letter_id FROM outbox) AS id
     FROM audit ORDER BY row DESC LIMIT 1`,
  );
  const detail = { letterId: rows[0].id, to: 'family.of.ali@example.org', ...draft };
  expect(rows[0].hash).toEqual(detailHashOf(detail));
  expect(server.mailer.letters).toEqual([]);
  await sendLetters(server.deps);
  await sendLetters(server.deps);
  const [letter, ...more] = server.mailer.letters;
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    to: 'family.of.ali@example.org',
    subject: `${draft.subject.replaceAll('{name}', ali.username)} [DP-C${caseId}]`,
    text: draft.body.replaceAll('{name}', ali.username),
  });
  expect(letter?.text).not.toContain('{name}');
  const seen = JSON.stringify([
    await readCaseAs(server, lead, caseId),
    (await server.call('GET', 'desk/audit', { token: lead.token })).json(),
  ]);
  expect(seen).not.toMatch(new RegExp(`${ali.username}\\b|family\\.of|${ali.userId}`));
  expect(server.logs.join('\n')).not.toContain('family.of');
});

test('SAFE-06 rejects a letter when the grown-up has no address', async () => {
  await report(server, ali, { reason: 'personalInformation', userId: mia.userId });
  const other = (await casesOf(server, senior)).find(({ group }) => group === 'personal');
  const without = { canWrite: false, letterLanguage: null };
  expect(await readCaseAs(server, senior, other?.caseId ?? '')).toMatchObject(without);
  const withAddress = { canWrite: true, letterLanguage: 'tr' };
  const { db } = server.deps.database;
  const address = { userId: ali.userId, email: 'family.of.ali@example.org' };
  await saveGrownUp(db, { ...address, language: 'tr' });
  expect(await readCaseAs(server, senior, caseId)).toMatchObject(withAddress);
  const body = { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' };
  const answer = await askStep(server, senior, `${other?.caseId}/letters`, body);
  expect(answer.json()).toMatchObject({ status: 409, code: 'no_address' });
});

test('SAFE-06 a failed letter blocks nothing and is sent once later', async () => {
  server.mailer.fails(true);
  await step('letters', { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' });
  expect(await sendLetters(server.deps)).toBe(0);
  const warning = server.logs.find(line => line.includes('will retry'));
  expect(warning).not.toContain('example.org');
  expect((await step('notes', { text: 'No answer yet' })).events.at(-1)?.kind).toBe('note');
  server.mailer.fails(false);
  expect(await sendLetters(server.deps)).toBe(0);
  server.clock.advance(120_000);
  const both = await Promise.all([sendLetters(server.deps), sendLetters(server.deps)]);
  expect(both.sort()).toEqual([0, 1]);
  expect(server.mailer.letters.length).toBe(1);
  const { rows } = await server.deps.database.pool.query('SELECT to_address, body FROM outbox');
  expect(rows).toEqual([{ to_address: '', body: '' }]);
});

test('SAFE-06 a letter whose delivery could not be recorded is sent again with the same id', async () => {
  const { pool } = server.deps.database;
  await step('letters', { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' });
  server.mailer.waits(async () => {
    await pool.query('ALTER TABLE outbox RENAME sent_at TO elsewhere');
  });
  await expect(sendLetters(server.deps)).rejects.toThrow();
  server.mailer.waits(async () => {});
  await pool.query('ALTER TABLE outbox RENAME elsewhere TO sent_at');
  server.clock.advance(120_000);
  expect(await sendLetters(server.deps)).toBe(1);
  const [sent, copy, ...others] = server.mailer.letters;
  expect(others).toEqual([]);
  expect(copy).toEqual(sent);
  expect(sent?.id).toMatch(/^[\w-]{16,}$/);
});

test('SAFE-06 retry delays double up to six hours', async () => {
  server.mailer.fails(true);
  await step('letters', { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' });
  const pauses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    await sendLetters(server.deps);
    const { rows } = await server.deps.database.pool.query('SELECT due_at, tries FROM outbox');
    expect(rows[0].tries).toBe(tries + 1);
    const pause = rows[0].due_at.getTime() - server.clock();
    pauses.push(pause / 60_000);
    server.clock.advance(pause);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

test('SAFE-06 a letter fails on a permanent error or after twelve tries, which reopens its case', async () => {
  const { pool } = server.deps.database;
  const letter = { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' };
  const outbox = async () =>
    (
      await pool.query(
        `SELECT to_address, subject, body, sent_at, failed_at IS NOT NULL AS failed FROM outbox
         ORDER BY due_at`,
      )
    ).rows;
  const blank = { to_address: '', subject: '', body: '', sent_at: null, failed: true };
  const isLost = async () => {
    const by = await createStaff(server, { role: 'senior' });
    const found = await readCaseAs(server, by, caseId);
    expect(found.state).toBe('open');
    expect(found.events.at(-1)).toMatchObject({ kind: 'note', by: 'System' });
    expect(found.events.at(-1)?.text).toMatch(/could not be delivered/);
    const entry = { action: 'Letter did not arrive', object: `case ${caseId}` };
    expect(await lastEntry()).toEqual({ actor: 'System', ...entry });
  };
  server.mailer.fails(450);
  expect((await step('letters', letter)).state).toBe('waitingForGrownUp');
  await sendLetters(server.deps);
  expect(await outbox()).toMatchObject([
    { to_address: 'family.of.ali@example.org', failed: false },
  ]);
  server.clock.advance(120_000);
  server.mailer.fails(550);
  await sendLetters(server.deps);
  expect(await outbox()).toEqual([blank]);
  await isLost();
  // After the failure, the same letter is no duplicate.
  expect((await step('letters', letter)).state).toBe('waitingForGrownUp');
  server.mailer.fails(true);
  for (let tries = 1; tries <= 12; tries += 1) {
    expect((await outbox()).filter(({ failed }) => failed).length).toBe(1);
    await sendLetters(server.deps);
    server.clock.advance(6 * 3_600_000);
  }
  expect(await outbox()).toEqual([blank, blank]);
  await isLost();
  server.mailer.fails(false);
  server.clock.advance(DAY_MS);
  expect(await sendLetters(server.deps)).toBe(0);
  expect(server.mailer.letters).toEqual([]);
  expect(server.logs.join('\n')).not.toContain('example.org');
});

test('SAFE-06 a hanging mail server delays a letter by a minute and no other letter', async () => {
  await step('letters', { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' });
  await step('letters', {
    to: 'grownUp',
    language: 'gb',
    subject: 'About {name}',
    body: 'Hello again',
  });
  let calls = 0;
  server.mailer.waits(() => {
    calls += 1;
    return calls === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const run = sendLetters(server.deps);
    await vi.waitFor(() => expect(calls).toBe(1), 120_000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await run).toBe(1);
  } finally {
    vi.useRealTimers();
    server.mailer.waits(async () => {});
  }
  const warning = server.logs.findLast(line => line.includes('will retry'));
  expect(warning).toContain('ETIMEDOUT');
});

test('SAFE-06 a stopping server starts no further letters', async () => {
  for (const body of ['One', 'Two', 'Three']) {
    await step('letters', { to: 'grownUp', language: 'gb', subject: 'About {name}', body });
  }
  const stopping = new AbortController();
  server.mailer.waits(async () => stopping.abort());
  expect(await sendLetters(server.deps, stopping.signal)).toBe(1);
  server.mailer.waits(async () => {});
  expect(server.mailer.letters.length).toBe(1);
  expect(await sendLetters(server.deps)).toBe(2);
});

test('SAFE-06 every letter exists in every language, with a placeholder and how to answer', async () => {
  for (const template of letterTemplates) {
    for (const language of languageCodes) {
      const path = `desk/cases/${caseId}/letter?template=${template}&language=${language}`;
      const { subject, body } = (await server.call('GET', path, { token: senior.token })).json<{
        subject: string;
        body: string;
      }>();
      expect(`${subject}\n${body}`).toContain('{name}');
      expect(body.split('\n\n').length).toBe(6);
      expect(subject.length).toBeLessThanOrEqual(100);
    }
  }
});

test('SAFE-07 SAFE-16 an identity reveal is not stored under its idempotency key', async () => {
  const path = `desk/cases/${caseId}/identity`;
  const headers = { 'idempotency-key': 'asked-once' };
  const body = { urgent, code: await freshCode(server, lead) };
  const answer = await server.call('POST', path, { token: lead.token, body, headers });
  expect(answer.status).toBe(200);
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*)::int AS count FROM idempotency_keys WHERE user_id = $1',
    [lead.staffId],
  );
  expect(rows).toEqual([{ count: 0 }]);
  const note = { text: 'Twice sent' };
  const notes = `desk/cases/${caseId}/notes`;
  const twice = [1, 2].map(() =>
    server.call('POST', notes, { token: lead.token, body: note, headers }),
  );
  for (const one of await Promise.all(twice)) expect(one.status).toBe(200);
  const { events } = await readCaseAs(server, lead, caseId);
  expect(events.filter(({ kind }) => kind === 'note').length).toBe(1);
});

test('SAFE-06 a case closes once and notifies each reporting child once', async () => {
  const wei = await createChild(server);
  await report(server, wei, { reason: 'unkind', userId: ali.userId });
  await report(server, mia, { reason: 'unkind', userId: ali.userId, text: 'Once more' });
  const both = await Promise.all(
    [senior, lead].map(by => askStep(server, by, `${caseId}/close`, { outcome: 'taught' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const child of [mia, wei])
    expect(await notificationsOf(child)).toMatchObject([{ isNew: true }]);
  expect(await notificationsOf(ali)).toEqual([]);
  const closed = await readCaseAs(server, senior, caseId);
  expect(closed).toMatchObject({ state: 'closed', outcome: 'taught' });
  expect(closed.events.slice(-2)).toMatchObject([
    { kind: 'told', by: 'System', text: '2 children' },
    { kind: 'closed' },
  ]);
  for (const [name, body] of [
    ['notes', { text: 'Late' }],
    ['strikes', { days: 1, text: 'Late' }],
    ['letters', { to: 'grownUp', language: 'gb', subject: 'Late', body: 'Late' }],
    ['close', { outcome: 'nothingFound' }],
  ] as const) {
    const late = await askStep(server, senior, `${caseId}/${name}`, body);
    expect(late.json().code).toBe('case_closed');
  }
  expect((await casesOf(server, senior, 'show=closed')).map(one => one.caseId)).toContain(caseId);
});

test('SAFE-06 an escalated text joins the open case of its group', async () => {
  server.screener.finds([
    { code: 'insult', severity: 2, start: 0, end: 3, status: 'ok', explanation: 'Unkind.' },
  ]);
  const { submissionId } = await sendMessage(server, ali, mia, 'You are bad at this game');
  server.screener.finds([]);
  const reviewer = await createStaff(server);
  await review(server, reviewer, submissionId, toLead);
  const found = await onlyCase(server, lead);
  expect(found).toMatchObject({ caseId, state: 'withLead', reports: 1 });
  expect(found.events.at(-1)).toMatchObject({
    kind: 'escalated',
    by: reviewer.name,
    text: 'Please look.',
    context: [{ text: 'You are bad at this game', isReported: true }],
  });
});

test('SAFE-06 a case shows the escalated version of a text that was edited later', async () => {
  const { submissionId } = await sendMessage(server, ali, mia, 'You are bad at this game');
  await review(server, await createStaff(server), submissionId, toLead);
  await decideTogether(server, submissionId, [
    [senior, severe.return],
    [lead, severe.return],
  ]);
  server.clock.advance(1_000);
  await sendMessage(server, ali, mia, 'You are good at this game', submissionId);
  const [found] = (await casesOf(server, lead)).filter(one => one.caseId !== caseId);
  const { events } = await readCaseAs(server, lead, found?.caseId ?? '');
  expect(events.find(({ kind }) => kind === 'escalated')?.context).toMatchObject([
    { text: 'You are bad at this game', isReported: true },
  ]);
});

test('SAFE-06 identical steps within ten minutes, also concurrent ones, count once', async () => {
  const letter = { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' };
  const strike = { days: 7, text: 'Unkind again' };
  const note = { text: 'We talked' };
  const count = async (kind: string) =>
    (await readCaseAs(server, senior, caseId)).events.filter(one => one.kind === kind).length;
  for (const [name, kind, body, other] of [
    ['letters', 'letter', letter, { ...letter, body: 'Hello again' }],
    ['strikes', 'strike', strike, { ...strike, days: 8 }],
    ['notes', 'note', note, { text: 'We talked again' }],
  ] as const) {
    const both = await Promise.all(
      [1, 2].map(() => askStep(server, senior, `${caseId}/${name}`, body)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await step(name, body);
    expect(await count(kind)).toBe(1);
    await step(name, other);
    expect(await count(kind)).toBe(2);
    server.clock.advance(600_000);
    await step(name, body);
    expect(await count(kind)).toBe(3);
  }
  const { rows } = await server.deps.database.pool.query('SELECT count(*)::int AS n FROM outbox');
  expect(rows).toEqual([{ n: 3 }]);
  await sendLetters(server.deps);
  const close = { outcome: 'taught', text: 'All is well' };
  await step('close', close);
  expect((await step('close', close)).state).toBe('closed');
  expect(await count('closed')).toBe(1);
});

test('SAFE-06 a revoked strike can be given again', async () => {
  const body = { days: 7, text: 'Unkind again' };
  const strikeId = (await step('strikes', body)).events.at(-1)?.strike?.strikeId;
  await server.call('DELETE', `desk/strikes/${strikeId}`, { token: lead.token });
  expect((await step('strikes', body)).figures.strikes).toBe(1);
});

test('SAFE-06 a report that names no child sends no letter to the reporter’s grown-up', async () => {
  await saveGrownUp(server.deps.database.db, { userId: mia.userId, email: 'mia@example.org' });
  await report(server, mia, { reason: 'unkind', text: 'Somebody is not nice' });
  const other = (await casesOf(server, senior)).find(({ group }) => group === 'report');
  const body = { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' };
  const answer = await askStep(server, senior, `${other?.caseId}/letters`, body);
  expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' });
  await sendLetters(server.deps);
  expect(server.mailer.letters).toEqual([]);
});

test('SAFE-16 no response with texts of children is stored under an idempotency key', async () => {
  await exchange(server, ali, mia, 'You are bad at this canary');
  await report(server, mia, { reason: 'unkind', userId: ali.userId, text: 'Look' });
  const { text: strikes } = await askStep(server, senior, `${caseId}/strikes`, {
    days: 1,
    text: 'A',
  });
  expect(strikes).toContain('canary');
  for (const [name, body] of [
    ['notes', { text: 'Note' }],
    ['strikes', { days: 1, text: 'Strike' }],
    ['letters', { to: 'grownUp', language: 'gb', subject: 'Letter', body: 'Letter' }],
    ['close', { outcome: 'taught' }],
  ] as const) {
    await sendLetters(server.deps);
    const headers = { 'idempotency-key': `key of ${name}` };
    const path = `desk/cases/${caseId}/${name}`;
    const answer = await server.call('POST', path, { token: senior.token, body, headers });
    expect(answer.status, answer.text).toBe(200);
  }
  const { rows } = await server.deps.database.pool.query(
    `SELECT answer FROM idempotency_keys WHERE answer LIKE '%canary%'`,
  );
  expect(rows).toEqual([]);
});

test('SAFE-07 a slow read of a case does not lock the audit log', async () => {
  const { db, pool } = server.deps.database;
  const before = await pool.query('SELECT row FROM audit_head');
  let answer: ReturnType<typeof askStep> | undefined;
  const isBlocked = async () => {
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBe(1);
  };
  await db.transaction().execute(async other => {
    // Blocks reading a case, but no write.
    await sql`LOCK TABLE message_counts IN ACCESS EXCLUSIVE MODE`.execute(other);
    answer = askStep(server, senior, `${caseId}/notes`, { text: 'Slowly' });
    await vi.waitFor(isBlocked, 120_000);
    const free = await pool.query('SELECT row FROM audit_head FOR UPDATE SKIP LOCKED');
    expect(free.rows).toEqual(before.rows);
  });
  expect((await answer)?.status).toBe(200);
  expect((await lastEntry()).action).toBe('Wrote note');
});

test('SAFE-07 finds cases by number, pseudonym, group and owner', async () => {
  const { child } = await onlyCase(server, senior);
  await step('notes', { text: 'Mine' });
  const find = async (q: string) =>
    (await casesOf(server, senior, `show=open&q=${encodeURIComponent(q)}`)).length;
  for (const q of [caseId, child.pseudonym.toLowerCase(), 'unkind', senior.name, '']) {
    expect(await find(q)).toBe(1);
  }
  for (const q of [ali.username, ali.userId, '%', 'distress']) expect(await find(q)).toBe(0);
  expect(await casesOf(server, senior, 'show=waiting')).toEqual([]);
});

test('SAFE-07 a failed step is rolled back completely', async () => {
  const { pool } = server.deps.database;
  const state = async () => {
    const { rows } = await pool.query(
      `SELECT (SELECT count(*) FROM audit) AS audit, (SELECT count(*) FROM outbox) AS letters,
         (SELECT count(*) FROM case_events) AS events, (SELECT count(*) FROM strikes) AS strikes,
         (SELECT state FROM cases WHERE case_id = $1) AS state`,
      [caseId],
    );
    return rows[0];
  };
  const before = await state();
  await pool.query('ALTER TABLE audit ADD CONSTRAINT broken CHECK (row < 0) NOT VALID');
  for (const [name, body] of [
    ['notes', { text: 'Note' }],
    ['strikes', { days: 1, text: 'Strike' }],
    ['letters', { to: 'grownUp', language: 'gb', subject: 'Letter', body: 'Letter' }],
    ['close', { outcome: 'taught' }],
  ] as const) {
    expect((await askStep(server, senior, `${caseId}/${name}`, body)).status).toBe(500);
  }
  const reason = { urgent, code: await freshCode(server, lead) };
  const identity = await askStep(server, lead, `${caseId}/identity`, reason);
  expect(identity.status).toBe(500);
  expect(identity.text).not.toContain(ali.username);
  await pool.query('ALTER TABLE audit DROP CONSTRAINT broken');
  expect(await state()).toEqual(before);
  expect(await notificationsOf(mia)).toEqual([]);
});
