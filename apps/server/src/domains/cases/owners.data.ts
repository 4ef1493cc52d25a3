import type { Case } from '@digipals/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isVettingOver } from '../staff/index.ts';
import { isTied } from '../ties/index.ts';
import type { StaffActor } from './staff-actor.ts';

/** SQL: the adult `a` works on cases such as `c`, is vetted, and does not know its child. */
const mayWorkOn = (at: Date) => sql<SqlBool>`(
  a.is_active AND a.role IN ('senior', 'lead') AND (a.role = 'lead' OR c.main_group <> 'help')
  AND NOT ${isVettingOver(at)} AND NOT ${isTied(sql`a.staff_id`, [sql`c.user_id`])}
)`;

/**
 * SQL: the adult `a` owns the case `c`. An adult who has left or knows the child no longer owns an open case. Checked at
 * each read, so that a child who changes class is covered, and an adult who comes back from leave has its cases again.
 */
export const isOwner = (at: Date) => sql<SqlBool>`(
  a.staff_id = c.owner_id AND (c.state = 'closed' OR ${mayWorkOn(at)})
)`;

/** Who can get an open case from an adult, by name: a lead hands it to anybody, others only take it over. */
export async function listNextOwners(
  db: Db,
  caseId: number,
  { staffId, role, at }: Pick<StaffActor, 'staffId' | 'role' | 'at'>,
): Promise<Case['nextOwners']> {
  const { rows } = await sql<Case['nextOwners'][number]>`
    SELECT a.staff_id AS "staffId", a.name, a.role FROM staff AS a CROSS JOIN cases AS c
    WHERE c.case_id = ${caseId} AND c.state <> 'closed' AND a.staff_id IS DISTINCT FROM c.owner_id
      AND ${role === 'lead' ? sql`true` : sql`a.staff_id = ${staffId}`}
      AND ${mayWorkOn(at)}
    ORDER BY a.name
  `.execute(db);
  return rows;
}
