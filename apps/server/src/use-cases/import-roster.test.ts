import type { Problem, RosterImported, RosterTrialAnswer, SignInCard } from '@digipals/contract';
import { rosterLimits } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { oneRosterFiles, type RosterChild, zipOf } from '../testing/zip.ts';

let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});
beforeEach(async () => {
  cast = await createSchoolCast(server);
});
afterAll(() => server.close());

type Source = { text: string } | { fileName: string; base64: string };

const zip = (children: readonly RosterChild[], classes: Record<string, string>): Source => ({
  fileName: 'school.zip',
  base64: zipOf(oneRosterFiles(children, classes)).toString('base64'),
});
const list = (text: string): Source => ({
  fileName: 'list.csv',
  base64: Buffer.from(text).toString('base64'),
});

const post = (path: string, body: object, token = cast.adults.lead.token) =>
  server.call('POST', `grown-ups/roster/${path}`, { token, body });
const schoolPath = () => `schools/${cast.schoolId}`;
const classPath = () => `classes/${cast.classId}`;

async function trialOf(source: Source, path = schoolPath()) {
  const answer = await post(`${path}/trial`, { source });
  expect(answer.status, answer.text).toBe(200);
  const { trial } = answer.json<Extract<RosterTrialAnswer, { trial: object }>>();
  return trial;
}

async function importOf(source: Source, path = schoolPath()): Promise<RosterImported> {
  const { digest } = await trialOf(source, path);
  const answer = await post(path, { source, digest });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<RosterImported>();
}

/** Everything that an import may change, without random ids. */
async function state() {
  const { db } = server.deps.database;
  return db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .select(['username', 'class_name', 'users.external_id', 'birth_year', 'birth_month'])
    .select(['support_language', 'users.age_band', 'left_at', 'contact_allowed', 'imported_name'])
    .where('users.school_id', '=', cast.schoolId)
    .orderBy('class_name')
    .orderBy('username')
    .execute();
}

const sofia = { id: 'u1', name: 'Sofía', classId: 'c1', language: 'Español' };
const hugo = { id: 'u2', name: 'Hugo', classId: 'c1', born: '2014-11-02' };

test('ROSTER-01 a trial says what an import will do, and changes nothing', async () => {
  const before = await state();
  const trial = await trialOf(zip([sofia, hugo, { ...hugo, id: 'u3', born: '' }], { c1: '3-A' }));
  expect(trial).toMatchObject({
    format: 'oneRoster',
    newClasses: ['3-A'],
    made: [
      { name: 'Sofía', className: '3-A' },
      { name: 'Hugo', className: '3-A' },
    ],
    changed: [],
    same: 0,
    leaving: [],
    faults: [{ file: 'users.csv', line: 4, name: 'Hugo', code: 'birth_missing', value: null }],
  });
  expect(await state()).toEqual(before);
});

test('ROSTER-05 an import makes classes and children, and the same file again changes nothing', async () => {
  const source = zip([sofia, hugo], { c1: '3-A' });
  expect(await importOf(source)).toMatchObject({ made: 2, classes: [{ className: '3-A' }] });
  const after = await state();
  expect(after.filter(({ class_name }) => class_name === '3-A')).toMatchObject([
    {
      username: 'Hugo',
      external_id: 'u2',
      birth_year: 2014,
      birth_month: 11,
      support_language: 'tr',
      contact_allowed: false,
    },
    { username: 'Sofía', external_id: 'u1', support_language: 'es', contact_allowed: false },
  ]);
  expect(await trialOf(source)).toMatchObject({ made: [], changed: [], leaving: [], same: 2 });
  expect(await importOf(source)).toMatchObject({ made: 0, changed: 0, left: 0 });
  expect(await state()).toEqual(after);
});

test('ROSTER-05 repeating an import after a lost answer has the same result', async () => {
  const source = zip([sofia, hugo], { c1: '3-A' });
  const { digest } = await trialOf(source);
  await post(schoolPath(), { source, digest });
  const after = await state();
  const again = await post(schoolPath(), { source, digest });
  expect(again.json<RosterImported>()).toMatchObject({ made: 0, changed: 0, left: 0 });
  expect(await state()).toEqual(after);
});

test('ROSTER-05 an interrupted import leaves nothing, and repeating it has the same result', async () => {
  const source = zip([sofia, hugo, { ...sofia, id: 'u3', name: 'Vera' }], { c1: '3-A' });
  const { digest } = await trialOf(source);
  const before = await state();
  const { pool } = server.deps.database;
  await pool.query(`CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.username = 'Vera' THEN RAISE 'cut off'; END IF; RETURN NEW; END $$`);
  await pool.query(
    'CREATE TRIGGER cut_off BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION cut_off()',
  );
  const answer = await post(schoolPath(), { source, digest });
  await pool.query('DROP TRIGGER cut_off ON users');
  await pool.query('DROP FUNCTION cut_off');
  expect(answer.status).toBe(500);
  expect(await state()).toEqual(before);
  const again = await post(schoolPath(), { source, digest });
  expect(again.json<RosterImported>()).toMatchObject({ made: 3 });
});

