import type { CardKind, ClassFacts, SchoolClass } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

const columnsOf = ({ className, ageBand, teachingLanguage, firstLesson, quiet }: ClassFacts) => ({
  class_name: className,
  age_band: ageBand,
  teaching_language: teachingLanguage,
  first_lesson: firstLesson,
  own_quiet: quiet !== 'school',
  quiet: typeof quiet === 'string' ? null : JSON.stringify(quiet),
});

/** A class to be stored. */
export type NewClass = {
  readonly classId: string;
  readonly schoolId: string;
  readonly classCode: string;
  readonly facts: ClassFacts;
  readonly at: Date;
};

/** Stores a class. @returns false if another class has the code */
export async function insertClass(db: Db, made: NewClass): Promise<boolean> {
  const { classId, schoolId, classCode, facts, at } = made;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('classes')
    .values({
      class_id: classId,
      class_code: classCode,
      school_id: schoolId,
      ...columnsOf(facts),
      created_at: at,
      archived_at: null,
    })
    .onConflict(conflict => conflict.column('class_code').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Changes a class. An archived one keeps the time since when it is. */
export async function updateClass(
  db: Db,
  classId: string,
  { facts, archivedAt }: { facts: ClassFacts; archivedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('classes')
    .set(({ fn, val }) => ({
      ...columnsOf(facts),
      archived_at: archivedAt && fn.coalesce('archived_at', val(archivedAt)),
    }))
    .where('class_id', '=', classId)
    .execute();
}

/** Chooses what new cards of a class have. */
export async function updateCardKind(db: Db, classId: string, cardKind: CardKind): Promise<void> {
  await db
    .updateTable('classes')
    .set({ card_kind: cardKind })
    .where('class_id', '=', classId)
    .execute();
}

/** When a class was made, and its id in the school's own system. */
export const readOrigin = (
  db: Db,
  classId: string,
): Promise<{ externalId: string | null; createdAt: Date | null }> =>
  db
    .selectFrom('classes')
    .select(['external_id as externalId', 'created_at as createdAt'])
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();

/** Gives a class another code. @returns false if another class has it */
export async function updateCode(db: Db, classId: string, classCode: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('classes')
    .set({ class_code: classCode })
    .where('class_id', '=', classId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('classes as c').select('c.class_id').where('c.class_code', '=', classCode),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks a class until the transaction ends, so that its children are counted one call after another. */
export async function lockClass(db: Db, classId: string): Promise<void> {
  await db
    .selectFrom('classes')
    .select('class_id')
    .where('class_id', '=', classId)
    .forNoKeyUpdate()
    .execute();
}

async function findClasses(
  db: Db,
  condition: RawBuilder<unknown>,
  at: Date,
): Promise<SchoolClass[]> {
  const { rows } = await sql<SchoolClass>`
    SELECT class_id AS "classId", coalesce(school_id, '') AS "schoolId", class_name AS "className",
      class_code AS "classCode", age_band AS "ageBand", teaching_language AS "teachingLanguage",
      archived_at IS NOT NULL AS "isArchived", card_kind AS "cardKind",
      first_lesson AS "firstLesson",
      CASE WHEN own_quiet THEN coalesce(quiet, '"none"') ELSE '"school"' END AS quiet,
      (SELECT count(*)::int FROM users
        WHERE users.class_id = c.class_id AND left_at IS NULL) AS children,
      ARRAY(SELECT DISTINCT adults.name FROM adult_roles JOIN adults USING (adult_id)
        WHERE adult_roles.class_id = c.class_id AND is_active AND since <= ${at}
          AND (until IS NULL OR until > ${at}) ORDER BY adults.name) AS teachers
    FROM classes AS c WHERE ${condition}
    ORDER BY archived_at IS NOT NULL, class_name, class_id
  `.execute(db);
  return rows;
}

/** The classes of a school; only these if they are named. */
export const listClasses = (
  db: Db,
  { schoolId, only, at }: { schoolId: string; only: readonly string[] | null; at: Date },
): Promise<SchoolClass[]> =>
  findClasses(
    db,
    sql`school_id = ${schoolId} AND (${only}::text[] IS NULL OR class_id = ANY (${only}::text[]))`,
    at,
  );

export const findClass = async (
  db: Db,
  classId: string,
  at: Date,
): Promise<SchoolClass | undefined> => (await findClasses(db, sql`class_id = ${classId}`, at))[0];
