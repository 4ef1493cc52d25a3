import type { RosterFaultCode } from '@digipals/contract';
import { sameName } from '../user/index.ts';
import type { PlannedClass } from './plan.ts';
import type { RosterRow } from './rows.ts';
import type { KnownChild, School } from './school.ts';

type Fault = { readonly fault: RosterFaultCode; readonly value: string | null };
type Found = { readonly child: KnownChild | null } | Fault;

/**
 * Returns the function that finds the child of a row in the school: by its id, otherwise by its name in the
 * class. A second row for the same child is a fault: nobody could tell what is meant.
 */
export function findChildren(school: School): (row: RosterRow, planned: PlannedClass) => Found {
  const byId = new Map(school.children.map(child => [child.externalId, child]));
  const nameIn = (classKey: string, name: string) => `${classKey} ${sameName(name)}`;
  // The name of another child has precedence over what a list called this one.
  const byName = new Map([
    ...school.children.map(
      child => [nameIn(child.classId, child.importedName ?? child.name), child] as const,
    ),
    ...school.children.map(child => [nameIn(child.classId, child.name), child] as const),
  ]);
  const again = findSecondRows();
  const found = new Map<KnownChild, number>();

  return (row, { key }) => {
    const { id, line, name } = row;
    const place = nameIn(key, name);
    const twice = again(row, place);
    if (twice) return twice;
    const known = id === null ? undefined : byId.get(id);
    if (known && school.onlyClass !== null && known.classId !== school.onlyClass) {
      return { fault: 'class_other', value: null };
    }
    const named = byName.get(place);
    const isFree = (one: KnownChild) => one.externalId === null && !one.isGone && !found.has(one);
    // A child with another id, of another row, or that waits to be erased is another child of the same name.
    const isOther = id !== null && named !== undefined && !isFree(named);
    const child = known ?? (isOther ? undefined : named);
    if (!child) return { child: null };
    const earlier = found.get(child);
    if (earlier !== undefined) return twiceIn(row, earlier);
    found.set(child, line);
    return { child };
  };
}

const twiceIn = ({ id }: RosterRow, earlier: number): Fault =>
  id === null ? { fault: 'name_twice', value: String(earlier) } : { fault: 'id_twice', value: id };

/** Returns the function that finds faults in rows whose id, or name in a class, an earlier row has. */
function findSecondRows(): (row: RosterRow, place: string) => Fault | null {
  const lines = new Map<string, number>();
  return (row, place) => {
    const key = row.id ?? place;
    const earlier = lines.get(key);
    if (earlier !== undefined) return twiceIn(row, earlier);
    lines.set(key, row.line);
    return null;
  };
}
