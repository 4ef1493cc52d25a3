import type { SchoolClass } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  type ChildChange,
  createClass,
  readClass,
  recordChanges,
} from '../domains/classes/index.ts';
import {
  birthOf,
  type ChangedChild,
  type Plan,
  type SchoolFacts,
  saveImportedNames,
  updateChildren,
  updateClass,
} from '../domains/roster/index.ts';
import { nameKey } from '../domains/user/index.ts';
import { addChild } from './add-children.ts';
import { removeChild } from './change-child.ts';

/** Who imports into which school, and when. */
type Order = {
  readonly school: SchoolFacts;
  readonly adultId: string;
  readonly at: Date;
};

/** Makes the new classes of a plan and updates the others to match the file. @returns all classes by key */
async function makeClasses(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  plan: Plan,
  { school: { schoolId }, at }: Order,
): Promise<Map<string, SchoolClass>> {
  for (const { before, ...named } of plan.changedClasses) {
    await updateClass(db, before.classId, named);
  }
  const byKey = new Map<string, SchoolClass>();
  for (const { key, classId, name, ageBand, teachingLanguage, externalId } of plan.classes) {
    const chosen = { firstLesson: null, quiet: 'school' } as const;
    const facts = { className: name, ageBand, teachingLanguage, ...chosen };
    const id = classId ?? (await createClass(db, random, { schoolId, facts, at }));
    if (classId === null && externalId !== null) await updateClass(db, id, { name, externalId });
    byKey.set(key, await readClass(db, id, at));
  }
  return byKey;
}

/** What the register says of a changed child. */
function actionOf({ before, classKey }: ChangedChild): ChildChange['action'] {
  if (before.hasLeft) return 'returned';
  return before.classId === classKey ? 'changed' : 'moved';
}

/**
 * Does what a plan says. New children have no pictures: they get them with their cards. Needs a transaction.
 * @returns the classes of the plan by key
 */
export async function carryOutPlan(
  db: Db,
  deps: Pick<AppDeps, 'random'>,
  plan: Plan,
  order: Order,
): Promise<Map<string, SchoolClass>> {
  const { school, adultId, at } = order;
  const byKey = await makeClasses(db, deps, plan, order);
  const classOf = (key: string): SchoolClass => {
    const found = byKey.get(key);
    if (!found) throw new Error(`class ${key} is not in the plan`);
    return found;
  };
  const changes: ChildChange[] = [];
  const note = (userId: string, action: ChildChange['action']) =>
    changes.push({ userId, adultId, action, reason: 'Import', at });
  for (const { userId } of plan.leaving) await removeChild(db, { adultId, childId: userId, at });
  await updateChildren(
    db,
    plan.changed.map(({ before, classKey, name, ...child }) => ({
      ...child,
      userId: before.userId,
      classId: classOf(classKey).classId,
      name,
      nameKey: nameKey(name),
    })),
  );
  for (const child of plan.changed) note(child.before.userId, actionOf(child));
  const names: { userId: string; importedName: string }[] = [];
  for (const { classKey, name, importedName, externalId, born, language } of plan.made) {
    const facts = { name, birth: birthOf(born), language };
    const ofClass = classOf(classKey);
    const { country } = school;
    const userId = await addChild(db, deps, { facts, ofClass, country, externalId, at });
    names.push({ userId, importedName });
    note(userId, 'added');
  }
  await saveImportedNames(db, names);
  if (changes.length > 0) await recordChanges(db, changes);
  return byKey;
}
