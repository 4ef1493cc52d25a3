import type { AgeBand, Birth, LanguageCode } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { sameName } from '../user/index.ts';

/** A child of a class as it is stored. */
export type StoredChild = {
  readonly childId: string;
  readonly name: string;
  readonly birthYear: number | null;
  readonly birthMonth: number | null;
  readonly language: LanguageCode;
  readonly avatarHash: string;
  readonly lastSeen: Date | null;
  readonly hasCard: boolean;
  readonly hasBadge: boolean;
  readonly contactAllowed: boolean;
  readonly leftAt: Date | null;
};

/** The children of a class by name, also those that left. */
export const findChildren = (db: Db, classId: string): Promise<StoredChild[]> =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
    .leftJoin('presence', 'presence.user_id', 'users.user_id')
    .leftJoin('picture_passwords', 'picture_passwords.user_id', 'users.user_id')
    .leftJoin('badges', 'badges.user_id', 'users.user_id')
    .select(({ eb, or }) => [
      'users.user_id as childId',
      'users.username as name',
      'users.birth_year as birthYear',
      'users.birth_month as birthMonth',
      'users.support_language as language',
      'profiles.avatar_hash as avatarHash',
      'presence.last_seen_at as lastSeen',
      or([
        eb('picture_passwords.user_id', 'is not', null),
        eb('badges.user_id', 'is not', null),
      ]).as('hasCard'),
      eb('badges.user_id', 'is not', null).as('hasBadge'),
      'users.contact_allowed as contactAllowed',
      'users.left_at as leftAt',
    ])
    .where('users.class_id', '=', classId)
    .orderBy('users.name_key')
    .orderBy('users.user_id')
    .$narrowType<{ hasCard: boolean; hasBadge: boolean }>()
    .execute();

/** A child with its class and school, locked. */
export const lockClassChild = (db: Db, childId: string) =>
  db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .select([
      'users.user_id as userId',
      'users.username',
      'users.left_at as leftAt',
      'users.age_band as ageBand',
      'users.birth_year as birthYear',
      'users.birth_month as birthMonth',
      'classes.age_band as classBand',
      'classes.class_id as classId',
      'classes.class_code as classCode',
      'classes.school_id as schoolId',
      'classes.card_kind as cardKind',
    ])
    .where('users.user_id', '=', childId)
    .forNoKeyUpdate('users')
    .executeTakeFirst();

/** The names of the children of a class, also of those that left, and how many are there. */
export async function findNames(db: Db, classId: string) {
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'left_at', 'username'])
    .where('class_id', '=', classId)
    .execute();
  return {
    present: rows.filter(({ left_at }) => left_at === null).length,
    isTaken: (name: string, except?: string): boolean =>
      rows.some(row => row.user_id !== except && sameName(row.username) === sameName(name)),
  };
}

/** The months of birth of all children, with the band that their children are in. */
export const listBirths = (db: Db) =>
  db
    .selectFrom('users')
    .select(['birth_year as year', 'birth_month as month', 'age_band as ageBand'])
    .where('birth_year', 'is not', null)
    .where('birth_month', 'is not', null)
    .distinct()
    .$narrowType<{ year: number; month: number }>()
    .execute();

/** Moves all children of a month of birth from one band to another. */
export async function moveBand(
  db: Db,
  { year, month }: Birth,
  { from, to }: { from: AgeBand; to: AgeBand },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ age_band: to })
    .where('birth_year', '=', year)
    .where('birth_month', '=', month)
    .where('age_band', '=', from)
    .execute();
}

/** Puts the children of a class whose month of birth is not known into a band. */
export async function setBandOf(db: Db, classId: string, ageBand: AgeBand): Promise<void> {
  await db
    .updateTable('users')
    .set({ age_band: ageBand })
    .where('class_id', '=', classId)
    .where('birth_year', 'is', null)
    .execute();
}

/** What may change of a child of a class. */
export type ChildChange = {
  readonly username?: string;
  readonly name_key?: string;
  readonly birth_year?: number | null;
  readonly birth_month?: number | null;
  readonly support_language?: LanguageCode;
  readonly age_band?: AgeBand;
  readonly class_id?: string;
  readonly school_id?: string | null;
  readonly left_at?: Date | null;
};

export async function updateChild(db: Db, childId: string, change: ChildChange): Promise<void> {
  await db.updateTable('users').set(change).where('user_id', '=', childId).execute();
}
