import type { AdultRole } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** A right to give: a role, and the school, class or child that it is for. */
export type NewGrant = {
  readonly adultId: string;
  readonly role: AdultRole;
  readonly schoolId?: string | null;
  readonly classId?: string | null;
  readonly userId?: string | null;
  readonly at: Date;
};

/** Rights that have not ended. */
const lasting = (db: Db) => db.updateTable('adult_roles').where('until', 'is', null);

/** Gives a right, unless the adult has it. */
export async function grant(db: Db, given: NewGrant): Promise<void> {
  const { adultId, role, schoolId = null, classId = null, userId = null, at } = given;
  const known = await db
    .selectFrom('adult_roles')
    .select('role_id')
    .where('adult_id', '=', adultId)
    .where('role', '=', role)
    .where('school_id', 'is not distinct from', schoolId)
    .where('class_id', 'is not distinct from', classId)
    .where('user_id', 'is not distinct from', userId)
    .where('until', 'is', null)
    .executeTakeFirst();
  if (known) return;
  const place = { school_id: schoolId, class_id: classId, user_id: userId };
  await db
    .insertInto('adult_roles')
    .values({ adult_id: adultId, role, ...place, since: at, until: null })
    .execute();
}

/** Ends every right of an adult in a school. @returns how many ended */
export async function endGrantsIn(
  db: Db,
  { adultId, schoolId, at }: { adultId: string; schoolId: string; at: Date },
): Promise<number> {
  const ended = await lasting(db)
    .set({ until: at })
    .where('adult_id', '=', adultId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** Ends the rights of parents to a child. */
export async function endParentsOf(db: Db, userId: string, at: Date): Promise<void> {
  await lasting(db)
    .set({ until: at })
    .where('user_id', '=', userId)
    .where('role', '=', 'parent')
    .execute();
}

/** Ends the rights of an adult to teach classes of a school, archived ones too, but for some. */
export async function endTeaching(
  db: Db,
  {
    adultId,
    schoolId,
    but,
    at,
  }: { adultId: string; schoolId: string; but: readonly string[]; at: Date },
): Promise<void> {
  await lasting(db)
    .set({ until: at })
    .where('adult_id', '=', adultId)
    .where('school_id', '=', schoolId)
    .where('class_id', 'is not', null)
    .$if(but.length > 0, query => query.where('class_id', 'not in', [...but]))
    .execute();
}

/** Ends the right to make a school. @returns whether the adult had it */
export async function spendRightToMakeSchool(db: Db, adultId: string, at: Date): Promise<boolean> {
  const ended = await lasting(db)
    .set({ until: at })
    .where('adult_id', '=', adultId)
    .where('role', '=', 'lead')
    .where('school_id', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
