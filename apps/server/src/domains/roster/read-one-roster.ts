import type { RosterFault } from '@digipals/contract';
import { decodeText } from './decode-text.ts';
import { type Enrolments, enrolments } from './one-roster-classes.ts';
import { openZip } from './open-zip.ts';
import { readBorn } from './read-born.ts';
import { readLanguage } from './read-language.ts';
import { readName } from './read-name.ts';
import { type ReadFile, readRecords, type TableRecord } from './read-records.ts';
import { type ReadRoster, RosterRefused, type RosterRow, type Writing } from './rows.ts';

const MANIFEST = 'manifest.csv';
const USERS = 'users.csv';
/** Without these there is no list of children with their classes. */
const needed = ['orgs', 'users', 'classes', 'enrollments'] as const;
const useful = ['roles', 'demographics'] as const;

/**
 * Checks that the archive says that it is OneRoster 1.2 and has whole lists.
 * @throws RosterRefused that says what it is instead
 */
function checkManifest(records: readonly TableRecord[]): void {
  const values = new Map(
    records.map(record => [record.get('propertyName').toLowerCase(), record.get('value')]),
  );
  const version = values.get('oneroster.version') ?? '';
  if (!/^1\.2(\.|$)/.test(version)) {
    throw new RosterRefused('version', { file: MANIFEST, value: version });
  }
  for (const part of [...needed, ...useful]) {
    const mode = values.get(`file.${part.toLowerCase()}`)?.toLowerCase() ?? 'absent';
    const file = `${part}.csv`;
    if (mode === 'delta') throw new RosterRefused('delta', { file });
    const isNeeded = needed.some(name => name === part);
    if (isNeeded && mode !== 'bulk') throw new RosterRefused('part_missing', { file });
  }
}

/** What is taken of a user. Surnames, e-mail addresses and phone numbers are not read. */
function readUser(
  user: TableRecord,
  { births, classes, writing }: Tables,
): RosterRow | Omit<RosterFault, 'name'> {
  const place = { file: USERS, line: user.line };
  const fault = (code: RosterFault['code'], value = '') => ({
    ...place,
    code,
    value: value || null,
  });
  const id = user.get('sourcedId');
  const named = readName(firstNameOf(user));
  if ('fault' in named) return fault(named.fault);
  const written = births?.get(id) ?? '';
  const birth = births ? readBorn(written, writing.monthFirst) : { born: null };
  if ('fault' in birth) return fault(birth.fault, written);
  const spoken = user.get('metadata.helpLanguage') || user.get('metadata.language');
  const language = spoken ? readLanguage(spoken) : null;
  if (language === undefined) return fault('language_unknown', spoken);
  const enrolled = classes.of(id);
  if ('fault' in enrolled) return { ...place, ...enrolled.place, ...enrolled.fault };
  const { classRef } = enrolled;
  return { ...place, id, name: named.name, born: birth.born, language, classRef, className: null };
}

type Tables = {
  readonly births: ReadonlyMap<string, string> | null;
  readonly classes: Enrolments;
  readonly writing: Writing;
};

const firstNameOf = (user: TableRecord): string =>
  user.get('preferredGivenName') || user.get('preferredFirstName') || user.get('givenName');

/** Ids of the children: who has a student's role or place in a class. */
function studentsOf(read: ReadFile, classes: Enrolments): ReadonlySet<string> {
  const students = read('roles.csv').filter(role => role.get('role').toLowerCase() === 'student');
  return new Set([...students.map(role => role.get('userSourcedId')), ...classes.students]);
}

/** Children without their surnames. Each of them is in rows or in faults. */
function readChildren(
  users: readonly TableRecord[],
  tables: Tables,
): Pick<ReadRoster, 'rows' | 'faults'> {
  const rows: RosterRow[] = [];
  const faults: RosterFault[] = [];
  for (const user of users) {
    const result = readUser(user, tables);
    if ('code' in result) faults.push({ ...result, name: firstNameOf(user) || null });
    else rows.push(result);
  }
  return { rows, faults };
}

/**
 * Reads a OneRoster 1.2 archive of CSV files with whole lists. Birthdays come from demographics.csv, help
 * languages from an additional column `metadata.helpLanguage` of users.csv.
 * @throws RosterRefused for a list of changes, another version, or a missing file
 */
export async function readOneRoster(bytes: Buffer, writing: Writing): Promise<ReadRoster> {
  const names = ['manifest', ...needed, ...useful].map(part => `${part}.csv`);
  const files = await openZip(bytes, new Set(names));
  const read: ReadFile = file => {
    const content = files.get(file);
    if (!content) return [];
    const records = readRecords(decodeText(content, writing.language), file);
    return records.filter(record => record.get('status').toLowerCase() !== 'tobedeleted');
  };
  if (!files.has(MANIFEST)) throw new RosterRefused('no_manifest');
  checkManifest(read(MANIFEST));
  const missing = needed.find(part => !files.has(`${part}.csv`));
  if (missing) throw new RosterRefused('part_missing', { file: `${missing}.csv` });
  const classes = enrolments(read);
  const demographics = read('demographics.csv').map(
    record => [record.get('sourcedId'), record.get('birthDate')] as const,
  );
  const births = demographics.length > 0 ? new Map(demographics) : null;
  const all = read(USERS);
  const students = studentsOf(read, classes);
  const users = all.filter(user => students.has(user.get('sourcedId')));
  const { rows, faults } = readChildren(users, { births, classes, writing });
  const known = new Set(all.map(user => user.get('sourcedId')));
  return {
    format: 'oneRoster',
    rows,
    faults: [...faults, ...classes.strangers(known)],
    classes: classes.names,
    ids: students,
  };
}
