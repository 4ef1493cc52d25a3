import type { Db } from '../../db/db.ts';

/** A stored decision about the family. */
export type HomeDecisionRow = {
  readonly decisionId: string;
  readonly opens: boolean;
  readonly until: Date | null;
  readonly basis: string;
  readonly staffId: string;
  readonly by: string;
  readonly second: string | null;
  readonly at: Date;
  readonly confirmedAt: Date | null;
};

/** The decisions about a request, oldest first. */
export const listDecisions = (db: Db, requestId: string): Promise<HomeDecisionRow[]> =>
  db
    .selectFrom('home_decisions as d')
    .innerJoin('staff as one', 'one.staff_id', 'd.staff_id')
    .leftJoin('staff as other', 'other.staff_id', 'd.second_id')
    .select([
      'd.decision_id as decisionId',
      'd.opens',
      'd.until',
      'd.basis',
      'd.staff_id as staffId',
      'one.name as by',
      'other.name as second',
      'd.at',
      'd.confirmed_at as confirmedAt',
    ])
    .where('d.request_id', '=', requestId)
    .orderBy('d.place')
    .execute();

export async function insertDecision(
  db: Db,
  decision: {
    readonly decisionId: string;
    readonly requestId: string;
    readonly opens: boolean;
    readonly until: Date | null;
    readonly basis: string;
    readonly staffId: string;
    readonly at: Date;
    readonly confirmedAt: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('home_decisions')
    .values({
      decision_id: decision.decisionId,
      request_id: decision.requestId,
      opens: decision.opens,
      until: decision.until,
      basis: decision.basis,
      staff_id: decision.staffId,
      second_id: null,
      at: decision.at,
      confirmed_at: decision.confirmedAt,
    })
    .execute();
}

export async function confirmDecision(
  db: Db,
  { decisionId, secondId, at }: { decisionId: string; secondId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('home_decisions')
    .set({ second_id: secondId, confirmed_at: at })
    .where('decision_id', '=', decisionId)
    .execute();
}
