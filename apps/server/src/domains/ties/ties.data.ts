import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A child, or the children of a class or a school. */
export type Tied =
  | { readonly userId: string }
  | { readonly classId: string }
  | { readonly schoolId: string };

/**
 * SQL: the adult knows one of the children, directly or by class or school. The adult is never told: its
 * calls answer as if the text or case did not exist.
 */
export const isTied = (
  staffId: RawBuilder<unknown>,
  children: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM ties AS t JOIN users AS u ON u.user_id IN (${sql.join(children)})
  WHERE t.staff_id = ${staffId}
    AND (t.user_id = u.user_id OR t.class_id = u.class_id OR t.school_id = u.school_id)
)`;

/**
 * Stores that an adult knows a child, a class or a school. A tie that was about to end stays. `isTold`: it named the
 * child itself.
 */
export async function insertTie(
  db: Db,
  staffId: string,
  { tied, isTold, at }: { tied: Tied; isTold: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto('ties')
    .values({
      staff_id: staffId,
      user_id: 'userId' in tied ? tied.userId : null,
      class_id: 'classId' in tied ? tied.classId : null,
      school_id: 'schoolId' in tied ? tied.schoolId : null,
      at,
      is_told: isTold,
      end_asked_at: null,
    })
    .onConflict(conflict =>
      conflict.columns(['staff_id', 'user_id', 'class_id', 'school_id']).doUpdateSet({
        end_asked_at: null,
        is_told: sql<boolean>`ties.is_told OR excluded.is_told`,
      }),
    )
    .execute();
}

/** Whether the child, class or school of a tie exists. */
export async function existsTied(db: Db, tied: Tied): Promise<boolean> {
  const found =
    'userId' in tied
      ? db.selectFrom('users').select('user_id').where('user_id', '=', tied.userId)
      : 'classId' in tied
        ? db.selectFrom('classes').select('class_id').where('class_id', '=', tied.classId)
        : db.selectFrom('schools').select('school_id').where('school_id', '=', tied.schoolId);
  return (await found.executeTakeFirst()) !== undefined;
}
