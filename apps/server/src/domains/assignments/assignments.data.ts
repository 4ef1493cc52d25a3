import type { AssignmentFacts, TeachingLanguage } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** An assignment as it is stored. */
export type StoredAssignment = Omit<AssignmentFacts, 'children'> & {
  readonly assignmentId: string;
};

/** An assignment of a class with the children who are still in it. */
export type ClassAssignment = StoredAssignment & {
  readonly children: readonly {
    readonly childId: string;
    readonly name: string;
    readonly avatarHash: string;
  }[];
};

const columnsOf = ({ lessonId, activityIds, dueOn, note }: AssignmentFacts) => ({
  lesson_id: lessonId,
  activity_ids: activityIds,
  due_on: dueOn,
  note,
});

export async function insertAssignment(
  db: Db,
  made: {
    assignmentId: string;
    classId: string;
    adultId: string;
    facts: AssignmentFacts;
    at: Date;
  },
): Promise<void> {
  const { assignmentId, classId, adultId, facts, at } = made;
  await db
    .insertInto('assignments')
    .values({
      assignment_id: assignmentId,
      class_id: classId,
      ...columnsOf(facts),
      made_by: adultId,
      created_at: at,
    })
    .execute();
}

/** Changes an assignment of a class. @returns false if there is none */
export async function updateAssignment(
  db: Db,
  {
    assignmentId,
    classId,
    facts,
  }: { assignmentId: string; classId: string; facts: AssignmentFacts },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignments')
    .set(columnsOf(facts))
    .where('assignment_id', '=', assignmentId)
    .where('class_id', '=', classId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Withdraws an assignment of a class. @returns false if there is none */
export async function endAssignment(
  db: Db,
  { assignmentId, classId, at }: { assignmentId: string; classId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignments')
    .set({ withdrawn_at: at })
    .where('assignment_id', '=', assignmentId)
    .where('class_id', '=', classId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an assignment to these children and to no others. */
export async function replaceChildren(
  db: Db,
  assignmentId: string,
  children: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('assigned_children')
    .where('assignment_id', '=', assignmentId)
    .where('user_id', 'not in', children)
    .execute();
  await db
    .insertInto('assigned_children')
    .values(children.map(user_id => ({ user_id, assignment_id: assignmentId })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

const head = sql`assignment_id AS "assignmentId", lesson_id AS "lessonId",
  activity_ids AS "activityIds", due_on AS "dueOn", note`;

/** The assignments of a class, the latest day first. */
export async function findOfClass(db: Db, classId: string): Promise<ClassAssignment[]> {
  const { rows } = await sql<ClassAssignment>`
    SELECT ${head}, coalesce((
      SELECT json_agg(json_build_object('childId', user_id, 'name', username,
          'avatarHash', avatar_hash) ORDER BY name_key, user_id)
        FROM assigned_children JOIN users USING (user_id) JOIN profiles USING (user_id)
        WHERE assigned_children.assignment_id = a.assignment_id
          AND users.class_id = a.class_id AND left_at IS NULL
      ), '[]') AS children
    FROM assignments AS a WHERE class_id = ${classId} AND withdrawn_at IS NULL
    ORDER BY due_on DESC, created_at DESC
  `.execute(db);
  return rows;
}

/** An assignment of a child with the English that it learns. */
export type ChildAssignment = StoredAssignment & { readonly variety: TeachingLanguage };

/** The assignments of a child by its class, the earliest day first. */
export async function findOfChild(db: Db, userId: string): Promise<ChildAssignment[]> {
  const { rows } = await sql<ChildAssignment>`
    SELECT ${head}, teaching_language AS variety FROM assigned_children JOIN users USING (user_id)
      JOIN assignments USING (assignment_id, class_id)
    WHERE user_id = ${userId} AND withdrawn_at IS NULL ORDER BY due_on, assignments.created_at
  `.execute(db);
  return rows;
}
