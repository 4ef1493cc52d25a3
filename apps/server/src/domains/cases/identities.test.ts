import type { Case, Problem } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { askStep, doStep, onlyCase, readCaseAs, report } from '../../testing/case-calls.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/create-test-app.ts';
import { createStaff, createStaffSession, freshCode, type TestStaff } from '../../testing/staff.ts';
import { watchAlarms } from '../../use-cases/watch-alarms.ts';
import { saveGrownUp } from '../grown-ups/index.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;
let caseId: string;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  const { pool, db } = server.deps.database;
  await pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'nothingFound' WHERE state <> 'closed'`,
  );
  await pool.query('DELETE FROM identity_reveals');
  const mia = await createChild(server);
  ali = await createChild(server);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
  await saveGrownUp(db, { userId: ali.userId, email: 'family.of.ali@example.org' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  caseId = (await onlyCase(server, senior)).caseId;
});

const codeOf = (answer: TestAnswer) => answer.json<Problem>().code;
/** Signed in anew, after a day. */
const again = async (adult: TestStaff): Promise<TestStaff> => ({
  ...adult,
  token: await createStaffSession(server, adult.staffId),
});

const need = { reason: 'danger', note: 'Risk of harm, we call home.' } as const;
const shown = () => ({
  username: ali.username,
  className: 'Class CLASS',
  country: 'gb',
  grownUpEmail: 'family.of.ali@example.org',
});

test('SAFE-07 only the lead may reveal an identity, with a recorded reason', async () => {
  const body = { urgent: need, code: await freshCode(server, lead) };
  for (const role of ['reviewer', 'senior', 'auditor', 'admin'] as const) {
    const other = await createStaff(server, { role });
    expect((await askStep(server, other, `${caseId}/identity`, body)).status).toBe(403);
  }
  const answer = await askStep(server, lead, `${caseId}/identity`, body);
  expect(answer.json()).toEqual(shown());
  const event = (await readCaseAs(server, senior, caseId)).events.at(-1);
  const text = `A child is in danger: ${need.note}`;
  expect(event).toMatchObject({ kind: 'identity', by: lead.name, text });
  const entry = { actor: lead.name, action: 'Showed identity', object: `case ${caseId}` };
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action, object FROM audit ORDER BY row DESC LIMIT 1',
  );
  expect(rows).toEqual([entry]);
});

test('OPS-05 an identity reveal needs a reason and a fresh code of the second factor', async () => {
  const path = `${caseId}/identity`;
  const code = await freshCode(server, lead);
  const ask = (body: object) => askStep(server, lead, path, body);
  const short = { ...need, note: 'Risk of harm          ' };
  for (const body of [
    { urgent: need },
    { code, urgent: {} },
    { code, urgent: short },
    { code, urgent: { ...need, reason: 'curious' } },
    { code: '1', urgent: need },
  ]) {
    expect((await ask(body)).status, JSON.stringify(body)).toBe(422);
  }
  const wrong = code === '000000' ? '111111' : '000000';
  const refused = await ask({ urgent: need, code: wrong });
  expect(refused.json()).toMatchObject({ status: 403, code: 'code_refused' });
  expect(refused.text).not.toContain(ali.username);
  expect((await ask({ urgent: need, code })).status).toBe(200);
  expect((await ask({ urgent: need, code })).json()).toMatchObject({ code: 'code_refused' });
  const kinds = (await readCaseAs(server, senior, caseId)).events.map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'identity')).toHaveLength(1);
});

const wish = () => doStep(server, lead, `${caseId}/identity/requests`, need);
const confirm = (by: TestStaff) =>
  server.call('POST', `desk/cases/${caseId}/identity/confirm`, { token: by.token });
const look = async (by: TestStaff, more: object = {}) =>
  askStep(server, by, `${caseId}/identity`, { code: await freshCode(server, by), ...more });

test('SAFE2-71 a lead sees who a child is when a second adult has confirmed it, for a day', async () => {
  for (const body of [
    { ...need, note: 'Risk of harm.' },
    { ...need, reason: 'other' },
  ]) {
    expect((await askStep(server, lead, `${caseId}/identity/requests`, body)).status).toBe(422);
  }
  expect(codeOf(await confirm(senior))).toBe('not_found');
  const asked = await wish();
  const wanted = { ...need, by: lead.name, isUrgent: false, confirmedBy: null };
  expect(asked.identity).toMatchObject({ ...wanted, isOwn: true, mayConfirm: false });
  expect(asked.events.at(-1)).toMatchObject({ kind: 'identityAsked', by: lead.name });
  expect((await wish()).events).toHaveLength(asked.events.length);
  expect(codeOf(await look(lead))).toBe('other_adult_needed');
  expect(codeOf(await confirm(lead))).toBe('other_adult_needed');
  const other = await createStaff(server, { role: 'lead' });
  expect(codeOf(await askStep(server, other, `${caseId}/identity/requests`, need))).toBe(
    'still_open',
  );
  expect((await readCaseAs(server, senior, caseId)).identity).toMatchObject({
    ...{ ...wanted, isOwn: false, mayConfirm: true, mayShow: false },
  });
  const confirmed = (await confirm(senior)).json<Case>();
  expect(confirmed.identity).toMatchObject({ confirmedBy: senior.name, mayConfirm: false });
  expect(codeOf(await confirm(senior))).toBe('too_late');
  // Only the lead who gave the reason.
  expect(codeOf(await look(other))).toBe('other_adult_needed');
  expect((await look(lead)).json()).toEqual(shown());
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action FROM audit ORDER BY row DESC LIMIT 3',
  );
  expect(rows.reverse()).toEqual([
    { actor: lead.name, action: 'Asked to show identity' },
    { actor: senior.name, action: 'Confirmed showing identity' },
    { actor: lead.name, action: 'Showed identity' },
  ]);
  server.clock.advance(DAY_MS - 1);
  expect((await look(await again(lead))).json()).toEqual(shown());
  server.clock.advance(1);
  expect(codeOf(await look(await again(lead)))).toBe('other_adult_needed');
});

test('SAFE2-71 what other leads ask for takes nothing from a lead, and stops no emergency', async () => {
  await wish();
  const other = await createStaff(server, { role: 'lead' });
  expect((await look(other, { urgent: need })).json()).toEqual(shown());
  await confirm(lead);
  server.clock.advance(60_000);
  expect((await confirm(senior)).json<Case>().identity).toMatchObject({ by: lead.name });
  expect((await look(lead)).json()).toEqual(shown());
  await doStep(server, other, `${caseId}/identity/requests`, need);
  expect((await look(lead)).json()).toEqual(shown());
});

test('SAFE2-71 a request that nobody confirms ends after a day', async () => {
  await wish();
  server.clock.advance(DAY_MS);
  expect((await readCaseAs(server, await again(senior), caseId)).identity).toBeNull();
  expect(codeOf(await confirm(await again(senior)))).toBe('not_found');
});

test('SAFE2-71 in an emergency the identity is shown at once; until a second adult confirms it the case stays open, and after a day an alarm rings', async () => {
  expect((await look(lead, { urgent: need })).json()).toEqual(shown());
  const { open, identity } = await readCaseAs(server, senior, caseId);
  expect([open, identity]).toMatchObject([['identity'], { isUrgent: true, mayConfirm: true }]);
  const close = await askStep(server, senior, `${caseId}/close`, { outcome: 'taught' });
  expect(codeOf(close)).toBe('still_open');
  const alarms = async () => {
    await watchAlarms(server.deps);
    const { rows } = await server.deps.database.pool.query<{ case_id: number }>(
      `SELECT case_id FROM alarms WHERE name = 'identity_open' AND closed_at IS NULL`,
    );
    return rows.map(({ case_id }) => String(case_id));
  };
  server.clock.advance(DAY_MS - 1);
  expect(await alarms()).toEqual([]);
  server.clock.advance(1);
  expect(await alarms()).toEqual([caseId]);
  expect(codeOf(await look(await again(lead)))).toBe('other_adult_needed');
  expect((await confirm(await again(senior))).json<Case>()).toMatchObject({
    open: [],
    identity: { confirmedBy: senior.name },
  });
  expect(await alarms()).toEqual([]);
});

test('OPS-05 codes cannot be guessed: wrong ones delay the next', async () => {
  const code = await freshCode(server, lead);
  const wrong = code === '000000' ? '111111' : '000000';
  const body = { urgent: need, code: wrong };
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await askStep(server, lead, `${caseId}/identity`, body)).status).toBe(403);
  }
  const right = await askStep(server, lead, `${caseId}/identity`, { ...body, code });
  expect(right.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  server.clock.advance(60_000);
  const later = { ...body, code: await freshCode(server, lead) };
  expect((await askStep(server, lead, `${caseId}/identity`, later)).status).toBe(200);
});
