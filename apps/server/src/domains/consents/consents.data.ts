import type { ConsentMethod, ConsentPurpose, Relation } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { hasSafeContacts } from '../safe-contacts/index.ts';

/** What was decided about a purpose. */
export type ConsentRow = {
  readonly userId: string;
  readonly purpose: ConsentPurpose;
  readonly given: boolean;
  /** Null where a school or an operator decided. */
  readonly who: string | null;
  readonly relation: Relation | null;
  readonly method: ConsentMethod;
  readonly version: number;
  readonly at: Date;
};

/** A decision as it is stored. The account is null for other answers, and for those from before it was kept. */
type StoredConsent = ConsentRow & { readonly adultId: string | null };

/** The grown-up who answered: in its account, or by e-mail. */
export type Answerer = { readonly adultId: string } | { readonly email: string };

/** Inserts decisions. Only those about the weekly letter keep the e-mail: it is sent there. */
export async function insertConsents(
  db: Db,
  consents: readonly ConsentRow[],
  by?: Answerer,
): Promise<void> {
  const adultId = by && 'adultId' in by ? by.adultId : null;
  const email = by && 'email' in by ? by.email.toLowerCase() : null;
  const rows = consents.map(({ userId, ...row }) => ({
    user_id: userId,
    ...row,
    adult_id: adultId,
    email: row.purpose === 'weeklyLetter' ? email : null,
  }));
  await db.insertInto('consents').values(rows).execute();
}

/** The newest row of each purpose of some children. */
export const findNewest = (db: Db, userIds: readonly string[]): Promise<StoredConsent[]> =>
  db
    .selectFrom('consents')
    .distinctOn(['user_id', 'purpose'])
    .select(['user_id as userId', 'adult_id as adultId', 'purpose', 'given', 'who', 'relation'])
    .select(['method', 'version', 'at'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('purpose')
    .orderBy('consent_id', 'desc')
    .execute();

/** SQL: the school of a child, if it has one, has safe contacts. */
const mayMeet = sql<boolean>`(
  users.school_id IS NULL OR ${hasSafeContacts(sql.ref('users.school_id'))}
)`;

/** Saves what calls read of the permissions of a child. Contact opens only where its school has safe contacts. */
export async function savePermissions(
  db: Db,
  userId: string,
  { contact, visible }: Partial<Record<ConsentPurpose, boolean>>,
): Promise<void> {
  if (contact === undefined && visible === undefined) return;
  await db
    .updateTable('users')
    .set({
      ...(contact !== undefined && { contact_allowed: contact ? mayMeet : false }),
      ...(visible !== undefined && { visible_allowed: visible }),
    })
    .where('user_id', '=', userId)
    .execute();
}

const columns = { contact: 'contact_allowed', visible: 'visible_allowed' } as const;

/** Children whose permission was given to an older version of the notice than is needed. */
export async function findOutdated(
  db: Db,
  purpose: keyof typeof columns,
  needed: number,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM users WHERE ${sql.ref(columns[purpose])} AND (
      SELECT version FROM consents
      WHERE consents.user_id = users.user_id AND purpose = ${purpose}
      ORDER BY consent_id DESC LIMIT 1
    ) < ${needed} ORDER BY user_id
  `.execute(db);
  return rows.map(({ userId }) => userId);
}

/** An answer about the weekly letter, with who gave it. */
export type LetterAnswer = Pick<ConsentRow, 'given' | 'who'> & {
  readonly adultId: string | null;
  readonly email: string | null;
};

/**
 * The answers about the weekly letter of a child, the newest first, with the address of who answered; null where it is
 * not known. An account that may no longer act for the child has no address.
 */
export async function findLetterAnswers(db: Db, userId: string, at: Date): Promise<LetterAnswer[]> {
  const { rows } = await sql<LetterAnswer>`
    SELECT given, who, consents.adult_id AS "adultId", lower(coalesce(adults.email, consents.email)) AS email
    FROM consents LEFT JOIN adults ON adults.adult_id = consents.adult_id AND is_active AND EXISTS (
      SELECT FROM adult_roles AS role
      WHERE role.adult_id = adults.adult_id AND role.user_id = ${userId} AND role.role = 'parent'
        AND (until IS NULL OR until > ${at})
    )
    WHERE consents.user_id = ${userId} AND purpose = 'weeklyLetter'
    ORDER BY consent_id DESC
  `.execute(db);
  return rows;
}

/** Who gave an answer: its account and e-mail, or its name alone in answers that have neither. */
type Namer = { readonly adultId: string; readonly email: string } | { readonly who: string };

/** The relation that a grown-up last named, by its account, or by its e-mail in an answer from before it had one. */
export async function findRelation(db: Db, userId: string, namer: Namer): Promise<Relation | null> {
  const found = await db
    .selectFrom('consents')
    .select('relation')
    .where('user_id', '=', userId)
    .where('relation', 'is not', null)
    .where(({ or, and, eb }) =>
      'who' in namer
        ? and([eb('adult_id', 'is', null), eb('email', 'is', null), eb('who', '=', namer.who)])
        : or([
            eb('adult_id', '=', namer.adultId),
            and([eb('adult_id', 'is', null), eb('email', '=', namer.email.toLowerCase())]),
          ]),
    )
    .orderBy('consent_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.relation ?? null;
}

/** What counts of an answer. */
export type Newest = Pick<ConsentRow, 'given' | 'method' | 'version'>;

/** A child of a school with its class and newest answer. A class without children has one row without a child. */
type AnswerOfSchool = {
  readonly classId: string;
  readonly className: string;
  readonly userId: string | null;
  readonly newest: Newest | null;
};

/** The newest answers about contact of the children of a school, by class. */
export async function findAnswersOfSchool(db: Db, schoolId: string): Promise<AnswerOfSchool[]> {
  const { rows } = await sql<AnswerOfSchool>`
    SELECT class_id AS "classId", class_name AS "className", users.user_id AS "userId", (
      SELECT json_build_object('given', given, 'method', method, 'version', version)
      FROM consents WHERE consents.user_id = users.user_id AND purpose = 'contact'
      ORDER BY consent_id DESC LIMIT 1
    ) AS newest
    FROM classes LEFT JOIN users USING (class_id)
    WHERE classes.school_id = ${schoolId} AND archived_at IS NULL AND left_at IS NULL
    ORDER BY class_name, class_id
  `.execute(db);
  return rows;
}
