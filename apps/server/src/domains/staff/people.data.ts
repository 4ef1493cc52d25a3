import type { LanguageCode, StaffPerson, StaffRole, StaffState } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

type PersonRow = {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly state: StaffState;
  readonly leaveUntil: string | null;
  readonly vettedOn: string | null;
  readonly vettedUntil: string | null;
  readonly languages: LanguageCode[];
  readonly hasFactor: boolean;
  readonly since: Date;
  readonly seenAt: Date | null;
  readonly tiesToldAt: Date | null;
  readonly tiesToEnd: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
};

/** All adults of the desk by name, with those who were removed. */
export async function listPeople(db: Db): Promise<Omit<StaffPerson, 'factorReset'>[]> {
  const { rows } = await sql<PersonRow>`
    SELECT s.staff_id AS "staffId", s.name, s.email, s.role, s.work_state AS state, s.leave_until AS "leaveUntil",
      s.vetted_on AS "vettedOn", s.vetted_until AS "vettedUntil", s.languages,
      s.secret IS NOT NULL AS "hasFactor", s.created_at AS since, s.seen_at AS "seenAt",
      s.ties_told_at AS "tiesToldAt",
      (SELECT count(*)::int FROM ties AS t
        WHERE t.staff_id = s.staff_id AND t.end_asked_at IS NOT NULL) AS "tiesToEnd",
      c.at AS "changedAt", c.name AS "changedBy"
    FROM staff AS s LEFT JOIN LATERAL (
      SELECT r.at, by.name FROM role_changes AS r LEFT JOIN staff AS by ON by.staff_id = r.by_id
      WHERE r.staff_id = s.staff_id ORDER BY r.at DESC, r.change_id LIMIT 1
    ) AS c ON true
    ORDER BY s.name
  `.execute(db);
  return rows.map(({ since, seenAt, tiesToldAt, changedAt, changedBy, ...person }) => ({
    ...person,
    since: since.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    tiesToldAt: tiesToldAt?.toISOString() ?? null,
    roleChange: changedAt && { at: changedAt.toISOString(), by: changedBy },
  }));
}

/** The moment after the last day of an adult's vetting, in UTC; null if no last day is recorded. */
export async function readVettingEnd(db: Db, staffId: string): Promise<Date | null> {
  const { rows } = await sql<{ ends: Date | null }>`
    SELECT (vetted_until + 1)::timestamp AT TIME ZONE 'UTC' AS ends FROM staff WHERE staff_id = ${staffId}
  `.execute(db);
  return rows[0]?.ends ?? null;
}

/** Whether the vetting of an adult has ended. Vetting that is not recorded has not. */
export async function hasExpiredVetting(db: Db, staffId: string, at: Date): Promise<boolean> {
  const ends = await readVettingEnd(db, staffId);
  return ends !== null && ends <= at;
}

/** SQL: the vetting of the adult `a` has ended. */
export const isVettingOver = (at: Date) =>
  sql<boolean>`coalesce(a.vetted_until < (${at}::timestamptz AT TIME ZONE 'UTC')::date, false)`;

/** When an adult last told whom it knows. */
export async function readTiesTold(db: Db, staffId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('staff')
    .select('ties_told_at')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return found?.ties_told_at ?? null;
}
