import { type Told, type ToldParts, toldTime } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { type DeskState, readDeskState } from '../duty/index.ts';
import { findToldFacts } from './told.data.ts';
import { partsOf, tellTime } from './told.policy.ts';

/** The time that children are told, how it comes about, and who is at the desk. */
export type ToldNow = {
  readonly told: Told;
  readonly parts: ToldParts;
  readonly desk: DeskState;
};

/** The time that children are told. Child, queue, duty and metrics all read it here. */
export async function readTold(db: Db, now: number): Promise<ToldNow> {
  const desk = await readDeskState(db, now);
  const at = new Date(now);
  const facts = await findToldFacts(db, { at, since: new Date(now - toldTime.sinceMs) });
  const parts = partsOf(facts, desk.readers);
  return { told: tellTime(parts, desk, now), parts, desk };
}

/**
 * Caches the time told for `keepMs`, because many children ask: counting a hundred thousand texts that wait takes
 * as long as a hundred other calls.
 */
export function createToldReader(keepMs: number): (db: Db, now: number) => Promise<Told> {
  let kept: { readonly at: number; readonly told: Promise<Told> } | undefined;
  return (db, now) => {
    if (kept && now >= kept.at && now - kept.at < keepMs) return kept.told;
    const reading = { at: now, told: readTold(db, now).then(({ told }) => told) };
    kept = reading;
    reading.told.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.told;
  };
}
