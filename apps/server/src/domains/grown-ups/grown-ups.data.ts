import type { LanguageCode } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** Address and language for letters to a grown-up. */
export type GrownUp = { readonly email: string; readonly language: LanguageCode };

/** The grown-up of a child; undefined if no address is known. */
export const readGrownUp = (db: Db, userId: string): Promise<GrownUp | undefined> =>
  db
    .selectFrom('grown_ups')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** An address with the name of its account; null without one. */
export type NamedAddress = GrownUp & { readonly name: string | null };

/** The addresses of the grown-ups of a child: the known one, then those of parents with an account. */
export async function listLetterAddresses(
  db: Db,
  userId: string,
  at: Date,
): Promise<NamedAddress[]> {
  const known = await readGrownUp(db, userId);
  const parents = await db
    .selectFrom('adult_roles')
    .innerJoin('adults', 'adults.adult_id', 'adult_roles.adult_id')
    .innerJoin('users', 'users.user_id', 'adult_roles.user_id')
    .select(['adults.email', 'adults.name', 'users.support_language as language'])
    .where('adult_roles.user_id', '=', userId)
    .where('role', '=', 'parent')
    .where('is_active', '=', true)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', at)]))
    .orderBy('role_id')
    .execute();
  if (!known) return parents;
  const account = parents.find(({ email }) => email === known.email.toLowerCase());
  return [{ ...known, name: account?.name ?? null }, ...parents];
}

/** Where letters about a child go: its grown-up, else a parent with an account; undefined if no address is known. */
export const findLetterAddress = async (
  db: Db,
  userId: string,
  at: Date,
): Promise<GrownUp | undefined> => (await listLetterAddresses(db, userId, at))[0];

/** The known addresses of the grown-ups of some children, by child. */
export async function findAddresses(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, GrownUp>> {
  if (userIds.length === 0) return new Map();
  const query = db.selectFrom('grown_ups').select(['user_id', 'email', 'language']);
  const rows = await query.where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, ...grownUp }) => [user_id, grownUp]));
}

/**
 * Saves an address. The language defaults to the one that is known, and first to the help language of the child.
 * `onlyFirst`: the address of another grown-up stays.
 */
export async function saveGrownUp(
  db: Db,
  saved: { userId: string; email: string; language?: LanguageCode; onlyFirst?: boolean },
): Promise<void> {
  const { userId, email, language, onlyFirst = false } = saved;
  const child = db.selectFrom('users').select('support_language').where('user_id', '=', userId);
  const spoken = language ?? (await child.executeTakeFirstOrThrow()).support_language;
  await db
    .insertInto('grown_ups')
    .values({ user_id: userId, email, language: spoken })
    .onConflict(conflict =>
      onlyFirst
        ? conflict.column('user_id').doNothing()
        : conflict.column('user_id').doUpdateSet({ email, ...(language && { language }) }),
    )
    .execute();
}
