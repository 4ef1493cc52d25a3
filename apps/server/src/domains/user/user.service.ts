import type { User } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { nameKey } from './name-key.ts';
import { timeZoneOf } from './time-zone.ts';
import {
  type Consent,
  findIdentity,
  findLastSeen,
  findUser,
  findUserInClass,
  insertConsent,
  insertUser,
  type NewUser,
  updateAgeBand,
} from './user.data.ts';

/** A child as others may see it. */
export async function readUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new ApiError('not_found');
  return { ...user, timeZone: timeZoneOf(user.country) };
}

/** Keeps a new child, to be found by its name once its grown-up permits it. */
export const createUser = (db: Db, user: Omit<NewUser, 'name_key' | 'contact_allowed'>) =>
  insertUser(db, { ...user, name_key: nameKey(user.username) });

/** A grown-up permits contact with other children or takes that back (SAFE-13). */
export const recordConsent = (db: Db, consent: Consent): Promise<void> =>
  insertConsent(db, consent);

/** When a child was last here; null when it never was. */
export const readLastSeen = findLastSeen;

/** Id of the child of a class by its name; undefined when the class has none of it. */
export const findInClass = findUserInClass;

/** A child belongs to another age band from now on (SAFE-08). */
export const moveToAgeBand = updateAgeBand;

/** Who a child is: for letters, and for the lead alone. */
export const readIdentity = findIdentity;
