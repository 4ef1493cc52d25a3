import type {
  DecisionReason,
  FramePart,
  LeaseKind,
  Outcome,
  ReturnReason,
  Seat,
  SignalCode,
  SignalGroup,
  StaffRole,
  SubmissionKind,
} from '@digipals/contract';
import type { ColumnType, Generated } from 'kysely';

/** State of a submission; explained in migrations 0014 and 0029. */
export type SubmissionState =
  | 'waiting'
  | 'held'
  | 'escalated'
  | 'decided'
  | 'delivered'
  | 'returned'
  | 'withheld'
  | 'withdrawn'
  | 'kept';

interface ConversationsTable {
  conversation_id: string;
  one_id: string;
  other_id: string;
  last_place: Generated<number>;
  created_at: Date;
}

interface ConversationSidesTable {
  user_id: string;
  other_id: string;
  conversation_id: string;
  read_place: Generated<number>;
  version: Generated<number>;
  at: Date;
}

interface SubmissionsTable {
  submission_id: string;
  author_id: string;
  kind: SubmissionKind;
  target_id: string;
  conversation_id: string | null;
  rev: Generated<number>;
  body: string;
  state: SubmissionState;
  severity: number;
  main_group: SignalGroup;
  return_reason: ReturnReason | null;
  checks_ran: number;
  checks_ms: number;
  submitted_at: Date;
  rescue_at: Date;
  due_at: Date;
  state_at: Date;
  delivered_at: Date | null;
  withdrawn_at: Date | null;
  review_kind: Generated<Exclude<LeaseKind, 'second'>>;
  seat: Seat | null;
  lease_kind: Exclude<LeaseKind, 'second'> | null;
  reviewer_id: string | null;
  fence: number | null;
  lease_at: Date | null;
  lease_until: Date | null;
  frame_lesson: string | null;
  frame_part: FramePart | null;
}

interface SubmissionVersionsTable {
  submission_id: string;
  rev: number;
  body: string;
  return_reason: ReturnReason | null;
  at: Date;
}

interface SubmissionSignalsTable {
  submission_id: string;
  rev: number;
  index: number;
  code: SignalCode;
  severity: number;
  first: number | null;
  last: number | null;
  status: 'ok' | 'failed' | 'slow';
  explanation: string;
  is_wrong: Generated<boolean>;
}

interface DecisionsTable {
  decision_id: string;
  submission_id: string;
  author_id: string;
  rev: number;
  kind: Exclude<LeaseKind, 'second'>;
  reviewer_id: string;
  outcome: Outcome;
  reason: DecisionReason | null;
  note: string | null;
  seen_body: string;
  edited_body: string | null;
  fence: number;
  seconds: number;
  at: Date;
  goes_out_at: Date;
  settled_at: Date | null;
  undone_at: Date | null;
  severe_id: number | null;
  seat: Seat | null;
  role: StaffRole | null;
  body_hash: Buffer | null;
  looked_ms: number | null;
  is_final: Generated<boolean>;
}

/** How a text became severe. */
export type SevereOrigin = 'signal' | 'escalated' | 'opinion' | 'report';

interface SevereTextsTable {
  severe_id: ColumnType<number, never, never>;
  submission_id: string;
  rev: number;
  case_id: number | null;
  origin: SevereOrigin;
  state: 'severe' | 'proposed' | 'differ' | 'done';
  opened_at: Date;
  proposed_at: Date | null;
  answered_at: Date | null;
  taken_back_at: Date | null;
  done_at: Date | null;
  outcome: Exclude<Outcome, 'escalate'> | null;
}

interface SecondOpinionsTable {
  decision_id: string;
  at: Date;
  reviewer_id: string | null;
  fence: number | null;
  lease_until: Date | null;
  outcome: Outcome | null;
  reason: ReturnReason | null;
  note: string | null;
  decided_at: Date | null;
  settled_at: Date | null;
  skipped_by: Generated<string[]>;
}

interface MessagesTable {
  conversation_id: string;
  place: number;
  message_id: string;
  submission_id: string;
  sender_id: string;
  receiver_id: string;
  body: string;
  original: string | null;
  answers: boolean;
  delivered_at: Date;
  taken_back_at: Date | null;
}

interface PostsTable {
  user_id: string;
  post_id: string;
  submission_id: string;
  author_id: string;
  body: string;
  original: string | null;
  delivered_at: Date;
  taken_back_at: Date | null;
}

interface MessageCountsTable {
  user_id: string;
  delivered: Generated<number>;
  answered: Generated<number>;
  returned: Generated<number>;
  last_returned_at: Date | null;
  /** `YYYY-MM-DD`. */
  paid_day: string | null;
  paid: Generated<number>;
}

/** Tables of texts and their review. */
export interface MessageTables {
  conversations: ConversationsTable;
  conversation_sides: ConversationSidesTable;
  submissions: SubmissionsTable;
  submission_versions: SubmissionVersionsTable;
  submission_signals: SubmissionSignalsTable;
  review_skips: { submission_id: string; staff_id: string; at: Date };
  review_opened: { staff_id: string; at: Date; submission_id: string };
  review_notes: {
    note_id: ColumnType<number, never, never>;
    submission_id: string;
    staff_id: string;
    text: string;
    at: Date;
  };
  decisions: DecisionsTable;
  severe_texts: SevereTextsTable;
  second_opinions: SecondOpinionsTable;
  messages: MessagesTable;
  posts: PostsTable;
  post_likes: { post_id: string; liker_id: string; at: Date };
  statuses: { user_id: string; submission_id: string; body: string; delivered_at: Date };
  message_counts: MessageCountsTable;
}
