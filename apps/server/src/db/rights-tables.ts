import type { ColumnType, JSONColumnType } from 'kysely';

interface ErasuresTable {
  erasure_id: string;
  user_id: string | null;
  asked_by: string;
  asked_at: Date;
  due_at: Date;
  closed_at: Date | null;
  erased_at: Date | null;
  child_digest: Buffer | null;
  counts: JSONColumnType<Record<string, number>, string, string> | null;
}

interface DataHoldsTable {
  hold_id: string;
  user_id: string;
  lead_id: string;
  reason: string;
  at: Date;
  ends_at: Date;
  released_at: Date | null;
}

interface AccessesTable {
  access_id: ColumnType<number, never, never>;
  user_id: string;
  actor: string;
  action: string;
  object: string;
  at: Date;
}

/** Tables of the rights of children and grown-ups to their data. */
export interface RightsTables {
  erasures: ErasuresTable;
  data_holds: DataHoldsTable;
  accesses: AccessesTable;
}
