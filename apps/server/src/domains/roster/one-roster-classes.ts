import type { RosterFault } from '@digipals/contract';
import type { ReadFile, TableRecord } from './read-records.ts';
import { RosterRefused } from './rows.ts';

const ENROLMENTS = 'enrollments.csv';

type Place = Pick<RosterFault, 'file' | 'line'>;
type Found =
  | { readonly classRef: string }
  | { readonly place?: Place; readonly fault: Pick<RosterFault, 'code' | 'value'> };

/** Which children are in which classes of a OneRoster archive. */
export type Enrolments = {
  /** Names of the classes by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly students: ReadonlySet<string>;
  /** The class of a child: its homeroom, or its only one. */
  readonly of: (userId: string) => Found;
  /** Faults for children who are enrolled but not among these users. */
  readonly strangers: (users: ReadonlySet<string>) => RosterFault[];
};

/** @throws RosterRefused when the classes are of several schools, or two have one id */
function readClasses(records: readonly TableRecord[]) {
  const names = new Map<string, string>();
  const homerooms = new Set<string>();
  const schools = new Set<string>();
  for (const record of records) {
    const id = record.get('sourcedId');
    names.set(id, record.get('title') || record.get('classCode') || id);
    schools.add(record.get('schoolSourcedId'));
    if (record.get('classType').toLowerCase() === 'homeroom') homerooms.add(id);
  }
  if (schools.size > 1) throw new RosterRefused('several_schools', { file: 'classes.csv' });
  return { names, homerooms };
}

/** Reads the classes and who is in them. @throws RosterRefused when they are of several schools */
export function enrolments(read: ReadFile): Enrolments {
  const { names, homerooms } = readClasses(read('classes.csv'));
  const places = new Map<string, { classId: string; line: number }[]>();
  for (const record of read(ENROLMENTS)) {
    if (record.get('role').toLowerCase() !== 'student') continue;
    const userId = record.get('userSourcedId');
    const place = { classId: record.get('classSourcedId'), line: record.line };
    places.set(userId, [...(places.get(userId) ?? []), place]);
  }

  const of = (userId: string): Found => {
    const all = places.get(userId) ?? [];
    const unknown = all.find(({ classId }) => !names.has(classId));
    if (unknown) {
      const { line, classId } = unknown;
      const fault = { code: 'class_unknown', value: classId } as const;
      return { place: { file: ENROLMENTS, line }, fault };
    }
    const ids = [...new Set(all.map(({ classId }) => classId))];
    const homes = ids.filter(id => homerooms.has(id));
    const [one, ...more] = homes.length > 0 ? homes : ids;
    if (one === undefined) return { fault: { code: 'class_missing', value: null } };
    if (more.length === 0) return { classRef: one };
    const value = [one, ...more].map(id => names.get(id)).join(', ');
    return { fault: { code: 'several_classes', value } };
  };

  const strangers = (users: ReadonlySet<string>): RosterFault[] =>
    [...places].flatMap(([userId, [first]]) => {
      if (users.has(userId) || !first) return [];
      const place = { file: ENROLMENTS, line: first.line };
      return { ...place, code: 'user_unknown' as const, name: null, value: userId };
    });

  return { names, students: new Set(places.keys()), of, strangers };
}
