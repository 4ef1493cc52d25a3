import { endSignIns } from '../db/restore.ts';
import type { AppDeps } from '../deps.ts';
import { claimSign } from '../domains/alarms/index.ts';
import { recordRestore } from '../domains/audit/index.ts';
import { mergeErasedFile } from '../domains/rights/index.ts';
import { eraseAgain } from './erase-again.ts';
import type { ErasureTools } from './erase-child.ts';
import { mergeTakenBackFile, takeBackAgain } from './take-back-again.ts';

/** The sign of the newest restore: for a day, an alarm tells people of it. */
export const RESTORED = 'restored';

/** Tombstones from a copy outside of the restored database. */
export type Tombstones = {
  readonly erased: Iterable<string>;
  readonly takenBack: Iterable<string>;
};

/** What was done after a restore. */
export type FinishedRestore = { readonly erased: number; readonly takenBack: number };

/**
 * What must be done with a restored database before a server uses it: everybody is signed out, the audit log and the
 * anchors say what happened, and who was erased or what was taken back later is gone again (SCALE-83, SCALE-84).
 * A second call for the same moment, on another machine, adds only the anchor of that machine.
 */
export async function finishRestore(
  deps: ErasureTools & Pick<AppDeps, 'clock'>,
  { to, tombstones }: { to: Date; tombstones: readonly Tombstones[] },
): Promise<FinishedRestore> {
  const { database, clock, config } = deps;
  for (const { erased, takenBack } of tombstones) {
    if (config.erasedFile !== null) await mergeErasedFile(config.erasedFile, erased);
    if (config.takenBackFile !== null) await mergeTakenBackFile(config.takenBackFile, takenBack);
  }
  const at = new Date(clock());
  await database.db.transaction().execute(async db => {
    if (!(await recordRestore(db, deps, { to, at }))) return;
    await claimSign(db, { name: RESTORED, since: at, at });
  });
  await endSignIns(database.pool);
  return { erased: await eraseAgain(deps), takenBack: await takeBackAgain(deps) };
}
