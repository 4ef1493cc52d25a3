import type { MeasureKind, MeasureReason, ObjectionReason } from '@digipals/contract';

interface MeasuresTable {
  measure_id: string;
  user_id: string;
  case_id: number;
  kind: MeasureKind;
  days: number;
  reason: MeasureReason;
  note: string;
  submission_id: string | null;
  by_id: string;
  at: Date;
  confirmed_by: string | null;
  begins_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
  seen_at: Date | null;
}

interface ObjectionsTable {
  measure_id: string;
  user_id: string;
  because: ObjectionReason | null;
  body: string | null;
  at: Date;
  answer_by: Date;
  answered_by: string | null;
  answered_at: Date | null;
  is_fair: boolean | null;
  answer_words: string | null;
}

/** Tables of measures and of objections to them. */
export interface MeasureTables {
  measures: MeasuresTable;
  objections: ObjectionsTable;
}
