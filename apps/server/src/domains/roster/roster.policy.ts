import { isLikelyBirth, type RosterFault, type RosterFaultCode } from '@digipals/contract';
import { bandOf } from '../classes/index.ts';
import { birthOf } from './birth-of.ts';
import { findChildren } from './find-children.ts';
import { createPlaces } from './places.ts';
import type { ChangedChild, NewChild, Plan, PlannedClass } from './plan.ts';
import { withAgeBands } from './plan-age-bands.ts';
import { planClasses } from './plan-classes.ts';
import { createNames } from './plan-names.ts';
import type { ReadRoster, RosterRow } from './rows.ts';
import type { KnownChild, School } from './school.ts';

type Placed = { readonly row: RosterRow; readonly planned: PlannedClass };
type Matched = Placed & { readonly before: KnownChild };

/** What a file says of a child, over what the school knows. */
function merge(
  { row, planned, before }: Matched,
  { today }: School,
): Omit<ChangedChild, 'name'> & { isRenamed: boolean } {
  const isRenamed = row.name !== (before.importedName ?? before.name);
  const born = row.born ?? before.born;
  // Without a month of birth a child is in the band of its class.
  const isBandNew = born !== before.born || (born === null && planned.key !== before.classId);
  return {
    before,
    classKey: planned.key,
    importedName: row.name,
    isRenamed,
    externalId: row.id ?? before.externalId,
    born,
    ageBand: isBandNew ? bandOf(birthOf(born), planned.ageBand, today) : null,
    language: row.language ?? before.language,
  };
}

const isSame = (merged: ReturnType<typeof merge>): boolean => {
  const { before } = merged;
  if (before.isGone) return true;
  return (
    !(merged.isRenamed || before.hasLeft) &&
    merged.classKey === before.classId &&
    merged.externalId === before.externalId &&
    merged.born === before.born &&
    merged.language === before.language
  );
};

type Judged =
  | { readonly planned: PlannedClass; readonly child: KnownChild | null }
  | { readonly code: RosterFaultCode; readonly value: string | null };

/** Returns the function that finds class and child of a row, or says what is wrong. */
function createJudge(read: ReadRoster, school: School, leaving: readonly KnownChild[]) {
  const classes = planClasses(read, school);
  const find = findChildren(school);
  const places = createPlaces(school.children.filter(child => !leaving.includes(child)));
  const fault = (code: RosterFaultCode, value: string | null = null) => ({ code, value });
  const judge = (row: RosterRow): Judged => {
    const planned = classes.of(row);
    if (!planned) return fault('class_missing');
    const { key, classId, name } = planned;
    if (school.onlyClass !== null && classId !== school.onlyClass)
      return fault('class_other', name);
    // A new class has no age band to take instead.
    if (row.born === null && classId === null) return fault('birth_missing');
    const birth = birthOf(row.born);
    if (birth && !isLikelyBirth(birth, school.today)) return fault('birth_unlikely', row.born);
    const found = find(row, planned);
    if ('fault' in found) return fault(found.fault, found.value);
    const { child } = found;
    return places.take(key, child) ? { planned, child } : fault('class_full', name);
  };
  return { judge, classes };
}

/** Sorts the rows: of children to make, of those of the school, and of those who cannot be placed. */
function sortRows(read: ReadRoster, school: School, leaving: readonly KnownChild[]) {
  const { judge, classes } = createJudge(read, school, leaving);
  const made: Placed[] = [];
  const matched: Matched[] = [];
  const faults: RosterFault[] = [];
  for (const row of read.rows) {
    const judged = judge(row);
    if ('code' in judged) {
      const { file, line, name } = row;
      faults.push({ file, line, name, ...judged });
    } else if (judged.child) matched.push({ row, planned: judged.planned, before: judged.child });
    else made.push({ row, planned: judged.planned });
  }
  return { classes, made, matched, faults };
}

/** The children who are in no row of a whole list. Those without an id were never in one. */
function leavers({ format, ids }: ReadRoster, { children }: School): KnownChild[] {
  if (format === 'list') return [];
  return children.filter(
    ({ externalId, hasLeft }) => externalId !== null && !hasLeft && !ids.has(externalId),
  );
}

/**
 * Compares a file with a school. Rows in `faults` change nothing; who is missing in a whole list leaves, but
 * never a child that a faulty row names.
 */
export function planRoster(read: ReadRoster, school: School): Plan {
  const leaving = leavers(read, school);
  const { classes, made, matched, faults } = sortRows(read, school, leaving);
  const changes = matched.map(one => merge(one, school)).filter(merged => !isSame(merged));
  const names = createNames(
    school.children.map(({ classId, name }) => ({ classKey: classId, name })),
  );
  for (const { before } of changes) names.free(before.classId, before.name);
  const changed = changes.map(({ isRenamed, ...merged }) => {
    const wanted = isRenamed ? merged.importedName : merged.before.name;
    return { ...merged, name: names.take(merged.classKey, wanted) };
  });
  const newChildren = made.map(
    ({ row, planned: { key } }): NewChild => ({
      classKey: key,
      importedName: row.name,
      name: names.take(key, row.name),
      externalId: row.id,
      born: row.born,
      language: row.language ?? school.language,
    }),
  );
  const placed = new Map([...made, ...matched].map(({ planned }) => [planned.key, planned]));
  return {
    classes: withAgeBands([...placed.values()], newChildren, school),
    changedClasses: classes.changed,
    made: newChildren,
    changed,
    same: matched.length - changes.length,
    leaving,
    faults: [...read.faults, ...faults].sort(byPlace),
  };
}

const byPlace = (a: RosterFault, b: RosterFault): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
