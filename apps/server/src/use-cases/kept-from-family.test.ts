import { type EndpointKey, endpoints, type HelpCase } from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { openOrUpdateCase } from '../domains/cases/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { readExport } from '../domains/rights/index.ts';
import { doStep, readCaseAs } from '../testing/case-calls.ts';
import { createSession, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answerHelp, askForHelp, readHelpAs, stepInHelp } from '../testing/help-calls.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createStaff, createStaffSession, freshCode, type TestStaff } from '../testing/staff.ts';
import { keepRetention } from './keep-retention.ts';
import { sendLetters, sendUrgentLetters } from './send-letters.ts';

const HOUR_MS = 3_600_000;
const basis = 'She fears her father, who hits her.';

let server: TestApp;
let cast: SchoolCast;
let wren: TestChild;
let dana: TestStaff;
let priya: TestStaff;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
  const userId = cast.childId;
  wren = { userId, username: 'Wren', token: await createSession(server, userId) };
  await saveGrownUp(server.deps.database.db, { userId, email: 'dad@example.org' });
  dana = await createStaff(server, { role: 'lead', name: 'Lead 01' });
  priya = await createStaff(server, { role: 'lead', name: 'Lead 02' });
});
afterEach(() => server.close());

const asParent = (method: 'GET' | 'POST', path: string, body?: object) =>
  server.call(method, path, { token: cast.adults.parent.token, ...(body && { body }) });
const family = (rest: string) => `grown-ups/children/${wren.userId}/family/${rest}`;

/** Every page of a parent, byte by byte, and every file of the export. */
async function seenAtHome(): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  const keys = (Object.keys(endpoints) as EndpointKey[]).filter(
    key =>
      key.startsWith('GET grown-ups/') && !/school|class|friendId|licences|sessions/i.test(key),
  );
  for (const key of keys) {
    const path = key.slice('GET '.length).replace('{childId}', wren.userId);
    seen[key] = (await asParent('GET', path)).text;
  }
  // Who leads its school may know its family.
  const school = `grown-ups/schools/${cast.schoolId}/accesses`;
  seen[school] = (await server.call('GET', school, { token: cast.adults.lead.token })).text;
  const answer = await asParent('POST', family('export'));
  const files = unzipSync(Buffer.from(answer.json<{ zip: string }>().zip, 'base64'));
  for (const [name, bytes] of Object.entries(files)) {
    // The page says when it was made.
    seen[name] = strFromU8(bytes).replace(/at \d\d:\d\d UTC\. Other/, '');
  }
  return seen;
}

const pass = (ms: number) => server.clock.advance(ms);

/** A help request, read, talked about and decided on by two leads. */
async function askAndTalk(): Promise<string> {
  const { caseId } = await askForHelp(server, wren, { picture: 'hurts' });
  await askForHelp(server, wren, { text: 'My dad hits me', notFor: ['dad'] });
  await sendUrgentLetters(server.deps);
  await answerHelp(server, dana, { caseId, text: 'It is not your fault.' });
  const { userId, token } = wren;
  await server.call('POST', `users/${userId}/helpRequest/open`, { token, body: { pictures: [] } });
  await askForHelp(server, wren, { says: 'notSafe' });
  await stepInHelp(server, dana, `${caseId}/help/home`, { opens: false, basis });
  await readCaseAs(server, priya, caseId);
  await doStep(server, priya, `${caseId}/notes`, { text: 'Called the school.' });
  const code = await freshCode(server, priya);
  const urgent = { reason: 'danger', note: 'Risk of harm, we call the school.' };
  await stepInHelp(server, priya, `${caseId}/identity`, { urgent, code });
  const confirm = `desk/cases/${caseId}/identity/confirm`;
  expect((await server.call('POST', confirm, { token: dana.token })).status).toBe(200);
  await doStep(server, dana, `${caseId}/letters`, {
    ...{ to: 'safeguarding', language: 'gb', subject: 'About {name}', body: 'Please call us.' },
  });
  await sendLetters(server.deps);
  return caseId;
}

