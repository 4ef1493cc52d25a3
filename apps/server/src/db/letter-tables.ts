import type { LetterKind } from '@digipals/contract/constants';
import type { ColumnType } from 'kysely';

interface OutboxTable {
  letter_id: string;
  to_address: string;
  subject: string;
  body: string;
  html: string | null;
  stop_url: string | null;
  thread_no: number | null;
  queued_at: ColumnType<Date, Date, never>;
  due_at: Date;
  tries: ColumnType<number, number | undefined, number>;
  sent_at: Date | null;
  failed_at: Date | null;
  done_by: ColumnType<string | null, never, string>;
  done_at: ColumnType<Date | null, never, Date>;
  user_id: string | null;
  is_urgent: ColumnType<boolean, boolean | undefined, never>;
}

interface LetterThreadsTable {
  thread_no: ColumnType<number, never, never>;
  thread_key: string;
  kind: LetterKind;
  case_id: number | null;
  user_id: string | null;
  school_id: string | null;
  subject: string;
  address_hash: Buffer;
  last_at: Date;
}

interface LetterRepliesTable {
  reply_key: Buffer;
  thread_no: number | null;
  from_address: string;
  is_known: boolean;
  subject: string;
  body: string;
  at: Date;
  case_id: number | null;
  done_by: ColumnType<string | null, never, string | null>;
  done_at: ColumnType<Date | null, never, Date | null>;
}

/** Tables of letters to grown-ups and of the replies to them. */
export interface LetterTables {
  outbox: OutboxTable;
  letter_threads: LetterThreadsTable;
  letter_replies: LetterRepliesTable;
  weekly_letters: { user_id: string; week: string; at: Date };
}
