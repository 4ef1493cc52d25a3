import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A kind of row that the log covers. A new one needs an entry here and a trigger that notes its changes. */
export type Covered = {
  /** SQL: the rows with a column for each field. */
  readonly rows: RawBuilder<unknown>;
  /** SQL: the key of a row as text, as the trigger writes it. It may not name a child. */
  readonly key: RawBuilder<string>;
  /** SQL: the rows with some keys, by an index. */
  readonly withKeys: (keys: readonly string[]) => RawBuilder<SqlBool>;
  /** Columns that never change without a row of the log. */
  readonly fields: readonly string[];
  /** Moments: their text depends on the time zone of a connection. */
  readonly moments?: readonly string[];
  /** Names of fields that are columns of another table. */
  readonly from?: Readonly<Record<string, string>>;
  /** Whether a row may be deleted without a row of the log, which replaces it by another. */
  readonly mayEnd?: boolean;
};

/** Rows of a table with a key of one column. */
const table = (
  name: string,
  column: string,
  type: 'text' | 'bigint' = 'text',
): Pick<Covered, 'rows' | 'key' | 'withKeys'> => ({
  rows: sql`(SELECT * FROM ${sql.table(name)})`,
  key: sql`s.${sql.ref(column)}::text`,
  withKeys: keys => sql`s.${sql.ref(column)} = ANY(${[...keys]}::${sql.raw(type)}[])`,
});

/** Each part of keys of two columns. */
const part = (keys: readonly string[], index: 0 | 1): string[] =>
  keys.map(key => {
    const at = key.lastIndexOf('/');
    return index === 0 ? key.slice(0, at) : key.slice(at + 1);
  });

/** Everything that rows of the log cover. */
export const covered: Readonly<Record<string, Covered>> = {
  decisions: {
    ...table('decisions', 'decision_id'),
    fields: [
      ...['submission_id', 'rev', 'kind', 'reviewer_id', 'outcome', 'reason', 'note'],
      ...['seen_body', 'edited_body', 'severe_id', 'seat', 'role', 'looked_ms'],
    ],
    moments: ['at', 'undone_at'],
  },
  submission_versions: {
    rows: sql`(
      SELECT v.submission_id, v.rev, v.body, CASE WHEN w.rev = v.rev THEN w.body ELSE v.body END AS now_body
      FROM submission_versions AS v LEFT JOIN submissions AS w ON w.submission_id = v.submission_id
    )`,
    key: sql`s.submission_id || '/' || s.rev`,
    withKeys: keys => sql`(s.submission_id, s.rev) IN (
      SELECT * FROM unnest(${part(keys, 0)}::text[], ${part(keys, 1)}::int[])
    )`,
    fields: ['body', 'now_body'],
    from: { now_body: 'submissions.body' },
  },
  second_opinions: {
    ...table('second_opinions', 'decision_id'),
    // Before that, its row is a lease.
    rows: sql`(SELECT * FROM second_opinions WHERE decided_at IS NOT NULL)`,
    fields: ['reviewer_id', 'outcome', 'reason', 'note'],
    moments: ['decided_at'],
  },
  messages: {
    ...table('messages', 'message_id'),
    fields: ['submission_id', 'sender_id', 'receiver_id', 'body', 'original'],
    moments: ['delivered_at'],
  },
  posts: {
    ...table('posts', 'post_id'),
    fields: ['submission_id', 'user_id', 'author_id', 'body', 'original'],
    moments: ['delivered_at'],
  },
  statuses: {
    ...table('statuses', 'submission_id'),
    fields: ['user_id', 'body'],
    moments: ['delivered_at'],
    mayEnd: true,
  },
  case_events: {
    rows: sql`(SELECT * FROM case_events)`,
    key: sql`s.case_id || '/' || s.event_id`,
    withKeys: keys => sql`(s.case_id, s.event_id) IN (
      SELECT * FROM unnest(${part(keys, 0)}::int[], ${part(keys, 1)}::bigint[])
    )`,
    fields: ['kind', 'actor', 'text', 'detail'],
    moments: ['at'],
  },
  reports: {
    ...table('reports', 'report_id'),
    fields: ['reporter_id', 'reason', 'about_id', 'text', 'page', 'context'],
    moments: ['at'],
  },
  strikes: {
    ...table('strikes', 'strike_id'),
    fields: ['user_id', 'given_by', 'reason', 'revoked_by'],
    moments: ['at', 'expires_at', 'revoked_at'],
  },
  recalls: {
    ...table('recalls', 'recall_id'),
    fields: [
      ...['author_id', 'reason', 'note', 'by_id', 'confirmed_by'],
      ...['restoring_by', 'restoring_role', 'restored_by'],
    ],
    moments: ['at', 'gone_at', 'confirmed_at', 'restored_at'],
  },
  recall_texts: {
    rows: sql`(SELECT * FROM recall_texts)`,
    key: sql`s.recall_id || '/' || s.submission_id`,
    withKeys: keys => sql`(s.recall_id, s.submission_id) IN (
      SELECT * FROM unnest(${part(keys, 0)}::text[], ${part(keys, 1)}::text[])
    )`,
    fields: ['submission_id'],
  },
  measures: {
    ...table('measures', 'measure_id'),
    fields: ['user_id', 'kind', 'days', 'reason', 'note', 'by_id', 'confirmed_by', 'ended_by'],
    moments: ['at', 'begins_at', 'ends_at', 'ended_at'],
  },
  objections: {
    ...table('objections', 'measure_id'),
    fields: ['user_id', 'because', 'body', 'answered_by', 'is_fair', 'answer_words'],
    moments: ['at', 'answer_by', 'answered_at'],
  },
  ties: {
    ...table('ties', 'tie_id', 'bigint'),
    fields: ['staff_id', 'user_id', 'class_id', 'school_id'],
    moments: ['at'],
  },
  role_changes: {
    ...table('role_changes', 'change_id', 'bigint'),
    fields: ['staff_id', 'by_id', 'role'],
    moments: ['at'],
  },
  help_lines: {
    rows: sql`(SELECT * FROM help_lines)`,
    key: sql`s.request_id || '/' || s.place`,
    withKeys: keys => sql`(s.request_id, s.place) IN (
      SELECT * FROM unnest(${part(keys, 0)}::text[], ${part(keys, 1)}::int[])
    )`,
    fields: ['user_id', 'staff_id', 'signed_by', 'picture', 'says', 'body', 'not_for'],
    moments: ['at'],
  },
  home_decisions: {
    ...table('home_decisions', 'decision_id'),
    fields: ['request_id', 'opens', 'basis', 'staff_id', 'second_id'],
    moments: ['until', 'at', 'confirmed_at'],
  },
};

/** SQL: the hash of each field of a row `s`, with a salt. */
export function hashesOf({ fields, moments = [] }: Covered, salt: RawBuilder<unknown>) {
  const hash = (value: RawBuilder<unknown>) => sql`encode(sha256(${salt} || convert_to(
    coalesce(to_jsonb(${value})::text, 'null'), 'UTF8')), 'hex')`;
  const pairs = [
    ...fields.map(name => [name, sql`s.${sql.ref(name)}`] as const),
    ...moments.map(name => [name, sql`extract(epoch FROM s.${sql.ref(name)})`] as const),
  ];
  return sql`jsonb_build_object(${sql.join(
    pairs.flatMap(([name, value]) => [sql.lit(name), hash(value)]),
  )})`;
}