test('SAFE2-54 pages, register, export, counts and mail of a parent are the same bytes as without the request', async () => {
  await seenAtHome();
  const before = await seenAtHome();
  pass(60_000);
  expect(await seenAtHome()).toEqual(before);
  const caseId = await askAndTalk();
  pass(60_000);
  expect(await seenAtHome()).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(12);
  const written = server.mailer.letters.map(({ to }) => to);
  expect(written).not.toContain('dad@example.org');
  expect(written).not.toContain(cast.adults.parent.email);
  // Once leads let the family see it, the same pages show it.
  await open(caseId);
  const after = await seenAtHome();
  expect(after['help.json']).toContain('My dad hits me');
  expect(after['accesses.json']).toContain(`case ${caseId}`);
});

/** Lets the family see a request, by two leads. */
async function open(caseId: string): Promise<void> {
  const asked = await stepInHelp(server, dana, `${caseId}/help/home`, { opens: true, basis });
  const { decisionId } = asked.json<HelpCase>().home.waiting ?? {};
  await stepInHelp(server, priya, `${caseId}/help/home/${decisionId}`);
}

test('SAFE2-53 one lead keeps it for 72 hours, a longer time takes two with basis and date, and it never opens by itself', async () => {
  const { caseId } = await askForHelp(server, wren, { text: 'My dad hits me', notFor: ['dad'] });
  const homeOf = async () => (await readHelpAs(server, dana, caseId)).home;
  const decide = (by: TestStaff, body: object) =>
    stepInHelp(server, by, `${caseId}/help/home`, { basis, ...body });
  expect(await homeOf()).toMatchObject({ isOpen: false, keptUntil: null, waiting: null });
  await decide(dana, { opens: false });
  const until = new Date(server.clock() + 72 * HOUR_MS).toISOString();
  expect(await homeOf()).toMatchObject({ keptUntil: until, by: 'Lead 01', second: null });
  const later = new Date(server.clock() + 1_000 * HOUR_MS).toISOString();
  await decide(dana, { opens: false, until: later });
  const { waiting, keptUntil } = await homeOf();
  expect(keptUntil).toBe(until);
  expect(waiting).toMatchObject({ opens: false, until: later, mayConfirm: false });
  const path = `${caseId}/help/home/${waiting?.decisionId}`;
  expect((await stepInHelp(server, dana, path)).json()).toMatchObject({ code: 'second_needed' });
  expect((await stepInHelp(server, priya, path)).status).toBe(200);
  expect(await homeOf()).toMatchObject({ keptUntil: later, by: 'Lead 01', second: 'Lead 02' });
  pass(2_000 * HOUR_MS);
  const other = await createStaff(server, { role: 'lead' });
  const late = await readHelpAs(server, other, caseId);
  expect(late.home).toMatchObject({ isOpen: false });
  dana = { ...dana, token: await createStaffSession(server, dana.staffId) };
  for (const by of [other, dana]) {
    const alone = await decide(by, { opens: false });
    expect(alone.json()).toMatchObject({ status: 409, code: 'second_needed' });
  }
});

test('SAFE2-53 a decision that is sent twice counts once, in the case and in the audit log', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'sad' });
  for (let times = 0; times < 2; times += 1) {
    await stepInHelp(server, dana, `${caseId}/help/home`, { opens: false, basis });
  }
  const { events } = await readCaseAs(server, dana, caseId);
  expect(events.filter(({ kind }) => kind === 'homeDecided')).toHaveLength(1);
  const { rows } = await server.deps.database.pool.query(
    "SELECT FROM audit WHERE action = 'Decided about the family' AND object = $1",
    [`case ${caseId}`],
  );
  expect(rows).toHaveLength(1);
});

test('SAFE2-53 to let a family see a request that names one of it takes two leads, otherwise one', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'sad' });
  const open = () => stepInHelp(server, dana, `${caseId}/help/home`, { opens: true, basis });
  expect((await open()).json<HelpCase>().home).toMatchObject({ isOpen: true, waiting: null });
  await stepInHelp(server, dana, `${caseId}/help/home`, { opens: false, basis });
  await askForHelp(server, wren, { notFor: ['mum'] });
  expect((await open()).json<HelpCase>().home).toMatchObject({
    isOpen: false,
    waiting: { opens: true },
  });
});

