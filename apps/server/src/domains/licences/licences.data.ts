import type { Licence } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** Licences of a child. */
export const readLicences = (db: Db, userId: string): Promise<Licence[]> =>
  db.selectFrom('licences').select('sku').where('user_id', '=', userId).orderBy('sku').execute();
