import { nameKey } from '../user/index.ts';
import type { Plan, PlannedClass } from './plan.ts';
import type { ReadRoster, RosterRow } from './rows.ts';
import type { KnownClass, School } from './school.ts';

/** The classes of a plan. */
export type PlannedClasses = {
  /** The class of a row; null when it names none. */
  readonly of: (row: RosterRow) => PlannedClass | null;
  readonly changed: Plan['changedClasses'];
};

const plannedFrom = (found: KnownClass): PlannedClass => ({ ...found, key: found.classId });

/** Most letters of the name of a class. */
const LONGEST = 40;

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** Of a new class: the English of the school's first class, and the middle band until its children are known. */
const usualFacts = ({ classes: [first] }: School) =>
  ({ ageBand: 2, teachingLanguage: first?.teachingLanguage ?? 'gb' }) as const;

/** Finds the classes of a file in a school, by id or name, and names those that must be made. */
export function planClasses(read: ReadRoster, school: School): PlannedClasses {
  const byId = new Map(school.classes.map(one => [one.externalId, one]));
  const byName = new Map(school.classes.map(one => [nameKey(one.name), one]));
  const usual = usualFacts(school);
  const changed: { before: KnownClass; name: string; externalId: string }[] = [];
  const byRef = new Map<string, PlannedClass>();
  for (const [externalId, title] of read.classes) {
    const name = tidy(title);
    const named = byName.get(nameKey(name));
    // A class that has another id is another class of the same name.
    const found = byId.get(externalId) ?? (named?.externalId === null ? named : undefined);
    const created = { key: `new ${externalId}`, classId: null, ...usual };
    byRef.set(externalId, { ...(found ? plannedFrom(found) : created), name, externalId });
    if (found && (found.name !== name || found.externalId !== externalId)) {
      changed.push({ before: found, name, externalId });
    }
  }

  const of = ({ classRef, className: written }: RosterRow): PlannedClass | null => {
    const planned = classRef === null ? undefined : byRef.get(classRef);
    if (planned) return planned;
    const className = written === null ? null : tidy(written);
    const wanted = className === null ? null : nameKey(className);
    const found = school.classes.find(({ classId, name }) =>
      wanted === null ? classId === school.onlyClass : nameKey(name) === wanted,
    );
    if (found) return plannedFrom(found);
    if (className === null) return null;
    const created = { key: `new ${wanted}`, classId: null, externalId: null };
    return { ...created, name: className, ...usual };
  };
  return { of, changed };
}
