import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { addStaff } from '../domains/staff/index.ts';
import { report } from '../testing/case-calls.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createStaff, freshCode } from '../testing/staff.ts';

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterEach(() => server.close());

type Line = { event: string; subject: string | null; network: string; call: string };
const lines = (): Line[] =>
  server.logs.filter(line => line.includes('security event')).map(line => JSON.parse(line));
const counts = async (): Promise<Record<string, number>> => {
  const { text } = await server.call('GET', '/metrics');
  const found = text.matchAll(/^security_events_total\{event="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, event, count]) => [event, Number(count)]));
};

test('OPS-04 a failed sign-in of a child is logged and counted without name or address', async () => {
  const { username } = await createChild(server);
  const attempt = (name: string, address: string) =>
    server.call('POST', 'sign-in', {
      body: { classCode: 'CLASS', username: name, pictures: ['cat', 'cat', 'cat'] },
      address,
    });
  expect((await counts())['child_sign_in_failed']).toBe(0);
  await attempt(username, '203.0.113.7');
  await attempt(username.toUpperCase(), '203.0.113.8');
  await attempt('somebody else', '203.0.113.7');
  const [first, second, third] = lines();
  expect(first).toMatchObject({
    event: 'child_sign_in_failed',
    subject: expect.stringMatching(/^[0-9a-f]{16}$/),
    network: expect.stringMatching(/^[0-9a-f]{16}$/),
    call: 'POST sign-in',
  });
  expect(second?.subject).toBe(first?.subject);
  expect(second?.network).not.toBe(first?.network);
  expect(third?.subject).not.toBe(first?.subject);
  expect(third?.network).toBe(first?.network);
  expect((await counts())['child_sign_in_failed']).toBe(3);
  expect(server.logs.join('')).not.toMatch(new RegExp(`${username}|203\\.0\\.113`, 'i'));
});

test('OPS-04 both steps of a failed sign-in of an adult have the same subject', async () => {
  const { db } = server.deps.database;
  const [email, password] = ['dana@desk.example', 'read every word'];
  const at = new Date(server.clock());
  await addStaff(db, server.deps, { email, name: 'Lead 01', role: 'lead', password, at });
  const begin = (secret: string) =>
    server.call('POST', 'desk/sign-in', { body: { email, password: secret } });
  await begin('a wrong one');
  const { challenge } = (await begin(password)).json<{ challenge: string }>();
  await server.call('POST', 'desk/sign-in/code', { body: { challenge, code: '000000' } });
  expect(lines()).toMatchObject([
    { event: 'adult_sign_in_failed', call: 'POST desk/sign-in' },
    { event: 'adult_sign_in_failed', call: 'POST desk/sign-in/code' },
  ]);
  expect(lines()[1]?.subject).toBe(lines()[0]?.subject);
  expect(server.logs.join('')).not.toContain(email);
});

test('OPS-04 a refused right of an adult is logged, one of a child is not', async () => {
  const [child, other] = [await createChild(server), await createChild(server)];
  const reviewer = await createStaff(server);
  expect((await server.call('GET', 'desk/audit', { token: reviewer.token })).status).toBe(403);
  const path = `users/${other.userId}/lingos`;
  expect((await server.call('GET', path, { token: child.token })).status).toBeGreaterThan(400);
  expect(lines()).toMatchObject([{ event: 'adult_forbidden', call: 'GET desk/audit' }]);
  expect(server.logs.join('')).not.toContain(`"${reviewer.staffId}"`);
});

test('OPS-04 an identity reveal and a refused code are logged and counted', async () => {
  const [mia, ali] = [await createChild(server), await createChild(server)];
  const lead = await createStaff(server, { role: 'lead' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  const cases = await server.call('GET', 'desk/cases?show=open', { token: lead.token });
  const [found] = cases.json<{ caseId: string }[]>();
  const urgent = { reason: 'danger', note: 'Risk of harm, we call home.' };
  const show = (code: string) =>
    server.call('POST', `desk/cases/${found?.caseId}/identity`, {
      token: lead.token,
      body: { urgent, code },
    });
  const code = await freshCode(server, lead);
  expect((await show(code === '000000' ? '111111' : '000000')).status).toBe(403);
  expect((await show(code)).status).toBe(200);
  expect(lines()).toMatchObject([{ event: 'adult_code_refused' }, { event: 'identity_shown' }]);
  expect(await counts()).toMatchObject({ adult_code_refused: 1, identity_shown: 1 });
  expect(server.logs.join('')).not.toMatch(new RegExp(`${ali.username}|Risk of harm`));
});