test('ROSTER-05 an import asks for a new trial when the school has changed since', async () => {
  const source = list('name,class,born\nVera,3-B,2016-03');
  const { digest } = await trialOf(source);
  await importOf(list('name,class,born\nVera,3-B,2016-04'));
  const answer = await post(schoolPath(), { source, digest });
  expect(answer.json<Problem>()).toMatchObject({ status: 409, code: 'import_changed' });
  expect((await trialOf(source)).changed).toMatchObject([{ changes: [{ what: 'birth' }] }]);
});

test('ROSTER-08 a whole list moves, renames and takes out children, and they come back', async () => {
  await importOf(zip([sofia, hugo], { c1: '3-A' }));
  const moved = { ...sofia, classId: 'c2', name: 'Sofi' };
  const next = zip([moved], { c1: '3-A', c2: '4-A' });
  expect(await trialOf(next)).toMatchObject({
    changed: [
      {
        name: 'Sofía',
        changes: [
          { what: 'name', before: 'Sofía', after: 'Sofi' },
          { what: 'class', before: '3-A', after: '4-A' },
        ],
      },
    ],
    leaving: [{ name: 'Hugo', className: '3-A' }],
  });
  expect(await importOf(next)).toMatchObject({ made: 0, changed: 1, left: 1 });
  const gone = await state();
  expect(gone.find(({ username }) => username === 'Hugo')?.left_at).not.toBeNull();
  expect(gone.find(({ username }) => username === 'Sofi')?.class_name).toBe('4-A');
  await importOf(zip([moved, hugo], { c1: '3-A', c2: '4-A' }));
  expect((await state()).find(({ username }) => username === 'Hugo')?.left_at).toBeNull();
});

test('ROSTER-08 a child whose row is faulty does not leave, nor does one that was never in a list', async () => {
  await importOf(zip([sofia, hugo], { c1: '3-A' }));
  const trial = await trialOf(zip([sofia, { ...hugo, born: '' }], { c1: '3-A' }));
  expect(trial.leaving).toEqual([]);
  expect(trial.faults).toMatchObject([{ name: 'Hugo' }]);
});

test('ROSTER-08 two children may swap names and classes', async () => {
  const classes = { c1: '3-A', c2: '3-B' };
  const [ada, eve] = [
    { id: 'u5', name: 'Ada', classId: 'c1' },
    { id: 'u6', name: 'Eve', classId: 'c1' },
  ];
  await importOf(zip([ada, eve], classes));
  await importOf(
    zip(
      [
        { ...ada, name: 'Eve' },
        { ...eve, name: 'Ada' },
      ],
      classes,
    ),
  );
  const names = (await state()).map(({ username, external_id }) => [username, external_id]);
  expect(names).toContainEqual(['Eve', 'u5']);
  expect(names).toContainEqual(['Ada', 'u6']);
});

test('ROSTER-09 namesakes in a class get numbers, and names that a teacher gave stay', async () => {
  const twin = { ...sofia, id: 'u9' };
  const source = zip([sofia, twin], { c1: '3-A' });
  expect((await trialOf(source)).made.map(({ name }) => name)).toEqual(['Sofía', 'Sofía 2']);
  await importOf(source);
  const { db } = server.deps.database;
  await db
    .updateTable('users')
    .set({ username: 'Sofía G' })
    .where('external_id', '=', 'u9')
    .where('school_id', '=', cast.schoolId)
    .execute();
  expect(await trialOf(source)).toMatchObject({ changed: [], same: 2 });
});

test('ROSTER-09 without ids a second row of the same name in a class is a fault', async () => {
  const trial = await trialOf({ text: 'Ada\nada\nAli' }, classPath());
  expect(trial.made.map(({ name }) => name)).toEqual(['Ada', 'Ali']);
  expect(trial.faults).toMatchObject([{ line: 2, code: 'name_twice', value: '1' }]);
});

test('ROSTER-04 refuses ages, full classes, ids twice and classes of others, each with its line', async () => {
  const rows = Array.from({ length: 61 }, (_, at) => `Vera ${at},3-F,2016-03,x${at}`);
  const faults = async (text: string, path?: string) =>
    (await trialOf(list(text), path)).faults.map(({ line, code, value }) => [line, code, value]);
  const head = 'name,class,born,id';
  expect(await faults([head, ...rows].join('\n'))).toEqual([[62, 'class_full', '3-F']]);
  expect(
    await faults(
      `${head}\nIker,3-A,1986-03,a\nLeo,3-A,2016-03,b\nLola,3-A,2016-03,b\nUma,,2016-03,c`,
    ),
  ).toEqual([
    [2, 'birth_unlikely', '1986-03'],
    [4, 'id_twice', 'b'],
    [5, 'class_missing', null],
  ]);
  expect(await faults('name,class\nLeo,3-A', classPath())).toEqual([[2, 'class_other', '3-A']]);
});

