import type { OwnTies } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createSchool } from '../testing/adults.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sendStatus } from '../testing/messages.ts';
import { peopleOf } from '../testing/people-calls.ts';
import { claim, claimCard, onClaim } from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';

const YEAR = 365 * 86_400_000;

let server: TestApp;
let reader: TestStaff;
let admin: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  await emptyQueue(server);
  reader = await createStaff(server);
  admin = await createStaff(server, { role: 'admin' });
  lead = await createStaff(server, { role: 'lead' });
});

const own = async ({ token }: TestStaff) =>
  (await server.call('GET', 'desk/own', { token })).json<OwnTies>();
const tell = ({ token }: TestStaff, body: object) =>
  server.call('POST', 'desk/own/ties', { token, body });
const askEnd = ({ token }: TestStaff, tieId = '') =>
  server.call('POST', `desk/own/ties/${tieId}/end`, { token });
const confirmEnd = ({ token }: TestStaff, { staffId }: TestStaff) =>
  server.call('POST', `desk/people/${staffId}/ties/end`, { token });

test('SAFE2-68 an adult names a school, a class by its code or a child by its name in it, and gets none of their texts', async () => {
  const schoolId = await createSchool(server);
  const zara = await createChild(server, { classCode: 'KNOW1', username: 'Zara' });
  await createChild(server, { classCode: 'KNOW1', username: 'İlayda' });
  await sendStatus(server, zara, 'I like cats');
  const held = await claimCard(server, reader);
  expect((await tell(reader, { classCode: 'know1', childName: 'zara' })).status).toBe(200);
  expect((await onClaim(server, reader, held, 'decision', { outcome: 'deliver' })).status).toBe(
    409,
  );
  expect(await claim(server, reader)).toBeNull();
  expect((await claim(server, await createStaff(server)))?.submissionId).toBe(held.submissionId);
  expect((await tell(reader, { classCode: 'KNOW1' })).status).toBe(200);
  expect((await tell(reader, { schoolId })).status).toBe(200);
  expect((await tell(reader, { classCode: 'KNOW1', childName: 'İlayda' })).status).toBe(200);
  expect((await own(reader)).ties.map(({ kind, name }) => [kind, name])).toEqual([
    ['child', 'İlayda'],
    ['school', expect.any(String)],
    ['class', expect.any(String)],
    ['child', 'Zara'],
  ]);
  for (const unknown of [
    { classCode: 'NONE9' },
    { classCode: 'KNOW1', childName: 'Nobody' },
    { schoolId: 'nowhere' },
  ]) {
    expect((await tell(reader, unknown)).status).toBe(404);
  }
  expect((await tell(reader, { schoolId, classCode: 'KNOW1' })).status).toBe(422);
});

test('SAFE2-68 a child that was only recognised on a card has no name, and only its adult sees a tie', async () => {
  const child = await createChild(server, { classCode: 'KNOW2', username: 'Secret' });
  await sendStatus(server, child, 'I like dogs');
  const card = await claimCard(server, reader);
  expect((await onClaim(server, reader, card, 'known')).status).toBe(200);
  expect((await own(reader)).ties).toMatchObject([{ kind: 'child', name: null, schoolName: null }]);
  expect((await own(lead)).ties).toEqual([]);
  const { people } = await peopleOf(server, admin);
  const shown = people.find(({ staffId }) => staffId === reader.staffId);
  expect(shown).toMatchObject({ tiesToldAt: null, tiesToEnd: 0 });
  expect(JSON.stringify(people)).not.toContain('Secret');
});

test('SAFE2-69 an adult is asked at the start and a year after it told; admins, who read no texts, are not', async () => {
  expect(await own(reader)).toMatchObject({ toldAt: null, isDue: true });
  expect(await own(admin)).toMatchObject({ isDue: false });
  const { token } = reader;
  expect((await server.call('POST', 'desk/own/told', { token })).status).toBe(200);
  const toldAt = new Date(server.clock()).toISOString();
  expect(await own(reader)).toMatchObject({ toldAt, isDue: false });
  const { people } = await peopleOf(server, admin);
  expect(people.find(one => one.staffId === reader.staffId)?.tiesToldAt).toBe(toldAt);
  const { pool } = server.deps.database;
  const old = new Date(server.clock() - YEAR);
  await pool.query('UPDATE staff SET ties_told_at = $1 WHERE staff_id = $2', [old, reader.staffId]);
  expect((await own(reader)).isDue).toBe(true);
  const later = new Date(old.getTime() + 1);
  await pool.query('UPDATE staff SET ties_told_at = $1 WHERE staff_id = $2', [
    later,
    reader.staffId,
  ]);
  expect((await own(reader)).isDue).toBe(false);
});

test('SAFE2-70 a tie ends when a second adult, who does not see it, says yes; until then it holds', async () => {
  const child = await createChild(server, { classCode: 'KNOW3', username: 'Mia' });
  await tell(reader, { classCode: 'KNOW3' });
  await sendStatus(server, child, 'I like birds');
  const [tie] = (await own(reader)).ties;
  expect((await askEnd(lead, tie?.tieId)).status).toBe(404);
  expect((await confirmEnd(lead, reader)).status).toBe(404);
  expect((await askEnd(reader, tie?.tieId)).status).toBe(200);
  expect((await own(reader)).ties[0]?.endAskedAt).not.toBeNull();
  expect(await claim(server, reader)).toBeNull();
  // Naming it again keeps the tie.
  await tell(reader, { classCode: 'KNOW3' });
  expect((await confirmEnd(lead, reader)).status).toBe(404);
  await askEnd(reader, tie?.tieId);
  expect((await confirmEnd(reader, reader)).status).toBe(403);
  await tell(lead, { classCode: 'KNOW3' });
  const [ofLead] = (await own(lead)).ties;
  await askEnd(lead, ofLead?.tieId);
  expect((await confirmEnd(lead, lead)).json()).toMatchObject({ code: 'own_account' });
  const { people } = await peopleOf(server, lead);
  expect(people.find(one => one.staffId === reader.staffId)?.tiesToEnd).toBe(1);
  expect((await confirmEnd(lead, reader)).status).toBe(200);
  expect((await own(reader)).ties).toEqual([]);
  expect((await own(lead)).ties).toHaveLength(1);
  expect(await claim(server, reader)).not.toBeNull();
  const { rows } = await server.deps.database.pool.query(
    `SELECT actor, action, object FROM audit WHERE action LIKE '%tie%' ORDER BY row DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ actor: lead.name, action: 'Ended tie', object: reader.name }]);
});
