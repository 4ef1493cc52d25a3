import type { RosterImported, RosterSource, RosterTrialAnswer } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  digestOf,
  type ImportScope,
  isNothing,
  makePlan,
  type ReadRoster,
  RosterRefused,
  readSchoolOf,
  readSource,
  showPlan,
  writingOf,
} from '../domains/roster/index.ts';
import { fillSeats, lockOwner } from '../domains/seats/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { carryOutPlan } from './carry-out-plan.ts';

/** An import of a file into a school or a class. */
export type Import = {
  readonly scope: ImportScope;
  readonly source: RosterSource;
  readonly now: number;
};

/** Reads the file of an import as its school writes. @throws RosterRefused, not_found */
const read = async (db: Db, { scope, source }: Import): Promise<ReadRoster> =>
  readSource(source, writingOf(await readSchoolOf(db, scope)));

/** What an import would do, or why nothing of its file can be used (ROSTER-01). @throws not_found */
export async function tryImport(db: Db, tried: Import): Promise<RosterTrialAnswer> {
  try {
    const list = await read(db, tried);
    const { plan, classes } = await makePlan(db, list, tried);
    const shown = { format: list.format, digest: digestOf(plan), classes };
    return { trial: showPlan(plan, shown) };
  } catch (error) {
    if (error instanceof RosterRefused) return { refusal: error.refusal };
    throw error;
  }
}

/** Reads the file of an import before its transaction. @throws import_changed, not_found */
export async function readImport(db: Db, imported: Import): Promise<ReadRoster> {
  try {
    return await read(db, imported);
  } catch (error) {
    throw error instanceof RosterRefused ? new ApiError('import_changed') : error;
  }
}

/**
 * Imports a list as its trial has shown. All or nothing; a second time does nothing (ROSTER-05). Needs a
 * transaction.
 * @throws import_changed when the school has changed since the trial
 */
export async function importRoster(
  db: Db,
  deps: Pick<AppDeps, 'random'>,
  {
    list,
    digest,
    adultId,
    ...imported
  }: Import & { list: ReadRoster; digest: string; adultId: string },
): Promise<RosterImported> {
  const school = await readSchoolOf(db, imported.scope);
  const { schoolId } = school;
  // One import into a school at a time.
  await lockOwner(db, { schoolId });
  const { plan } = await makePlan(db, list, imported);
  if (!isNothing(plan) && digestOf(plan) !== digest) throw new ApiError('import_changed');
  const at = new Date(imported.now);
  const classes = await carryOutPlan(db, deps, plan, { school, adultId, at });
  await fillSeats(db, schoolId, { adultId, at });
  return {
    made: plan.made.length,
    changed: plan.changed.length,
    left: plan.leaving.length,
    classes: [...classes.values()].map(({ classId, className }) => ({ classId, className })),
  };
}
