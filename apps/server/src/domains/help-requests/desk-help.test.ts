import type { Queue } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { casesOf } from '../../testing/case-calls.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  answerHelp,
  askForHelp,
  listHelpAs,
  readHelpAs,
  sendHelp,
  stepInHelp,
} from '../../testing/help-calls.ts';
import { readDesk } from '../../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { insertTie } from '../ties/index.ts';

let server: TestApp;
let wren: TestChild;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  wren = await createChild(server);
  lead = await createStaff(server, { role: 'lead' });
});

test('SAFE2-06 SAFE2-51 a lead who knows the child finds neither its request nor its case', async () => {
  const child = await createChild(server);
  const { caseId } = await askForHelp(server, child, { picture: 'scared' });
  const known = await createStaff(server, { role: 'lead' });
  const tie = { tied: child, isTold: false, at: new Date(server.clock()) };
  await insertTie(server.deps.database.db, known.staffId, tie);
  const { token } = known;
  expect((await listHelpAs(server, known)).map(one => one.caseId)).not.toContain(caseId);
  expect((await listHelpAs(server, lead)).map(one => one.caseId)).toContain(caseId);
  for (const path of [`desk/cases/${caseId}`, `desk/cases/${caseId}/help`]) {
    expect((await server.call('GET', path, { token })).status).toBe(404);
  }
  const end = await stepInHelp(server, known, `${caseId}/help/end`, {
    text: 'It is all well at home now.',
  });
  expect(end.status).toBe(404);
});

test('SAFE2-51 only leads see help requests and their cases, the longest wait first', async () => {
  const open = async () => {
    for (const item of await listHelpAs(server, lead)) {
      await answerHelp(server, lead, { caseId: item.caseId, text: 'Hello' });
      const end = { text: 'Ended before the test that follows.' };
      await stepInHelp(server, lead, `${item.caseId}/help/end`, end);
    }
  };
  await open();
  const first = await askForHelp(server, wren, { picture: 'sad' });
  server.clock.advance(1_000);
  const other = await createChild(server);
  const second = await askForHelp(server, other, { picture: 'unkind' });
  const order = async () => (await listHelpAs(server, lead)).map(one => one.caseId);
  expect(await order()).toEqual([first.caseId, second.caseId]);
  await answerHelp(server, lead, { caseId: first.caseId, text: 'Hello' });
  expect(await order()).toEqual([second.caseId, first.caseId]);
  for (const role of ['reviewer', 'senior', 'auditor'] as const) {
    const adult = await createStaff(server, { role });
    const list = await server.call('GET', 'desk/cases', { token: adult.token });
    expect(list.text).not.toContain(`"${first.caseId}"`);
    const read = await server.call('GET', `desk/cases/${first.caseId}`, { token: adult.token });
    expect([role, read.status]).toEqual([role, 404]);
  }
  // The queue counts the cases that the list shows.
  for (const adult of [lead, await createStaff(server, { role: 'senior' })]) {
    const { openCases } = await readDesk<Queue>(server, adult, 'queue');
    expect([adult.role, openCases]).toEqual([adult.role, (await casesOf(server, adult)).length]);
  }
});

test('SAFE2-52 a case is not closed while its help request is open, and that ends only when nobody waits', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'sad' });
  const close = () => stepInHelp(server, lead, `${caseId}/close`, { outcome: 'taught' });
  const end = () =>
    stepInHelp(server, lead, `${caseId}/help/end`, { text: 'She talked to her teacher today.' });
  expect((await end()).json()).toMatchObject({ status: 409, code: 'help_open' });
  await answerHelp(server, lead, { caseId, text: 'Hello' });
  expect((await close()).json()).toMatchObject({ status: 409, code: 'help_open' });
  await askForHelp(server, wren, { text: 'Are you there?' });
  expect((await end()).status).toBe(409);
  await answerHelp(server, lead, { caseId, text: 'Yes' });
  expect((await end()).status).toBe(200);
  // What the child says now opens it again.
  await askForHelp(server, wren, { text: 'One more thing' });
  expect((await close()).status).toBe(409);
  await answerHelp(server, lead, { caseId, text: 'Tell me' });
  expect((await end()).status).toBe(200);
  // Two leads close it, as nobody else sees it.
  expect((await close()).json()).toMatchObject({ state: 'withLead' });
  const body = { outcome: 'taught' };
  const second = await createStaff(server, { role: 'lead' });
  expect((await stepInHelp(server, second, `${caseId}/close`, body)).json()).toMatchObject({
    state: 'closed',
  });
  const next = await askForHelp(server, wren, { picture: 'scared' });
  expect(next.caseId).not.toBe(caseId);
});

test('SAFE2-45 SAFE2-52 a repeated line neither reopens its ended request nor opens a new case', async () => {
  const said = { lineId: 'sent-twice', picture: 'sad' } as const;
  const { caseId } = await askForHelp(server, wren, said);
  const { child } = await readHelpAs(server, lead, caseId);
  const openAfter = async () => {
    expect((await sendHelp(server, wren, said)).status).toBe(200);
    const open = await listHelpAs(server, lead);
    return open.filter(one => one.child.pseudonym === child.pseudonym);
  };
  await answerHelp(server, lead, { caseId, text: 'Hello' });
  await stepInHelp(server, lead, `${caseId}/help/end`, {
    text: 'She talked to her teacher today.',
  });
  expect(await openAfter()).toEqual([]);
  const second = await createStaff(server, { role: 'lead' });
  for (const by of [lead, second]) {
    await stepInHelp(server, by, `${caseId}/close`, { outcome: 'taught' });
  }
  expect(await openAfter()).toEqual([]);
  expect((await readHelpAs(server, lead, caseId)).lines).toHaveLength(2);
});
