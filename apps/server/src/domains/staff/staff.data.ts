import type { StaffRole, StaffState } from '@digipals/contract';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** A stored adult. */
export type NewStaff = Insertable<Tables['staff']>;

export async function insertStaff(db: Db, staff: NewStaff): Promise<void> {
  await db.insertInto('staff').values(staff).execute();
}

/** An adult, for operators. */
export type StaffRow = {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly state: StaffState;
  readonly isActive: boolean;
  readonly secret: Buffer | null;
  /** The newest thirty-second step whose code was used. */
  readonly codeStep: number;
};

const columns = [
  'staff_id as staffId',
  'email',
  'name',
  'role',
  'work_state as state',
  'is_active as isActive',
  'secret',
  'code_step as codeStep',
] as const;

export const findStaffByEmail = (db: Db, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').select(columns).where('email', '=', email).executeTakeFirst();

/** All adults by name, including removed ones, whom the audit log still names. */
export const listStaff = (db: Db): Promise<StaffRow[]> =>
  db.selectFrom('staff').select(columns).orderBy('name').execute();

/** An active adult who can be written to. */
export type StaffContact = Pick<StaffRow, 'staffId' | 'email' | 'name' | 'role'>;

/** Active adults of these roles, by name. */
export const listActive = (db: Db, roles: readonly StaffRole[]): Promise<StaffContact[]> =>
  db
    .selectFrom('staff')
    .select(['staff_id as staffId', 'email', 'name', 'role'])
    .where('is_active', '=', true)
    .where('role', 'in', roles)
    .orderBy('name')
    .execute();

/** Locks the active adults of these roles, always in the same order. */
export const lockActive = (
  db: Db,
  roles: readonly StaffRole[],
): Promise<Pick<StaffRow, 'staffId' | 'role'>[]> =>
  db
    .selectFrom('staff')
    .select(['staff_id as staffId', 'role'])
    .where('role', 'in', roles)
    .where('is_active', '=', true)
    .orderBy('staff_id')
    .forNoKeyUpdate()
    .execute();

/** Locks an adult. Decisions that name it need not wait, so that they cause no deadlock. */
export const lockStaff = (db: Db, staffId: string): Promise<StaffRow | undefined> =>
  db
    .selectFrom('staff')
    .select(columns)
    .where('staff_id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Vetting and languages of an adult. */
export type RecordColumns = {
  readonly languages: string[];
  readonly vetted_on: string | null;
  readonly vetted_until: string | null;
};

/** What may be changed of an adult. */
export type StaffChange = Pick<
  Updateable<Tables['staff']>,
  | (
      | 'role'
      | 'work_state'
      | 'leave_until'
      | 'vetted_on'
      | 'vetted_until'
      | 'languages'
      | 'ties_told_at'
    )
  | ('salt' | 'hash' | 'secret')
>;

/** Adults whose second factor is stored as it is, from before secrets were sealed. Locks them. */
export const lockPlainSecrets = (
  db: Db,
  length: number,
): Promise<{ staffId: string; secret: Buffer | null }[]> =>
  db
    .selectFrom('staff')
    .select(['staff_id as staffId', 'secret'])
    .where(({ eb, fn }) => eb(fn<number>('length', ['secret']), '=', length))
    .orderBy('staff_id')
    .forUpdate()
    .execute();

/** Deletes sign-ins that offer a secret that is not sealed. Those adults begin again. */
export async function deletePlainChallenges(db: Db, length: number): Promise<void> {
  await db
    .deleteFrom('staff_challenges')
    .where(({ eb, fn }) => eb(fn<number>('length', ['secret']), '=', length))
    .execute();
}

/** Records who gave an adult its role. */
export async function insertRoleChange(
  db: Db,
  { staffId, role, byId, at }: { staffId: string; role: StaffRole; byId: string | null; at: Date },
): Promise<void> {
  await db
    .insertInto('role_changes')
    .values({ staff_id: staffId, by_id: byId, role, at })
    .execute();
}

export async function updateStaff(db: Db, staffId: string, change: StaffChange): Promise<void> {
  await db.updateTable('staff').set(change).where('staff_id', '=', staffId).execute();
}
