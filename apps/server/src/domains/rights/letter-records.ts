import { type SqlBool, sql } from 'kysely';
import { erasureSeries } from '../mail/index.ts';
import { days, daysAgo, months, monthsAgo } from './ages.ts';
import { keptFromFamily } from './help-records.ts';
import type { TableRecord } from './table-record.ts';

/** SQL: a thread of letters to the leads of the desk, which names the pseudonym, or of a case that its family may not see. */
const isOfDesk = sql<SqlBool>`(letter_threads.kind = ${erasureSeries} OR ${keptFromFamily(sql`letter_threads.case_id`)})`;

/** SQL: the row belongs to such a thread. */
const isInThreadOfDesk = (table: string) => sql<SqlBool>`EXISTS (
    SELECT FROM letter_threads WHERE letter_threads.thread_no = ${sql.ref(`${table}.thread_no`)} AND ${isOfDesk}
  )`;

/**
 * SQL: a reply that is in no case that its family may see, and came from another address than that of the letter, or answers
 * a letter of a case. Strangers may have sent it, or a family that the child is afraid of.
 */
const isKeptOut = sql<SqlBool>`(letter_replies.case_id IS NULL OR ${keptFromFamily(sql`letter_replies.case_id`)}) AND (NOT letter_replies.is_known OR letter_replies.thread_no IN (
    SELECT thread_no FROM letter_threads WHERE case_id IS NOT NULL
  )) OR ${isInThreadOfDesk('letter_replies')}`;

/** Letters to grown-ups and the replies to them. A row comes before the rows that it refers to. */
export const letterRecords = {
  letter_replies: {
    purpose:
      'Replies of grown-ups to letters, and which lead dealt with one. The text of a reply in a case is with the case.',
    need: 'A person reads them.',
    kept: `with the letters that they answer; a reply to no known letter ${days.letter} days`,
    expired: now => sql`thread_no IS NULL AND at < ${daysAgo(days.letter, now)}`,
    partOf: [
      ['thread_no', 'letter_threads'],
      ['case_id', 'cases'],
    ],
    exported: {
      as: 'consent',
      ownIn: ['thread_no', 'letter_threads'],
      // They may be of another parent, or of a lead.
      hide: ['from_address', 'subject', 'body', 'case_id', 'done_by', 'done_at'],
      without: () => isKeptOut,
    },
  },
  outbox: {
    purpose:
      'Letters to grown-ups, and which lead dealt with one that was given up. Text and address only until the letter is sent.',
    need: 'A letter is tried again when it cannot be sent.',
    kept: `${days.letter} days after the letter was sent or given up`,
    expired: now => sql`coalesce(sent_at, failed_at) < ${daysAgo(days.letter, now)}`,
    children: ['user_id'],
    partOf: [['thread_no', 'letter_threads']],
    exported: {
      as: 'consent',
      own: ['user_id'],
      // Parents may not know of each other; a letter that waits has links of one of them, or its words.
      hide: ['to_address', 'subject', 'body', 'html', 'stop_url', 'done_by', 'done_at'],
      without: () => isInThreadOfDesk('outbox'),
    },
  },
  letter_threads: {
    purpose: 'Letters that belong together, and their number. The address only as a hash.',
    need: 'A reply is shown with the letters that it answers.',
    kept: `${months.thread} months after the last letter or reply; those of a case with the case`,
    expired: now => sql`case_id IS NULL AND last_at < ${monthsAgo(months.thread, now)}`,
    children: ['user_id'],
    partOf: [['case_id', 'cases']],
    exported: {
      as: 'consent',
      own: ['user_id'],
      hide: ['thread_key'],
      without: () => isOfDesk,
    },
  },
  weekly_letters: {
    purpose: 'Weeks about which a weekly letter was written.',
    need: 'A letter is written once.',
    kept: `${months.week} months`,
    expired: now => sql`at < ${monthsAgo(months.week, now)}`,
    children: ['user_id'],
    exported: { as: 'consent', own: ['user_id'] },
  },
} as const satisfies Record<string, TableRecord>;
