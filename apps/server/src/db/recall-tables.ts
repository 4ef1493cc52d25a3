import type { RecallReason, StaffRole } from '@digipals/contract';
import type { Generated } from 'kysely';

interface GoneTextsTable {
  submission_id: string;
  at: Date;
  restored_at: Date | null;
  by_report: Generated<boolean>;
}

interface GoneReceiptsTable {
  submission_id: string;
  session_hash: Buffer;
  user_id: string;
  gone_at: Date | null;
}

interface RecallsTable {
  recall_id: string;
  author_id: string;
  case_id: number | null;
  reason: RecallReason;
  note: string;
  by_id: string;
  at: Date;
  gone_at: Date | null;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  restoring_by: string | null;
  restoring_role: StaffRole | null;
  restored_by: string | null;
  restored_at: Date | null;
}

/** Tables of delivered texts that were taken back. */
export interface RecallTables {
  gone_texts: GoneTextsTable;
  gone_receipts: GoneReceiptsTable;
  recalls: RecallsTable;
  recall_texts: { recall_id: string; submission_id: string };
}
