import type { User } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { nameKey } from './name-key.ts';
import { timeZoneOf } from './time-zone.ts';
import { findUser, insertUser, type NewUser } from './user.data.ts';

/** A child as others may see it. */
export async function readUser(db: Db, userId: string): Promise<User> {
  const [user] = await findUser(db, userId);
  if (!user) throw new ApiError('not_found');
  return { ...user, timeZone: timeZoneOf(user.country) };
}

/** Creates a child. Others can find it by name once its grown-up permits contact. */
export const createUser = (
  db: Db,
  user: Omit<NewUser, 'name_key' | 'contact_allowed' | 'visible_allowed'>,
) => insertUser(db, { ...user, name_key: nameKey(user.username) });
