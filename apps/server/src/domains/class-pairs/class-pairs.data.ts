import type { ClassPair } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** An open pair as a class sees it. */
export type StoredPair = {
  readonly pairId: string;
  readonly isAsking: boolean;
  readonly isAgreed: boolean;
  readonly typedCode: string;
  readonly className: string;
  readonly schoolName: string;
  readonly country: string;
  readonly children: number;
};

/** The open pairs of a class, the oldest first. */
export async function findPairs(db: Db, classId: string): Promise<StoredPair[]> {
  const { rows } = await sql<StoredPair>`
    SELECT pair_id AS "pairId", asking_class = ${classId} AS "isAsking",
      agreed_at IS NOT NULL AS "isAgreed", typed_code AS "typedCode",
      class_name AS "className", school_name AS "schoolName", country,
      (SELECT count(*)::int FROM users
        WHERE users.class_id = other.class_id AND left_at IS NULL) AS children
    FROM class_pairs JOIN classes AS other
      ON other.class_id = CASE asking_class WHEN ${classId} THEN asked_class ELSE asking_class END
    JOIN schools USING (school_id)
    WHERE ${classId} IN (asking_class, asked_class) AND ended_at IS NULL
    ORDER BY asked_at, pair_id
  `.execute(db);
  return rows;
}

/** The class of a school with a code that is not archived; undefined if there is none. */
export async function findClassByCode(db: Db, classCode: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('classes')
    .select('class_id')
    .where('class_code', '=', classCode)
    .where('school_id', 'is not', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found?.class_id;
}

/** Stores that a class asks another one. @returns false if they are a pair, or one has asked */
export async function insertPair(
  db: Db,
  pair: {
    pairId: string;
    classId: string;
    otherId: string;
    typedCode: string;
    adultId: string;
    at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('class_pairs')
    .values({
      pair_id: pair.pairId,
      asking_class: pair.classId,
      asked_class: pair.otherId,
      typed_code: pair.typedCode,
      asked_by: pair.adultId,
      asked_at: pair.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Who acts for which class, and when. */
export type PairAct = { readonly classId: string; readonly adultId: string; readonly at: Date };

/**
 * The class that was asked agrees: to a pair by its id, or to what another class asked.
 * @returns false if it was not asked
 */
export async function agree(
  db: Db,
  { classId, adultId, at }: PairAct,
  which: { readonly pairId: string } | { readonly otherId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('class_pairs')
    .set({ agreed_by: adultId, agreed_at: at })
    .where('asked_class', '=', classId)
    .where(({ eb }) =>
      'pairId' in which ? eb('pair_id', '=', which.pairId) : eb('asking_class', '=', which.otherId),
    )
    .where('agreed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** On which sides of a pair a class is that sees it in a state. */
const sidesIn = {
  asked: ['asking_class'],
  asks: ['asked_class'],
  paired: ['asking_class', 'asked_class'],
} as const;

/** Ends an open pair of a class that is in a state. @returns false if there is none */
export async function end(
  db: Db,
  { classId, adultId, at }: PairAct,
  { pairId, state }: Pick<ClassPair, 'pairId' | 'state'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('class_pairs')
    .set({ ended_by: adultId, ended_at: at })
    .where('pair_id', '=', pairId)
    .where(({ eb, or }) => or(sidesIn[state].map(side => eb(side, '=', classId))))
    .where('agreed_at', state === 'paired' ? 'is not' : 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
