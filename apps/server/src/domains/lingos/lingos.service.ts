import type { Db } from '../../db/db.ts';
import { findBalance } from './lingos.data.ts';

/** Lingos a child has. */
export const readBalance = (db: Db, userId: string): Promise<number> => findBalance(db, userId);
