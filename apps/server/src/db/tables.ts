import type {
  AgeBand,
  FriendStatus,
  LanguageCode,
  Notification,
  NotificationKind,
  Pick,
  Profile,
  Settings,
  TeachingLanguage,
  TrophyKind,
  TrophyLevel,
} from '@digipals/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FamilyTables } from './family-tables.ts';
import type { HelpTables } from './help-tables.ts';
import type { MeasureTables } from './measure-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { RecallTables } from './recall-tables.ts';
import type { SchoolTables } from './school-tables.ts';
import type { StaffTables } from './staff-tables.ts';

/** Applied migrations; written only by the migration runner. */
export interface SchemaMigrationTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
  oldest: number | null;
}

/** Written as JSON text, read as the value. */
type Json<T extends object> = JSONColumnType<T, string, string>;
/** Append-only: can be read and inserted, but not updated. */
type Fixed<T> = ColumnType<T, T, never>;

interface UsersTable {
  user_id: string;
  class_id: string;
  username: string;
  country: string;
  teaching_language: TeachingLanguage;
  support_language: LanguageCode;
  /** Id of the pack whose lessons the child goes through. */
  course: Generated<string>;
  /** Id of the current lesson; null in the first lesson. */
  lesson: string | null;
  age_band: Generated<AgeBand>;
  /** The grown-up's permissions. Changed only with the consents. */
  contact_allowed: Generated<boolean>;
  /** To be found outside of its class. */
  visible_allowed: Generated<boolean>;
  /** The name in the form that search compares: `nameKey` of domains/user. */
  name_key: string;
  /** That of the class. */
  school_id: string | null;
  /** Id in the school's own system. */
  external_id: string | null;
  birth_year: number | null;
  birth_month: number | null;
  /** When the child left its school. */
  left_at: Date | null;
  /** The name in the last import, which a teacher may have changed since. */
  imported_name: string | null;
  created_at: Date;
}

interface ProfilesTable {
  user_id: string;
  wallpaper: Json<Profile['wallpaper']>;
  interests: Json<Profile['interests']>;
  human: Json<Profile['human']>;
  domino: Json<Profile['domino']>;
  avatar_hash: string;
  domino_hash: string;
}

interface SavedLooksTable {
  user_id: string;
  place: number;
  human: Json<Profile['human']> | null;
  domino: Json<Profile['domino']> | null;
}

interface PicturePasswordsTable {
  user_id: string;
  salt: Buffer;
  hash: Buffer;
  closed_at: Date | null;
}

interface SignInFailuresTable {
  scope: string;
  key: Buffer;
  failures: number;
  last_at: Date;
}

interface SignInOriginsTable {
  child_key: Buffer;
  place_key: Buffer;
  last_at: Date;
  class_key: Buffer | null;
}

interface LingoEntriesTable {
  user_id: Fixed<string>;
  seq: Fixed<number>;
  amount: Fixed<number>;
  balance: Fixed<number>;
  kind: Fixed<string>;
  ref: Fixed<string>;
  at: Fixed<Date>;
}

export interface QuestionResultsTable {
  user_id: string;
  activity_id: string;
  question_id: string;
  valid: boolean;
  credited: boolean;
  left_behind: boolean;
  at: Date;
}

export interface ActivityRunsTable {
  user_id: string;
  activity_id: string;
  run: string;
  right_questions: string[];
  answered_questions: string[];
  replay: boolean;
  at: Date;
}

/** Append-only. */
export interface AttemptsTable {
  user_id: Fixed<string>;
  attempt_id: ColumnType<number, never, never>;
  activity_id: Fixed<string>;
  question_id: Fixed<string>;
  kind: Fixed<'answer' | 'skip' | 'left'>;
  valid: Fixed<boolean>;
  counted: Fixed<boolean>;
  picks: ColumnType<readonly Pick[] | null, string | null, never>;
  tries: Fixed<number | null>;
  time_ms: Fixed<number | null>;
  hints: Fixed<number | null>;
  fingerprint: Fixed<Buffer>;
  at: Fixed<Date>;
  run: Fixed<string | null>;
}

/** Consents of grown-ups to contact with other children. */
interface FriendshipsTable {
  user_id: string;
  friend_id: string;
  status: FriendStatus;
  requestor_id: string;
  at: Date;
}

interface StreaksTable {
  user_id: string;
  /** Days are `YYYY-MM-DD`. */
  day: string;
  lingos: number;
  days: number;
  won_on: string | null;
  won_offset: number;
  began_on: string | null;
  ends_at: Date | null;
}

/** Stored content of a notification; its sender is a column of its own. */
export type StoredContent = Omit<Notification['content'], 'from'>;

interface NotificationsTable {
  user_id: string;
  place: number;
  number: number;
  type: NotificationKind;
  action: Notification['action'];
  from_id: string | null;
  content: Json<StoredContent>;
  ref: string | null;
  at: Date;
}

interface TrophiesWonTable {
  user_id: Fixed<string>;
  kind: Fixed<TrophyKind>;
  level: Fixed<TrophyLevel>;
  at: Fixed<Date>;
}

interface EventsTable {
  event_id: Generated<number>;
  name: string;
  path: string;
  code: string | null;
  at: Date;
  received_at: Date;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: Buffer;
  answer: string | null;
  at: Date;
}

/** All tables of the database by name. */
export interface Tables
  extends FamilyTables,
    HelpTables,
    MeasureTables,
    MessageTables,
    RecallTables,
    SchoolTables,
    StaffTables {
  schema_migration: SchemaMigrationTable;
  server_secrets: { name: string; value: Buffer };
  job_leases: { name: string; holder: string; fence: number; expires_at: Date; due_at: Date };
  users: UsersTable;
  picture_passwords: PicturePasswordsTable;
  presence: { user_id: string; last_seen_at: Date };
  friendships: FriendshipsTable;
  declined_requests: { user_id: string; requestor_id: string; at: Date };
  requests_told: { user_id: string; requestor_id: string; at: Date };
  blocks: { user_id: string; blocked_id: string; at: Date };
  known_words: { user_id: string; word_id: string; at: Date };
  likes: { user_id: string; liker_id: string; at: Date };
  streaks: StreaksTable;
  streak_days: { user_id: string; day: string };
  streak_pauses: { user_id: string; from_day: string; to_day: string | null };
  notification_boxes: { user_id: string; version: number; read_place: number };
  notifications: NotificationsTable;
  onboarding: { user_id: string; finished: number; paid: Generated<boolean>; at: Date };
  trophies_won: TrophiesWonTable;
  settings: { user_id: string; choices: Json<Settings> };
  referral_codes: { user_id: string; code: string };
  referrals: { user_id: string; referrer_id: string; at: Date };
  avatars: { avatar_hash: string; human: Json<Profile['human']> };
  dominos: { domino_hash: string; domino: Json<Profile['domino']> };
  profiles: ProfilesTable;
  saved_looks: SavedLooksTable;
  me_choices: { user_id: string; key: string; value: string };
  licences: { user_id: string; sku: string; granted_at: Date };
  sessions: { session_hash: Buffer; user_id: string; created_at: Date; last_used_at: Date };
  tickets: { ticket_hash: Buffer; user_id: string; expires_at: Date; used_at: Date | null };
  sign_in_failures: SignInFailuresTable;
  sign_in_origins: SignInOriginsTable;
  lingo_entries: LingoEntriesTable;
  question_results: QuestionResultsTable;
  activity_runs: ActivityRunsTable;
  attempts: AttemptsTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
}
