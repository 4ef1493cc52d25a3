import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf, onlyCase, readCaseAs, report } from '../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sendMessage } from '../testing/messages.ts';
import { claimCard, decide, toLead } from '../testing/review-calls.ts';
import { createStaff, freshCode, type TestStaff } from '../testing/staff.ts';
import { reportIncident } from './report-incident.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let reviewer: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp();
  mia = await createChild(server, { classCode: '4B', username: 'Mia' });
  ali = await createChild(server, { classCode: '4B', username: 'Ali' });
  await createChild(server, { classCode: '4B', username: 'Eve' });
  await befriend(server, mia, ali);
  reviewer = await createStaff(server, { name: 'Reviewer 07' });
  lead = await createStaff(server, { role: 'lead', name: 'Lead 01' });
});

afterAll(() => server.close());

const rowsOf = async (...words: string[]) =>
  (await reportIncident(server.deps.database.db, words)).split('\n').map(line => {
    const [, actor, action, object, , username] = line.split('\t');
    return [actor, action, object, username];
  });

test('RIGHTS-11 the register has every text, case, history and identity that an adult read, once in ten minutes', async () => {
  const { submissionId } = await sendMessage(server, mia, ali, 'My secret is this');
  await decide(server, reviewer, await claimCard(server, reviewer), toLead);
  await server.call('GET', 'desk/history', { token: reviewer.token });
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  const { caseId } = await onlyCase(server, lead);
  await readCaseAs(server, lead, caseId);
  await casesOf(server, lead);
  const urgent = { reason: 'family', note: 'A call to the family, who asks.' };
  const body = { urgent, code: await freshCode(server, lead) };
  const path = `desk/cases/${caseId}/identity`;
  expect((await server.call('POST', path, { token: lead.token, body })).status).toBe(200);
  const both = (actor: string, action: string, object: string) => [
    [actor, action, object, 'Mia'],
    [actor, action, object, 'Ali'],
  ];
  const rows = await rowsOf('2026-03-02');
  expect(rows.sort()).toEqual(
    [
      ...both('Reviewer 07', 'Read text', `text ${submissionId}`),
      ...both('Reviewer 07', 'Read history', 'decisions'),
      ['Lead 01', 'Read case', `case ${caseId}`, 'Mia'],
      ['Lead 01', 'Showed identity', `case ${caseId}`, 'Mia'],
    ].sort(),
  );
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('RIGHTS-11 one query answers who read what, of one child or by one adult, since a day', async () => {
  const { db, pool } = server.deps.database;
  expect((await rowsOf('2026-03-02', 'child', '4b', 'ali')).length).toBe(2);
  expect((await rowsOf('2026-03-02', 'adult', 'Lead', '01')).length).toBe(2);
  const nothing = 'Nobody read anything.';
  expect(await reportIncident(db, ['2026-03-02', 'child', '4B', 'Eve'])).toBe(nothing);
  expect(await reportIncident(db, ['2026-03-03'])).toBe(nothing);
  const count = countQueries(pool);
  await reportIncident(db, ['2026-03-02']);
  expect(count()).toBe(1);
});

test.each([
  [[], /npm run incident/],
  [['2026-13-01'], /is not a date/],
  [['2026-03-01', 'dog'], /npm run incident/],
  [['2026-03-01', 'child', '4B', 'Zoe'], /has no child Zoe/],
])('RIGHTS-11 %j is rejected with a reason', async (words, reason) => {
  await expect(reportIncident(server.deps.database.db, words)).rejects.toThrow(reason);
});
