import type { Db } from '../../db/db.ts';

/** The pictures of a child, or of its badge, as a hash; undefined if it has none. */
export async function findOwnPictures(
  db: Db,
  userId: string,
): Promise<{ salt: Buffer; hash: Buffer; isBadge: boolean } | undefined> {
  const own = await db
    .selectFrom('picture_passwords')
    .select(['salt', 'hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (own) return { ...own, isBadge: false };
  const badge = await db
    .selectFrom('badges')
    .select(['salt', 'hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!badge?.salt || !badge.hash) return undefined;
  return { salt: badge.salt, hash: badge.hash, isBadge: true };
}
