import type {
  AdultRole,
  AgeBand,
  CardKind,
  ChildChangeAction,
  Choices,
  ConsentMethod,
  ConsentPurpose,
  consentLinkMs,
  KeepTexts,
  LanguageCode,
  QuietHours,
  Relation,
  SeatChange,
  TeachingLanguage,
} from '@digipals/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Append-only: can be read and inserted, but not updated. */
type Fixed<T> = ColumnType<T, T, never>;
/** Numbered by the database. */
type Numbered = ColumnType<number, never, never>;

interface SchoolsTable {
  school_id: string;
  school_name: string;
  country: string;
  time_zone: string;
  language: LanguageCode;
  keep_texts: KeepTexts;
  consent_age: number;
  quiet: JSONColumnType<QuietHours, string, string> | null;
  created_at: Date;
}

interface ClassesTable {
  class_id: string;
  class_code: string;
  class_name: string;
  /** Null for a class from before there were schools. */
  school_id: string | null;
  age_band: Generated<AgeBand>;
  teaching_language: Generated<TeachingLanguage>;
  created_at: Date | null;
  archived_at: Date | null;
  /** Id in the school's own system. */
  external_id: string | null;
  card_kind: Generated<CardKind>;
  has_seats: Generated<boolean>;
  first_lesson: string | null;
  /** Whether the class has chosen; otherwise it has the opening hours of its school. */
  own_quiet: Generated<boolean>;
  quiet: JSONColumnType<QuietHours, string, string> | null;
}

interface AdultsTable {
  adult_id: string;
  email: string;
  name: string;
  salt: Buffer;
  hash: Buffer;
  /** Sealed; null before the first sign-in. */
  secret: Buffer | null;
  code_step: Generated<number>;
  is_active: Generated<boolean>;
  created_at: Date;
}

interface AdultRolesTable {
  role_id: Numbered;
  adult_id: string;
  role: AdultRole;
  school_id: string | null;
  class_id: string | null;
  user_id: string | null;
  since: Date;
  until: Date | null;
}

interface AdultInvitationsTable {
  invitation_id: string;
  token_hash: Buffer;
  email: string | null;
  role: 'lead' | 'teacher';
  school_id: string | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface AdultChallengesTable {
  challenge_hash: Buffer;
  adult_id: string;
  secret: Buffer | null;
  tries: Generated<number>;
  expires_at: Date;
}

interface AdultSessionsTable {
  session_hash: Buffer;
  session_id: string;
  adult_id: string;
  device: string;
  created_at: Date;
  last_used_at: Date;
  proved_at: Date;
}

interface AdultPasskeysTable {
  passkey_id: string;
  adult_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  device_name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  purpose: 'add' | 'proof' | 'sign-in';
  adult_id: string | null;
  expires_at: Date;
}

interface AdultEmailChangesTable {
  adult_id: string;
  token_hash: Buffer;
  email: string;
  session_hash: Buffer;
  expires_at: Date;
}

interface BadgesTable {
  user_id: string;
  secret_hash: Buffer;
  salt: Buffer | null;
  hash: Buffer | null;
  wrong: Generated<number>;
}

interface AssignmentsTable {
  assignment_id: string;
  class_id: string;
  lesson_id: string;
  activity_ids: string[];
  /** `YYYY-MM-DD`. */
  due_on: string;
  note: string;
  made_by: string;
  created_at: Date;
  withdrawn_at: Date | null;
}

interface ClassPairsTable {
  pair_id: string;
  asking_class: string;
  asked_class: string;
  /** The code of the asked class as it was typed. */
  typed_code: string;
  asked_by: string;
  asked_at: Date;
  agreed_by: string | null;
  agreed_at: Date | null;
  ended_by: string | null;
  ended_at: Date | null;
}

interface ChildChangesTable {
  change_id: Numbered;
  user_id: Fixed<string>;
  adult_id: Fixed<string>;
  action: Fixed<ChildChangeAction>;
  reason: Fixed<string>;
  at: Fixed<Date>;
}

interface ConsentsTable {
  user_id: Fixed<string>;
  consent_id: Numbered;
  purpose: Fixed<ConsentPurpose>;
  given: Fixed<boolean>;
  who: Fixed<string | null>;
  relation: Fixed<Relation | null>;
  method: Fixed<ConsentMethod>;
  /** Of the notice. */
  version: Fixed<number>;
  at: Fixed<Date>;
  /** Who answered in an account. */
  adult_id: Fixed<string | null>;
  /** Who answered by e-mail about the weekly letter; null for other purposes. */
  email: Fixed<string | null>;
}

interface ConsentLinksTable {
  link_id: string;
  user_id: string;
  kind: keyof typeof consentLinkMs;
  token_hash: Buffer;
  code_hash: Buffer | null;
  who: string | null;
  relation: Relation | null;
  email: string | null;
  language: LanguageCode | null;
  choices: JSONColumnType<Choices, string, string> | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  for_another: Generated<boolean>;
  letter_id: string | null;
}

interface VouchersTable {
  voucher_id: string;
  code_hash: Buffer;
  seats: number;
  note: string;
  created_at: Date;
  ends_at: Date;
  school_id: string | null;
  adult_id: string | null;
  redeemed_at: Date | null;
}

interface SeatLedgerTable {
  entry_id: Numbered;
  voucher_id: Fixed<string | null>;
  change: Fixed<SeatChange>;
  amount: Fixed<number>;
  user_id: Fixed<string | null>;
  class_id: Fixed<string | null>;
  adult_id: Fixed<string | null>;
  at: Fixed<Date>;
}

/** Tables of schools, classes and grown-ups. */
export interface SchoolTables {
  schools: SchoolsTable;
  classes: ClassesTable;
  adults: AdultsTable;
  adult_roles: AdultRolesTable;
  adult_invitations: AdultInvitationsTable;
  adult_challenges: AdultChallengesTable;
  adult_sessions: AdultSessionsTable;
  adult_visits: { adult_id: string; day: string };
  adult_recovery_codes: { adult_id: string; code_hash: Buffer; used_at: Date | null };
  adult_passkeys: AdultPasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  adult_email_changes: AdultEmailChangesTable;
  badges: BadgesTable;
  child_changes: ChildChangesTable;
  consents: ConsentsTable;
  consent_links: ConsentLinksTable;
  vouchers: VouchersTable;
  seats: { user_id: string; voucher_id: string };
  seat_ledger: SeatLedgerTable;
  assignments: AssignmentsTable;
  assigned_children: { user_id: string; assignment_id: string };
  opened_lessons: { user_id: string; lesson_id: string; at: Date };
  class_pairs: ClassPairsTable;
}
