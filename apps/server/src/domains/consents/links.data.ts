import type { Choices, LanguageCode, Relation } from '@digipals/contract';
import { type Insertable, sql } from 'kysely';
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
  /** A letter for another grown-up than the first, or an answer to it. */
  readonly forAnother: boolean;
  /** The letter that an answer answers; null for anything else, and if an older server took the answer. */
  readonly letterId: string | null;
};

export async function insertLink(db: Db, link: Insertable<Tables['consent_links']>): Promise<void> {
  await db.insertInto('consent_links').values(link).execute();
}

/** A link by the hash of its token or code; undefined if it is unknown, used or too old. */
export const findLink = (
  db: Db,
  by: { token_hash: Buffer } | { code_hash: Buffer },
  { at, isLocked }: { at: Date; isLocked: boolean },
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
      'for_another as forAnother',
      'letter_id as letterId',
    ])
    .where(({ and }) => and(by))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(isLocked, query => query.forUpdate())
    .executeTakeFirst();

/** Ends all links of a child. */
export async function endLinks(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('consent_links')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the letters of a child that were not used: the usual ones, or those for another grown-up than the first. */
export async function endLetters(
  db: Db,
  { userId, forAnother, at }: { userId: string; forAnother: boolean; at: Date },
): Promise<void> {
  await db
    .updateTable('consent_links')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', 'ask')
    .where('ended_at', 'is', null)
    .where('for_another', '=', forAnother)
    .execute();
}

/** A grown-up who answers a letter. The letter is null if an older server took the answer. */
type Answering = Pick<OpenLink, 'userId' | 'letterId'> & { readonly email: string };

/**
 * Ends the earlier answers of a grown-up that wait to be confirmed: from the same address, or from another address under the
 * same name to the same letter, because an address may be mistyped. Those of others stay.
 */
export async function endAnswers(
  db: Db,
  { userId, letterId, email, who, at }: Answering & { who: string; at: Date },
): Promise<void> {
  await db
    .updateTable('consent_links')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('ended_at', 'is', null)
    .where(
      sql<boolean>`(email = ${email.toLowerCase()}
        OR (letter_id = ${letterId} AND lower(who) = lower(${who})))`,
    )
    .execute();
}

/** Deletes the answers from an address that wait to be confirmed, and all to the same letter, which counts once. */
export async function deleteAnswers(db: Db, { userId, letterId, email }: Answering): Promise<void> {
  await db
    .deleteFrom('consent_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where(({ or, eb }) =>
      or([eb('email', '=', email.toLowerCase()), eb('letter_id', '=', letterId)]),
    )
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

/** When the usual letters were made whose codes still work, by child. */
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
    .where('for_another', '=', false)
    .execute();
  return new Map(rows.map(({ user_id, created_at }) => [user_id, created_at]));
}
