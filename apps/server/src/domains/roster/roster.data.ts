import type { AgeBand, LanguageCode } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { KnownChild, KnownClass } from './school.ts';

/** Of a school: where it is and how it writes. */
export type SchoolFacts = {
  readonly schoolId: string;
  readonly country: string;
  readonly language: LanguageCode;
};

export const findSchool = (db: Db, schoolId: string): Promise<SchoolFacts | undefined> =>
  db
    .selectFrom('schools')
    .select(['school_id as schoolId', 'country', 'language'])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

export const findSchoolOfClass = (db: Db, classId: string): Promise<SchoolFacts | undefined> =>
  db
    .selectFrom('schools')
    .innerJoin('classes', 'classes.school_id', 'schools.school_id')
    .select(['schools.school_id as schoolId', 'schools.country', 'schools.language'])
    .where('class_id', '=', classId)
    .executeTakeFirst();

export const listClasses = (db: Db, schoolId: string): Promise<KnownClass[]> =>
  db
    .selectFrom('classes')
    .select([
      'class_id as classId',
      'class_name as name',
      'external_id as externalId',
      'age_band as ageBand',
      'teaching_language as teachingLanguage',
    ])
    .where('school_id', '=', schoolId)
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('class_id')
    .execute();

export async function listChildren(
  db: Db,
  schoolId: string,
): Promise<Omit<KnownChild, 'isGone'>[]> {
  const rows = await db
    .selectFrom('users')
    .select([
      'user_id as userId',
      'class_id as classId',
      'username as name',
      'imported_name as importedName',
      'external_id as externalId',
      'birth_year as year',
      'birth_month as month',
      'support_language as language',
      'left_at as leftAt',
    ])
    .where('school_id', '=', schoolId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ year, month, leftAt, ...child }) => ({
    ...child,
    born: year === null || month === null ? null : `${year}-${String(month).padStart(2, '0')}`,
    hasLeft: leftAt !== null,
  }));
}

/** A child with what an import changed. */
export type ChildUpdate = {
  readonly userId: string;
  readonly classId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly importedName: string;
  readonly externalId: string | null;
  readonly born: string | null;
  /** Null keeps it. */
  readonly ageBand: AgeBand | null;
  readonly language: LanguageCode;
};

/** Updates many children at once. Needs a transaction. */
export async function updateChildren(db: Db, children: readonly ChildUpdate[]): Promise<void> {
  if (children.length === 0) return;
  const rows = sql`json_to_recordset(${JSON.stringify(children)}::json) AS new (
    "userId" text, "classId" text, name text, "nameKey" text, "importedName" text, "externalId" text,
    born text, "ageBand" int, language text)`;
  // Two children may swap their names or classes, and no two of a class may have one name at any time.
  await sql`UPDATE users SET username = user_id FROM ${rows} WHERE user_id = new."userId"`.execute(
    db,
  );
  await sql`UPDATE users SET class_id = new."classId", username = new.name, name_key = new."nameKey",
      imported_name = new."importedName", external_id = new."externalId",
      birth_year = split_part(new.born, '-', 1)::int,
      birth_month = split_part(new.born, '-', 2)::int, support_language = new.language,
      age_band = coalesce(new."ageBand", age_band), left_at = NULL
    FROM ${rows} WHERE user_id = new."userId"`.execute(db);
}

export async function updateClass(
  db: Db,
  classId: string,
  { name, externalId }: { name: string; externalId: string },
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ class_name: name, external_id: externalId })
    .where('class_id', '=', classId)
    .execute();
}

/** Remembers how a file names children. */
export async function saveImportedNames(
  db: Db,
  children: readonly { userId: string; importedName: string }[],
): Promise<void> {
  await sql`UPDATE users SET imported_name = new."importedName"
    FROM json_to_recordset(${JSON.stringify(children)}::json)
      AS new ("userId" text, "importedName" text)
    WHERE user_id = new."userId"`.execute(db);
}
