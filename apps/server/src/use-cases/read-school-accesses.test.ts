import type { SchoolAccesses, SchoolConsents } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAccess } from '../domains/accesses/index.ts';
import { createChild, decide } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp();
  cast = await createSchoolCast(server);
});

afterAll(() => server.close());

const pool = () => server.deps.database.pool;
const nameOf = async (adultId: string): Promise<string> =>
  (await pool().query('SELECT name FROM adults WHERE adult_id = $1', [adultId])).rows[0].name;
const read = async <T>(part: 'accesses' | 'consents', schoolId = cast.schoolId) =>
  (
    await server.call('GET', `grown-ups/schools/${schoolId}/${part}`, {
      token: cast.adults.lead.token,
    })
  ).json<T>();
const look = (actor: string, action: string, userId = cast.childId, ago = 0) =>
  recordAccess(server.deps.database.db, {
    ...{ actor, action, object: `child ${ago}`, userIds: [userId] },
    at: new Date(server.clock() - ago),
  });

test('SCHOOL-36 a lead reads who looked at the children of its school: colleagues by name, families and the desk without', async () => {
  const { lead, teacher, parent } = cast.adults;
  const stranger = await createChild(server, { username: 'Stranger' });
  const strange = await createSchoolCast(server);
  await look('Reader 01', 'Read text', cast.childId, 31 * DAY_MS);
  await look('Reader 01', 'Read case', cast.childId, 5_000);
  await look('Operator', 'Exported data', cast.childId, 4_000);
  await look(await nameOf(parent.adultId), 'Read messages', cast.childId, 3_000);
  await look(await nameOf(teacher.adultId), 'Read progress', cast.childId, 2_000);
  await look(await nameOf(lead.adultId), 'Read progress', cast.childId, 1_000);
  await look('Reader 01', 'Read text', stranger.userId);
  await look('Reader 01', 'Read text', strange.childId);
  const { lately, looks } = await read<SchoolAccesses>('accesses');
  expect(lately).toBe(5);
  expect(looks.map(({ who, name, what }) => [who, name, what])).toEqual([
    ['you', await nameOf(lead.adultId), 'progress'],
    ['adult', await nameOf(teacher.adultId), 'progress'],
    ['family', null, 'messages'],
    ['operator', null, 'export'],
    ['reader', null, 'case'],
    ['reader', null, 'text'],
  ]);
  expect(new Set(looks.map(({ childId }) => childId))).toEqual(new Set([cast.childId]));
  expect(JSON.stringify(looks)).not.toContain('Reader 01');
});

test('SCHOOL-37 a lead sees how many families said yes, no or nothing, in all and by class', async () => {
  const ofSchool = async (classCode: string) => {
    const { userId } = await createChild(server, { classCode, allowed: false });
    const place = [cast.schoolId, userId];
    await pool().query('UPDATE users SET school_id = $1 WHERE user_id = $2', place);
    return userId;
  };
  await decide(server, await ofSchool(cast.classCode), { contact: false });
  await ofSchool(cast.otherClassCode);
  const gone = await ofSchool(cast.otherClassCode);
  await pool().query('UPDATE users SET left_at = now() WHERE user_id = $1', [gone]);
  const { classes, ...all } = await read<SchoolConsents>('consents');
  expect(all).toEqual({ yes: 1, no: 1, open: 1 });
  const sums = Object.fromEntries(
    classes.map(({ classId, yes, no, open }) => [classId, [yes, no, open]]),
  );
  expect(sums).toEqual({ [cast.classId]: [1, 1, 0], [cast.otherClassId]: [0, 0, 1] });
});
