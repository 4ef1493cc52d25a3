import type { Db } from '../../db/db.ts';

/** A child that an export names. */
export type NamedChild = { readonly userId: string; readonly username: string };

/** The children among these ids. */
export const findNames = (db: Db, ids: readonly string[]): Promise<NamedChild[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('users')
        .select(['user_id as userId', 'username'])
        .where(({ eb, val }) => eb('user_id', '=', eb.fn.any(val([...ids]))))
        .execute();
