import type { Choices, LanguageCode, Relation } from '@digipals/contract';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** What a link to a family is for. */
export type LinkKind = Tables['consent_links']['kind'];

/** A link that still works. An answer that waits has all of the rest, a letter nothing, a weekly letter its address and language. */
export type OpenLink = {
  readonly linkId: string;
  readonly userId: string;
  readonly kind: LinkKind;
  readonly who: string | null;
  readonly relation: Relation | null;
  readonly email: string | null;
  readonly language: LanguageCode | null;
  readonly choices: Choices | null;
  readonly createdAt: Date;
};

export async function insertLink(db: Db, link: Insertable<Tables['consent_links']>): Promise<void> {
  await db.insertInto('consent_links').values(link).execute();
}

/** A link by the hash of its token or code, locked; undefined if it is unknown, used or too old. */
export const findLink = (
  db: Db,
  by: { token_hash: Buffer } | { code_hash: Buffer },
  at: Date,
): Promise<OpenLink | undefined> =>
  db
    .selectFrom('consent_links')
    .select([
      'link_id as linkId',
      'user_id as userId',
      'kind',
      'who',
      'relation',
      'email',
      'language',
      'choices',
      'created_at as createdAt',
    ])
    .where(({ and }) => and(by))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();

/** Ends the links of a child, all or of one kind. */
export async function endLinks(
  db: Db,
  { userId, kind, at }: { userId: string; kind?: LinkKind; at: Date },
): Promise<void> {
  await db
    .updateTable('consent_links')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'ask'))
    .execute();
}

/** Deletes the answers of a family that wait to be confirmed. */
export async function deleteAnswers(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('consent_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .execute();
}

/** How many second messages a family caused since a moment. */
export async function countAnswers(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('consent_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** When the letters were made whose codes still work, by child. */
export async function findAsked(
  db: Db,
  userIds: readonly string[],
  at: Date,
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('consent_links')
    .select(['user_id', 'created_at'])
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'ask')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
  return new Map(rows.map(({ user_id, created_at }) => [user_id, created_at]));
}
