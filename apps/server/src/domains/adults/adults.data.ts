import type { LanguageCode } from '@digipals/contract';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** A stored grown-up, for operators and invitations. */
export type AdultRow = {
  readonly adultId: string;
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly secret: Buffer | null;
  readonly codeStep: number;
};

const columns = [
  'adult_id as adultId',
  'email',
  'name',
  'is_active as isActive',
  'secret',
  'code_step as codeStep',
] as const;

export const findAdultByEmail = (db: Db, email: string): Promise<AdultRow | undefined> =>
  db.selectFrom('adults').select(columns).where('email', '=', email).executeTakeFirst();

/** Grown-ups whose e-mail ends with these letters. */
export const listAdultsOf = (db: Db, domain: string): Promise<AdultRow[]> =>
  db.selectFrom('adults').select(columns).where('email', 'like', `%${domain}`).execute();

export async function insertAdult(db: Db, adult: Insertable<Tables['adults']>): Promise<void> {
  await db.insertInto('adults').values(adult).execute();
}

/** What an operator may change. */
export type AdultChange = {
  readonly is_active?: boolean;
  readonly salt?: Buffer;
  readonly hash?: Buffer;
  readonly secret?: null;
};

export async function updateAdult(db: Db, adultId: string, change: AdultChange): Promise<void> {
  await db.updateTable('adults').set(change).where('adult_id', '=', adultId).execute();
}

/** The language of an adult's letters: that of its family, else of the school in which it works, else English. */
export async function findLanguage(db: Db, adultId: string, at: Date): Promise<LanguageCode> {
  const found = await db
    .selectFrom('adult_roles')
    .leftJoin('users', 'users.user_id', 'adult_roles.user_id')
    .leftJoin('grown_ups', 'grown_ups.user_id', 'adult_roles.user_id')
    .leftJoin('schools', 'schools.school_id', 'adult_roles.school_id')
    .select(({ fn }) =>
      fn
        .coalesce('grown_ups.language', 'users.support_language', 'schools.language')
        .as('language'),
    )
    .where('adult_id', '=', adultId)
    .where('since', '<=', at)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', at)]))
    .orderBy(({ eb }) => eb('role', '=', 'parent'), 'desc')
    .orderBy('role_id')
    .limit(1)
    .executeTakeFirst();
  return found?.language ?? 'gb';
}