test('SAFE2-55 an erasure waits while a child waits for help, and its family sees an erased child', async () => {
  const caseId = await askAndTalk();
  const answer = await asParent('POST', family('erasure'), { isNow: true });
  expect(answer.json()).toMatchObject({ state: 'erased' });
  expect((await asParent('GET', 'grown-ups/family')).json()).toEqual([]);
  expect((await asParent('GET', family('home'))).status).toBe(404);
  const help = await readHelpAs(server, dana, caseId);
  expect(help.lines.some(({ text }) => text === 'My dad hits me')).toBe(true);
  // It follows when leads have closed the case.
  await answerHelp(server, dana, { caseId, text: 'You are safe now.' });
  await stepInHelp(server, dana, `${caseId}/help/end`, { text: 'She lives with her aunt now.' });
  for (const by of [dana, priya])
    await doStep(server, by, `${caseId}/close`, { outcome: 'taught' });
  await keepRetention(server.deps);
  const { rows } = await server.deps.database.pool.query(
    'SELECT FROM help_lines WHERE user_id = $1',
    [wren.userId],
  );
  expect(rows).toEqual([]);
});

test('SAFE2-55 an erasure after seven days looks the same to the family', async () => {
  await askAndTalk();
  expect((await asParent('POST', family('erasure'), { isNow: false })).json()).toEqual({
    state: 'asked',
  });
  pass(8 * 24 * HOUR_MS);
  await keepRetention(server.deps);
  const { rows } = await server.deps.database.pool.query(
    "SELECT until FROM adult_roles WHERE user_id = $1 AND role = 'parent'",
    [wren.userId],
  );
  expect(rows.map(({ until }) => until === null)).toEqual([false]);
  const kept = await server.deps.database.pool.query('SELECT FROM users WHERE user_id = $1', [
    wren.userId,
  ]);
  expect(kept.rowCount).toBe(1);
});

test('SAFE2-54 what else holds the child is counted without the help request', async () => {
  await askForHelp(server, wren, { picture: 'hurts' });
  const at = new Date(server.clock());
  const { db } = server.deps.database;
  const opened = { userId: wren.userId, group: 'unkind', severity: 2 } as const;
  const event = { kind: 'note', actor: 'System', at } as const;
  await openOrUpdateCase(db, { ...opened, state: 'open', openedBy: 'screening' }, event);
  expect((await asParent('POST', family('erasure'), { isNow: true })).json()).toEqual({
    state: 'held',
  });
  expect((await asParent('GET', family('data'))).json()).toMatchObject({ holds: 1 });
});

test('SAFE2-56 the family is written to only after leads decided that it may know; a safe contact at any time', async () => {
  const { caseId } = await askForHelp(server, wren, { text: 'My dad hits me', notFor: ['dad'] });
  const letter = { language: 'gb', subject: 'About {name}', body: 'Please call us.' };
  const write = (to?: string) =>
    stepInHelp(server, dana, `${caseId}/letters`, { ...letter, ...(to && { to }) });
  expect((await write()).json()).toMatchObject({ code: 'invalid_request' });
  expect((await write('grownUp')).json()).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await write('deputy')).status).toBe(200);
  const contacts = (await readHelpAs(server, dana, caseId)).contacts.map(({ kind }) => kind);
  expect(contacts).toEqual(['safeguarding', 'deputy']);
  await open(caseId);
  expect((await write('grownUp')).status).toBe(200);
  await sendLetters(server.deps);
  expect(server.mailer.letters.map(({ to }) => to)).toContain('dad@example.org');
});

test('SAFE2-54 the letters of a request that leads keep again are no longer in the export', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'sad' });
  const letters = async () => {
    const { consent } = await readExport(server.deps.database.db, wren.userId);
    return [consent?.letter_threads, consent?.outbox].map(rows => rows?.length);
  };
  await stepInHelp(server, dana, `${caseId}/help/home`, { opens: true, basis });
  const letter = {
    to: 'grownUp',
    language: 'gb',
    subject: 'About {name}',
    body: 'Please call us.',
  };
  expect((await stepInHelp(server, dana, `${caseId}/letters`, letter)).status).toBe(200);
  expect(await letters()).toEqual([1, 1]);
  await stepInHelp(server, dana, `${caseId}/help/home`, { opens: false, basis });
  expect(await letters()).toEqual([0, 0]);
});