test('ROSTER-03 a whole list of a school is not for a class, and a list without classes not for a school', async () => {
  const refusal = async (source: Source, path: string) =>
    (await post(`${path}/trial`, { source })).json();
  expect(await refusal(zip([sofia], { c1: '3-A' }), classPath())).toMatchObject({
    refusal: { code: 'whole_school' },
  });
  expect(await refusal({ text: 'Ada' }, schoolPath())).toMatchObject({
    refusal: { code: 'no_classes' },
  });
});

test('ROSTER-06 a file of the largest size is read, and a larger one is refused', async () => {
  const { fileBytes } = rosterLimits;
  const long = Buffer.alloc(fileBytes, ' ');
  long.write('Ada');
  const source = (bytes: Buffer) => ({ fileName: 'a.csv', base64: bytes.toString('base64') });
  expect((await trialOf(source(long), classPath())).made).toHaveLength(1);
  const tooLong = await post(`${classPath()}/trial`, {
    source: source(Buffer.alloc(fileBytes + 3)),
  });
  expect([413, 422]).toContain(tooLong.status);
});

test('ROSTER-10 5,000 children with 37 faulty rows: all faults are named and no child is lost', async () => {
  const faulty = new Map<number, Partial<RosterChild>>();
  const kinds: Partial<RosterChild>[] = [
    { name: '' },
    { born: '' },
    { born: '1980-01-01' },
    { language: 'Klingon' },
    { classId: 'c999' },
  ];
  for (let at = 0; at < 37; at += 1) faulty.set(at * 131 + 7, kinds[at % kinds.length] ?? {});
  const children = Array.from({ length: 5_000 }, (_, at) => ({
    id: `p${at}`,
    name: `Kid ${at % 7}`,
    classId: `c${at % 100}`,
    ...faulty.get(at),
  }));
  const classes = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`c${at}`, `Class ${at}`]),
  );
  const source = zip(children, classes);
  const trial = await trialOf(source);
  expect(trial.faults).toHaveLength(37);
  const lines = trial.faults.filter(({ file }) => file === 'users.csv').map(({ line }) => line);
  const expected = [...faulty].filter(([, { classId }]) => !classId).map(([at]) => at + 2);
  expect(lines).toEqual(expected);
  expect(await importOf(source)).toMatchObject({ made: 4_963 });
  const stored = (await state()).flatMap(({ external_id }) => external_id ?? []);
  const good = children.filter((_, at) => !faulty.has(at)).map(({ id }) => id);
  expect(stored.sort()).toEqual(good.sort());
  expect(await trialOf(source)).toMatchObject({ made: [], changed: [], leaving: [], same: 4_963 });
});

test('ROSTER-07 cards have new pictures with which a child signs in; imported children have none before', async () => {
  await importOf(list('name,born\nVera,2016-03\nIker,2016-04'), classPath());
  const roster = () => server.call('GET', `sign-in/${cast.classCode}`, {});
  expect((await roster()).text).not.toContain('Vera');
  const { db } = server.deps.database;
  const ids = await db
    .selectFrom('users')
    .select('user_id')
    .where('class_id', '=', cast.classId)
    .where('username', 'in', ['Vera', 'Iker'])
    .execute();
  const children = ids.map(({ user_id }) => user_id);
  const answer = await post(`${classPath()}/cards`, { children });
  const { classCode, cards } = answer.json<{ classCode: string; cards: SignInCard[] }>();
  expect(cards.map(({ name }) => name).sort()).toEqual(['Iker', 'Vera']);
  for (const { name, pictures } of cards) {
    const body = { classCode, username: name, pictures };
    expect((await server.call('POST', 'sign-in', { body })).status).toBe(200);
  }
  expect((await roster()).text).toContain('Vera');
});

test('ROSTER-07 no cards for children of another class or who left', async () => {
  const other = await post(`classes/${cast.otherClassId}/cards`, { children: [cast.childId] });
  expect(other.json<Problem>()).toMatchObject({ status: 404, code: 'not_found' });
  await server.call('POST', `grown-ups/children/${cast.childId}/leave`, {
    token: cast.adults.lead.token,
  });
  const left = await post(`${classPath()}/cards`, { children: [cast.childId] });
  expect(left.json<Problem>()).toMatchObject({ status: 409, code: 'child_left' });
});
