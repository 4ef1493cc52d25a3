import type { Db } from '../db/db.ts';
import { appendEntry, type LingoEntry, lockLedger } from '../domains/lingos/lingos.data.ts';
import { tellOfLingos } from './earn-lingos.ts';

/** Gives a child Lingos, with all that follows from them at that moment. */
export async function giveLingos(db: Db, entry: LingoEntry): Promise<void> {
  const { userId, amount, at } = entry;
  await lockLedger(db, userId);
  await appendEntry(db, entry);
  await tellOfLingos(db, { userId, now: at.getTime(), offset: null }, amount);
}
