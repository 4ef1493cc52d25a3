import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isHiddenByReport } from '../messages/index.ts';
import { isNotHeld, isPastSchoolRule, months, monthsAgo, schoolRule } from './ages.ts';
import { keptFromFamily } from './help-records.ts';
import type { TableRecord } from './table-record.ts';

const withConversation = 'until the friend or the child is erased';

/** SQL: a delivered text was taken back, or reports hid it and the child is not its author (SAFE2-102). */
const isGone =
  (table: 'messages' | 'posts', author: string) =>
  (userId: string): RawBuilder<SqlBool> =>
    sql`
    ${sql.ref(`${table}.taken_back_at`)} IS NOT NULL AND NOT (
      ${sql.ref(`${table}.${author}`)} = ${userId}
      AND ${isHiddenByReport(sql.ref(`${table}.submission_id`))})`;

/** SQL: a delivered text reads the same before, during and after a report: its author must not notice (SAFE2-102). */
const asDelivered = sql`
  CASE WHEN submissions.delivered_at IS NOT NULL
    AND submissions.state IN ('waiting', 'held', 'escalated', 'decided', 'delivered')
  THEN jsonb_build_object('state', 'delivered', 'state_at', submissions.delivered_at,
    'severity', NULL, 'main_group', NULL)
  ELSE '{}' END`;

/** Texts of children, and reports and cases about them. A row comes before the rows that it refers to. */
export const textRecords = {
  post_likes: {
    purpose: 'Hearts on DigiPosts.',
    need: 'A child sees who liked its post.',
    kept: 'until one of the children is erased',
    children: ['liker_id'],
    partOf: [['post_id', 'posts']],
    exported: { as: 'texts', own: ['liker_id'] },
  },
  posts: {
    purpose: 'DigiPosts on walls.',
    need: 'Friends read them.',
    kept: 'until the author or the owner of the wall is erased',
    children: ['user_id', 'author_id'],
    exported: {
      as: 'texts',
      own: ['user_id', 'author_id'],
      hide: ['taken_back_at'],
      private: ['author_id', 'original'],
      without: isGone('posts', 'author_id'),
    },
  },
  statuses: {
    purpose: 'The one-line status of a child.',
    need: 'Friends read it.',
    kept: 'until the next one, or until the child is erased',
    children: ['user_id'],
    exported: { as: 'texts', own: ['user_id'] },
  },
  messages: {
    purpose: 'Delivered messages.',
    need: 'Friends read them.',
    kept: `${schoolRule}, or ${withConversation}`,
    children: ['sender_id', 'receiver_id'],
    partOf: [['submission_id', 'submissions']],
    exported: {
      as: 'messages',
      own: ['sender_id', 'receiver_id'],
      hide: ['taken_back_at'],
      private: ['sender_id', 'original'],
      // What was taken back is exported with its author, as a submission.
      without: isGone('messages', 'sender_id'),
    },
  },
  conversation_sides: {
    purpose: 'Which conversations a child has, and what it has read.',
    need: 'The inbox shows new messages first.',
    kept: withConversation,
    children: ['user_id', 'other_id'],
    exported: { as: 'messages', own: ['user_id'] },
  },
  strikes: {
    purpose: 'Counted breaches of the rules.',
    need: 'Adults must know whether a child was warned before.',
    kept: 'with the case',
    children: ['user_id'],
    partOf: [['case_id', 'cases']],
    exported: { as: 'cases', own: ['user_id'], hide: ['given_by', 'revoked_by'] },
  },
  reports: {
    purpose: 'Reports of children, with the texts they were about.',
    need: 'Adults must see what happened.',
    kept: 'with the case',
    children: ['reporter_id', 'about_id'],
    partOf: [
      ['case_id', 'cases'],
      ['submission_id', 'submissions'],
    ],
    exported: { as: 'cases', own: ['reporter_id'], hide: ['context'] },
  },
  case_events: {
    purpose: 'Steps, notes and letters of a case.',
    need: 'Another adult must be able to go on with the case.',
    kept: 'with the case',
    partOf: [['case_id', 'cases']],
    exported: 'notes of adults, which may be about other children; the letters were sent home',
  },
  identity_reveals: {
    purpose: 'Why a lead wanted to see who the child of a case is, and who confirmed it.',
    need: 'Nobody may find out alone, and without a reason, who a child is.',
    kept: 'with the case',
    partOf: [['case_id', 'cases']],
    exported: 'notes of adults; the register of access says who saw it',
  },
  cases: {
    purpose: 'Records of severe events.',
    need: 'A child in danger needs adults who know what happened before.',
    kept: `${months.closedCase} months after the case is closed`,
    expired: now => sql`state = 'closed' AND last_at < ${monthsAgo(months.closedCase, now)}
      AND ${isNotHeld(['cases.user_id'], now)}`,
    children: ['user_id'],
    exported: {
      as: 'cases',
      own: ['user_id'],
      hide: ['owner_id', 'opened_by'],
      without: () => keptFromFamily(sql.ref('cases.case_id')),
    },
  },
  submissions: {
    purpose:
      'Texts of children, where they are in review, and the lesson whose frame a letter came from.',
    need: 'A person reads every text before it is delivered.',
    kept: `delivered messages ${schoolRule}; other delivered texts until one of the two children is erased; the rest ${months.undelivered} months after they were returned, withheld or taken back; all longer if a report or a case is about them`,
    expired: now => sql`(
        delivered_at IS NULL AND state IN ('returned', 'withheld', 'withdrawn')
        AND state_at < ${monthsAgo(months.undelivered, now)}
        OR kind = 'message' AND state IN ('delivered', 'withdrawn')
        AND (${isPastSchoolRule('submissions.author_id', now)}
          OR ${isPastSchoolRule('submissions.target_id', now)})
        AND NOT EXISTS (
          SELECT FROM reports WHERE reports.submission_id = submissions.submission_id
        )
      )
      AND NOT EXISTS (
        SELECT FROM case_events WHERE kind = 'escalated'
          AND detail->>'submissionId' = submissions.submission_id
      ) AND ${isNotHeld(['submissions.author_id', 'submissions.target_id'], now)}`,
    children: ['author_id', 'target_id'],
    exported: {
      as: 'texts',
      own: ['author_id'],
      hide: [
        ...['reviewer_id', 'fence', 'lease_kind', 'lease_at', 'lease_until', 'review_kind', 'seat'],
        ...['rescue_at', 'due_at', 'checks_ran', 'checks_ms'],
      ],
      instead: asDelivered,
    },
  },
  conversations: {
    purpose: 'Pairs of children who write to each other.',
    need: 'Messages are kept in order.',
    kept: withConversation,
    children: ['one_id', 'other_id'],
    exported: 'each side of a conversation is exported with its child',
  },
} as const satisfies Record<string, TableRecord>;
