import type { SafeContactFacts, SafeContactKind } from '@digipals/contract';
import { safeContactKinds } from '@digipals/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A stored safe contact. */
export type SafeContactRow = SafeContactFacts & {
  readonly kind: SafeContactKind;
  readonly verifiedAt: Date | null;
};

const columns = ['kind', 'name', 'email', 'phone', 'hours', 'verified_at as verifiedAt'] as const;

/** The safe contacts of a school, the safeguarding person first. */
export const listContacts = (db: Db, schoolId: string): Promise<SafeContactRow[]> =>
  db
    .selectFrom('safe_contacts')
    .select(columns)
    .where('school_id', '=', schoolId)
    .orderBy('kind', 'desc')
    .execute();

/** The verified safe contacts of the school of a child. */
export const listContactsOfChild = (
  db: Db,
  userId: string,
): Promise<(SafeContactRow & { readonly verifiedAt: Date })[]> =>
  db
    .selectFrom('safe_contacts')
    .innerJoin('users', 'users.school_id', 'safe_contacts.school_id')
    .select(columns)
    .where('users.user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .orderBy('kind', 'desc')
    .$narrowType<{ verifiedAt: Date }>()
    .execute();

/** A contact to save. `code`: by which it will be verified; null for one that is. */
export type ContactToSave = {
  readonly schoolId: string;
  readonly kind: SafeContactKind;
  readonly facts: SafeContactFacts;
  readonly codeHash: Buffer | null;
  readonly verifiedAt: Date | null;
  readonly at: Date;
};

/** Saves a contact. A changed one has to be verified again. */
export async function saveContact(
  db: Db,
  { schoolId, kind, facts, codeHash, verifiedAt, at }: ContactToSave,
): Promise<void> {
  const row = {
    ...facts,
    verified_at: verifiedAt,
    code_hash: codeHash,
    code_tries: 0,
    code_at: codeHash ? at : null,
  };
  await db
    .insertInto('safe_contacts')
    .values({ school_id: schoolId, kind, ...row })
    .onConflict(conflict => conflict.columns(['school_id', 'kind']).doUpdateSet(row))
    .execute();
}

/** The code of a contact, locked. */
export const lockCode = (
  db: Db,
  { schoolId, kind }: { schoolId: string; kind: SafeContactKind },
): Promise<{ hash: Buffer | null; tries: number; at: Date | null } | undefined> =>
  db
    .selectFrom('safe_contacts')
    .select(['code_hash as hash', 'code_tries as tries', 'code_at as at'])
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();

export async function countTry(
  db: Db,
  { schoolId, kind }: { schoolId: string; kind: SafeContactKind },
): Promise<void> {
  await db
    .updateTable('safe_contacts')
    .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .execute();
}

export async function markVerified(
  db: Db,
  { schoolId, kind }: { schoolId: string; kind: SafeContactKind },
  at: Date,
): Promise<void> {
  await db
    .updateTable('safe_contacts')
    .set({ verified_at: at, code_hash: null, code_at: null, code_tries: 0 })
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .execute();
}

/** Locks the safe contacts of a school against other changes. */
export async function lockContacts(db: Db, schoolId: string): Promise<void> {
  await db
    .selectFrom('schools')
    .select('school_id')
    .where('school_id', '=', schoolId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * SQL: a school has a verified safeguarding person and a deputy. Without them nobody would help a child that others harm,
 * so that its children may have no contact.
 */
export const hasSafeContacts = (schoolId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`(
  SELECT count(*) FROM safe_contacts AS contact
  WHERE contact.school_id = ${schoolId} AND contact.verified_at IS NOT NULL
) = ${safeContactKinds.length}`;

/** Whether the children of a school may have contact with others. */
export async function hasAllVerified(db: Db, schoolId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    SELECT ${hasSafeContacts(sql`${schoolId}`)} AS "isOpen"
  `.execute(db);
  return rows[0]?.isOpen === true;
}

/** Children of a school who have not left. */
export async function listChildrenOf(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
