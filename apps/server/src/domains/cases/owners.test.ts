import type { Case, Problem } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { casesOf, doStep, onlyCase, readCaseAs, report } from '../../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { askForHelp } from '../../testing/help-calls.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { changeStaffRole, dismissStaff, setLeave } from '../../use-cases/change-staff.ts';
import { insertTie } from '../ties/index.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;
let caseId: string;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  const { pool } = server.deps.database;
  await pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'nothingFound' WHERE state <> 'closed'`,
  );
  // The adults of other tests could get the case, too.
  await pool.query(`UPDATE staff SET work_state = 'removed', leave_until = NULL`);
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  caseId = (await onlyCase(server, senior)).caseId;
});

const give = (by: TestStaff, to: TestStaff, of = caseId) =>
  server.call('PUT', `desk/cases/${of}/owner`, {
    token: by.token,
    body: { staffId: to.staffId },
  });
const problemOf = async (answer: ReturnType<typeof give>) => {
  const { status, code } = (await answer).json<Problem>();
  return [status, code];
};
const auditRows = async () => {
  const { rows } = await server.deps.database.pool.query(
    `SELECT actor, action, object FROM audit WHERE object LIKE $1 AND action LIKE '%over case' ORDER BY row`,
    [`case ${caseId}%`],
  );
  return rows;
};
const ownerOf = async (by: TestStaff) => (await readCaseAs(server, by, caseId)).owner;
const nextOf = async (by: TestStaff, of = caseId) =>
  (await readCaseAs(server, by, of)).nextOwners.map(({ name }) => name).sort();
const operator = () => ({ staffId: null, name: 'Operator', at: new Date(server.clock()) });
const dayIn = (days: number) =>
  new Date(server.clock() + days * 86_400_000).toISOString().slice(0, 10);
const vetUntil = ({ staffId }: TestStaff, vetted_until: string) =>
  server.deps.database.db
    .updateTable('staff')
    .set({ vetted_until })
    .where('staff_id', '=', staffId)
    .execute();
const knows = (adult: TestStaff, child: TestChild) =>
  insertTie(server.deps.database.db, adult.staffId, {
    tied: { userId: child.userId },
    isTold: false,
    at: new Date(server.clock()),
  });

test('SAFE2-118 a senior takes a case over, and a lead hands it on: name, event and audit row say so, once', async () => {
  const other = await createStaff(server, { role: 'senior' });
  const taken = (await give(senior, senior)).json<Case>();
  expect(taken.owner).toBe(senior.name);
  expect(taken.events.at(-1)).toMatchObject({ kind: 'tookOver', by: senior.name, text: null });
  expect((await casesOf(server, senior, 'show=mine')).map(one => one.caseId)).toEqual([caseId]);
  const given = (await give(lead, other)).json<Case>();
  expect(given.owner).toBe(other.name);
  const event = { kind: 'handedOver', by: lead.name, text: other.name };
  expect(given.events.at(-1)).toMatchObject(event);
  expect((await casesOf(server, other)).map(({ owner }) => owner)).toEqual([other.name]);
  const again = (await give(lead, other)).json<Case>();
  expect(again.events).toEqual(given.events);
  expect(await auditRows()).toEqual([
    { actor: senior.name, action: 'Took over case', object: `case ${caseId}` },
    {
      actor: lead.name,
      action: 'Handed over case',
      object: `case ${caseId}, to ${other.name}`,
    },
  ]);
});

test('SAFE2-118 a senior gives a case to nobody else, a reviewer takes none, a closed one stays as it is', async () => {
  const reviewer = await createStaff(server);
  expect(await problemOf(give(senior, lead))).toEqual([403, 'forbidden']);
  expect(await problemOf(give(reviewer, reviewer))).toEqual([403, 'forbidden']);
  expect(await problemOf(give(lead, reviewer))).toEqual([404, 'not_found']);
  expect(await nextOf(lead)).toEqual([senior.name, lead.name].sort());
  expect(await nextOf(senior)).toEqual([senior.name]);
  expect(await nextOf(reviewer)).toEqual([]);
  await doStep(server, senior, `${caseId}/close`, { outcome: 'taught' });
  expect(await nextOf(lead)).toEqual([]);
  expect(await problemOf(give(lead, lead))).toEqual([409, 'case_closed']);
});

test('SAFE2-118 of two who take a case over at once both are in its events, and the later one has it', async () => {
  const other = await createStaff(server, { role: 'senior' });
  const both = await Promise.all([give(senior, senior), give(other, other)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { owner, events } = await readCaseAs(server, lead, caseId);
  const taken = events.filter(({ kind }) => kind === 'tookOver').map(({ by }) => by);
  expect(taken.toSorted()).toEqual([senior.name, other.name].sort());
  expect(owner).toBe(taken.at(-1));
});

test('SAFE2-118 anyone who knows the child, is not vetted any more or may not see a help request cannot get the case', async () => {
  const tied = await createStaff(server, { role: 'senior' });
  const expired = await createStaff(server, { role: 'senior' });
  await knows(tied, ali);
  await vetUntil(expired, '2020-01-01');
  expect(await nextOf(lead)).toEqual([senior.name, lead.name].sort());
  const refused = await Promise.all(
    [tied, expired, { ...tied, staffId: 'nobody' }].map(one => give(lead, one)),
  );
  const [first, ...others] = refused.map(answer => answer.json<Problem>());
  expect(first).toMatchObject({ status: 404, code: 'not_found' });
  for (const one of others) {
    expect([one.status, one.code, one.message]).toEqual([
      first?.status,
      first?.code,
      first?.message,
    ]);
  }
  const { caseId: helpCase } = await askForHelp(server, ali, { picture: 'sad' });
  expect(await nextOf(lead, helpCase)).toEqual([lead.name]);
  expect(await problemOf(give(lead, senior, helpCase))).toEqual([404, 'not_found']);
  expect((await give(lead, lead, helpCase)).json<Case>().owner).toBe(lead.name);
});

test('SAFE2-119 an adult who is removed, on leave, gets another role, is not vetted any more or knows the child does not own an open case', async () => {
  const { db } = server.deps.database;
  const by = operator();
  const until = dayIn(1);
  const ends: ((adult: TestStaff) => Promise<unknown>)[] = [
    ({ staffId }) => dismissStaff(db, { staffId, by }),
    ({ staffId }) => setLeave(db, { staffId, by, until }),
    ({ staffId }) => changeStaffRole(db, { staffId, by, role: 'reviewer' }),
    adult => vetUntil(adult, dayIn(-1)),
    adult => knows(adult, ali),
  ];
  for (const end of ends) {
    const owner = await createStaff(server, { role: 'senior' });
    await give(lead, owner);
    expect(await ownerOf(senior)).toBe(owner.name);
    await end(owner);
    expect(await ownerOf(senior)).toBeNull();
    expect(await casesOf(server, senior, `show=open&q=${owner.name}`)).toEqual([]);
  }
});

test('SAFE2-119 an open case comes back to its owner after a leave or new vetting, unless another adult has it now', async () => {
  const { db } = server.deps.database;
  const by = operator();
  const leave = (until: string | null) => setLeave(db, { staffId: senior.staffId, by, until });
  await give(senior, senior);
  await leave(dayIn(1));
  expect(await ownerOf(lead)).toBeNull();
  await leave(null);
  expect(await ownerOf(lead)).toBe(senior.name);
  await vetUntil(senior, dayIn(-1));
  expect(await ownerOf(lead)).toBeNull();
  await vetUntil(senior, dayIn(0));
  expect(await ownerOf(lead)).toBe(senior.name);
  await leave(dayIn(1));
  await give(lead, lead);
  await leave(null);
  expect(await ownerOf(lead)).toBe(lead.name);
});

test('SAFE2-119 a closed case keeps the name of its owner', async () => {
  const { db } = server.deps.database;
  await doStep(server, senior, `${caseId}/close`, { outcome: 'taught' });
  await dismissStaff(db, { staffId: senior.staffId, by: operator() });
  expect(await ownerOf(lead)).toBe(senior.name);
});
