import { expect, test } from 'vitest';
import { oneRosterFiles, zipOf } from '../../testing/zip.ts';
import { readOneRoster } from './read-one-roster.ts';

const writing = { language: 'es', monthFirst: false } as const;
const files = oneRosterFiles(
  [
    { id: 'u1', name: 'Sofía', classId: 'c1', language: 'Español' },
    { id: 'u2', name: 'Hugo', classId: 'c1', born: '2015-11-02' },
  ],
  { c1: '3-A', c2: '3-B' },
);
const read = (changed: Record<string, string>) =>
  readOneRoster(zipOf({ ...files, ...changed }), writing);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    error => error.refusal,
  );
const addLine = (file: string, ...lines: string[]) => ({
  [file]: `${files[file]}${lines.join('\n')}\n`,
});

test('ROSTER-02 reads children with ids, classes, birth months and help languages of OneRoster 1.2', async () => {
  const { rows, faults, classes, ids, format } = await read({});
  const place = { file: 'users.csv', className: null, classRef: 'c1' };
  expect(rows).toEqual([
    { ...place, line: 2, id: 'u1', name: 'Sofía', born: '2016-03', language: 'es' },
    { ...place, line: 3, id: 'u2', name: 'Hugo', born: '2015-11', language: null },
  ]);
  expect({ faults, format, ids: [...ids] }).toEqual({
    faults: [],
    format: 'oneRoster',
    ids: ['u1', 'u2'],
  });
  expect([...classes]).toEqual([
    ['c1', '3-A'],
    ['c2', '3-B'],
  ]);
});

test('ROSTER-02 surnames, e-mails and grown-ups of the archive are not read', async () => {
  const teacher = addLine('users.csv', 't1,,,true,lucia,Lucía,Martín,lucia@x.example,');
  const enrolled = addLine('enrollments.csv', 'e9,,,c1,s1,t1,teacher');
  const result = await read({ ...teacher, ...enrolled });
  expect(result.rows).toHaveLength(2);
  expect(JSON.stringify(result)).not.toMatch(/García|@|Lucía/);
});

test('ROSTER-02 files may be in a folder, and a child in many classes is in its homeroom', async () => {
  const lessons = addLine('classes.csv', 'm1,,,Maths,scheduled,s1');
  const enrolled = addLine('enrollments.csv', 'e9,,,m1,s1,u1,student');
  const all = { ...files, ...lessons, ...enrolled };
  const inFolder = Object.entries(all).map(([name, text]) => [`export/${name}`, text]);
  const { rows } = await readOneRoster(zipOf(Object.fromEntries(inFolder)), writing);
  expect(rows[0]).toMatchObject({ id: 'u1', classRef: 'c1' });
});

test('ROSTER-04 names faulty rows of each file of the archive', async () => {
  const { rows, faults, ids } = await read({
    ...addLine(
      'users.csv',
      'u3,,,true,u3,Lola,,,',
      'u4,,,true,u4,Iker,,,',
      'u5,,,true,u5,Vera,,,',
      'u6,,,true,u6,Leo,,,',
    ),
    ...addLine(
      'enrollments.csv',
      'e3,,,c9,s1,u3,student',
      'e4,,,c1,s1,u4,student',
      'e5,,,c1,s1,u5,student',
      'e6,,,c2,s1,u5,student',
      'e7,,,c1,s1,u7,student',
    ),
    ...addLine('demographics.csv', 'u3,,,2016-05-01,', 'u5,,,2016-05-01,', 'u6,,,2016-05-01,'),
    ...{
      'roles.csv':
        'sourcedId,status,dateLastModified,userSourcedId,roleType,role\nr6,,,u6,primary,student\n',
    },
  });
  expect(rows).toHaveLength(2);
  expect(
    faults.map(({ file, line, name, code, value }) => [file, line, name, code, value]),
  ).toEqual([
    ['enrollments.csv', 4, 'Lola', 'class_unknown', 'c9'],
    ['users.csv', 5, 'Iker', 'birth_missing', null],
    ['users.csv', 6, 'Vera', 'several_classes', '3-A, 3-B'],
    ['users.csv', 7, 'Leo', 'class_missing', null],
    ['enrollments.csv', 8, null, 'user_unknown', 'u7'],
  ]);
  expect([...ids].sort()).toEqual(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7']);
});

test('ROSTER-03 refuses changes, other versions and incomplete archives, and says why', async () => {
  const manifest = files['manifest.csv'] ?? '';
  const withManifest = (from: string, to: string) =>
    refusal(read({ 'manifest.csv': manifest.replace(from, to) }));
  expect(await withManifest('file.users,bulk', 'file.users,delta')).toMatchObject({
    code: 'delta',
    file: 'users.csv',
  });
  expect(await withManifest('oneroster.version,1.2', 'oneroster.version,1.1')).toMatchObject({
    code: 'version',
    value: '1.1',
  });
  expect(await withManifest('file.classes,bulk', 'file.classes,absent')).toMatchObject({
    code: 'part_missing',
    file: 'classes.csv',
  });
  const { 'users.csv': _, ...withoutUsers } = files;
  expect(await refusal(readOneRoster(zipOf(withoutUsers), writing))).toMatchObject({
    code: 'part_missing',
    file: 'users.csv',
  });
  const { 'manifest.csv': __, ...withoutManifest } = files;
  expect(await refusal(readOneRoster(zipOf(withoutManifest), writing))).toMatchObject({
    code: 'no_manifest',
  });
  const workbook = zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
  expect(await refusal(readOneRoster(workbook, writing))).toMatchObject({ code: 'excel' });
  const district = addLine('classes.csv', 'c7,,,7-A,homeroom,s2');
  expect(await refusal(read(district))).toMatchObject({ code: 'several_schools' });
});

test('ROSTER-06 refuses archives that are broken, unpack to too much, lie about it or leave their folder', async () => {
  const broken = zipOf(files).subarray(0, 300);
  expect(await refusal(readOneRoster(broken, writing))).toMatchObject({ code: 'zip_broken' });
  const bomb = zipOf({ ...files, 'users.csv': 'a'.repeat(41_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal(readOneRoster(bomb, writing))).toMatchObject({ code: 'zip_too_big' });
  const liar = zipOf({ ...files, 'users.csv': 'a'.repeat(1_000_000) }, 10);
  expect(await refusal(readOneRoster(liar, writing))).toMatchObject({ code: 'zip_broken' });
  const climber = zipOf({ ...files, '../../users.csv': 'x' });
  expect(await refusal(readOneRoster(climber, writing))).toMatchObject({ code: 'zip_broken' });
  const twice = zipOf({ ...files, 'copy/users.csv': 'x' });
  expect(await refusal(readOneRoster(twice, writing))).toMatchObject({ code: 'file_twice' });
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.txt`, '']));
  expect(await refusal(readOneRoster(zipOf(many), writing))).toMatchObject({ code: 'zip_too_big' });
});
