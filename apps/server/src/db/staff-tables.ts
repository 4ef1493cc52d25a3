import type {
  CaseGroup,
  CaseItem,
  IdentityReason,
  LanguageCode,
  ReportReason,
  StaffRole,
  StaffState,
} from '@digipals/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DutyTables } from './duty-tables.ts';
import type { LetterTables } from './letter-tables.ts';
import type { RightsTables } from './rights-tables.ts';

/** Append-only: can be read and inserted, but not updated. */
type Fixed<T> = ColumnType<T, T, never>;

interface StaffTable {
  staff_id: string;
  email: string;
  name: string;
  role: StaffRole;
  salt: Buffer;
  hash: Buffer;
  secret: Buffer | null;
  code_step: Generated<number>;
  work_state: Generated<StaffState>;
  /** Follows from the state. */
  is_active: ColumnType<boolean, never, never>;
  leave_until: string | null;
  vetted_on: string | null;
  vetted_until: string | null;
  /** Codes of languages. */
  languages: Generated<string[]>;
  ties_told_at: Date | null;
  created_at: Date;
  seen_at: Date | null;
}

interface StaffInvitationsTable {
  invitation_id: string;
  token_hash: Buffer | null;
  email: string;
  name: string;
  role: StaffRole;
  languages: string[];
  vetted_on: string | null;
  vetted_until: string | null;
  staff_id: string | null;
  invited_by: string;
  confirmed_by: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface StaffChallengesTable {
  challenge_hash: Buffer;
  staff_id: string;
  secret: Buffer | null;
  tries: Generated<number>;
  expires_at: Date;
}

interface StaffSessionsTable {
  session_hash: Buffer;
  staff_id: string;
  created_at: Date;
  last_used_at: Date;
  is_paused: Generated<boolean>;
}

interface FactorResetsTable {
  reset_id: string;
  staff_id: string;
  asked_by: string;
  asked_at: Date;
  reason: string;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  works_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
}

interface AuditTable {
  row: Fixed<number>;
  at: Fixed<Date>;
  actor: Fixed<string>;
  action: Fixed<string>;
  object: Fixed<string>;
  detail_hash: Fixed<Buffer>;
  before: Fixed<Buffer>;
  fingerprint: Fixed<Buffer>;
  version: ColumnType<number, number, never>;
  covers_hash: Fixed<Buffer | null>;
}

interface AuditCoversTable {
  row: Fixed<number>;
  place: Fixed<number>;
  name: Fixed<string>;
  key: Fixed<string>;
  salt: Buffer | null;
  fields: ColumnType<Record<string, string> | null, string | null, never>;
}

interface AnchorsTable {
  anchor_id: ColumnType<number, never, never>;
  seq: number;
  hash: string;
  at: Date;
  signature: string;
  mailed_at: Date | null;
  stored_at: Date | null;
}

interface CasesTable {
  case_id: Generated<number>;
  user_id: string;
  main_group: CaseGroup;
  severity: number;
  state: CaseItem['state'];
  outcome: CaseItem['outcome'];
  opened_by: CaseItem['openedBy'];
  owner_id: string | null;
  opened_at: Date;
  last_at: Date;
  closing_outcome: CaseItem['outcome'];
  closing_by: string | null;
  closing_role: StaffRole | null;
  closing_at: Date | null;
}

interface TiesTable {
  tie_id: ColumnType<number, never, never>;
  staff_id: string;
  user_id: string | null;
  class_id: string | null;
  school_id: string | null;
  at: Date;
  is_told: Generated<boolean>;
  end_asked_at: Date | null;
}

interface RoleChangesTable {
  change_id: ColumnType<number, never, never>;
  staff_id: string;
  by_id: string | null;
  role: StaffRole;
  at: Date;
}

interface IdentityRevealsTable {
  reveal_id: string;
  case_id: number;
  staff_id: string;
  reason: IdentityReason;
  note: string;
  is_urgent: boolean;
  at: Date;
  confirmed_by: string | null;
  confirmed_at: Date | null;
}

interface CaseEventsTable {
  case_id: number;
  event_id: ColumnType<number, never, never>;
  kind: string;
  actor: string;
  text: string | null;
  detail: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  at: Date;
}

/** A delivered text in the context of a report, as it was at that time. */
export type ReportedText = {
  /** Missing in old reports. */
  submissionId?: string;
  userId: string;
  text: string;
  at: string;
  isReported: boolean;
};

interface ReportsTable {
  report_id: string;
  reporter_id: string;
  reason: ReportReason;
  about_id: string | null;
  submission_id: string | null;
  case_id: number | null;
  text: string | null;
  page: string | null;
  context: JSONColumnType<readonly ReportedText[], string, string>;
  at: Date;
  told_at: Date | null;
}

interface StrikesTable {
  strike_id: string;
  user_id: string;
  case_id: number;
  given_by: string;
  reason: string;
  at: Date;
  expires_at: Date;
  revoked_by: string | null;
  revoked_at: Date | null;
}

/** Tables of the adults' desk. */
export interface StaffTables extends DutyTables, LetterTables, RightsTables {
  staff: StaffTable;
  staff_invitations: StaffInvitationsTable;
  factor_resets: FactorResetsTable;
  staff_challenges: StaffChallengesTable;
  staff_sessions: StaffSessionsTable;
  pseudonyms: { user_id: string; pseudonym: string };
  grown_ups: { user_id: string; email: string; language: LanguageCode };
  audit: AuditTable;
  audit_head: {
    single: Generated<boolean>;
    row: ColumnType<number, never, number>;
    fingerprint: Buffer;
  };
  audit_covers: AuditCoversTable;
  audit_touched: { xid: string; name: string; key: string };
  anchors: AnchorsTable;
  cases: CasesTable;
  case_events: CaseEventsTable;
  identity_reveals: IdentityRevealsTable;
  reports: ReportsTable;
  strikes: StrikesTable;
  ties: TiesTable;
  role_changes: RoleChangesTable;
}
