import { premiumSku } from '@digipals/contract';
import type pg from 'pg';

/** What children did so far, beside their friendships. */
export type LoadHistory = {
  /** Answers of each child. */
  readonly answersEach: number;
  /** Texts of all children, reviewed or waiting. */
  readonly texts: number;
  /** How many of the texts, the newest, wait for a reviewer. */
  readonly waiting: number;
  /** The questions that children answer, from the content. */
  readonly questions: readonly { readonly activityId: string; readonly questionId: string }[];
};

/** Staff ids of the reviewers who decided. */
export const loadReviewers = Array.from({ length: 50 }, (_, number) => `load-adult-${number}`);

/** Answers come in as many passes over all children, so that those of a child are far apart as in real life. */
const PASSES = 4;
/** Messages of a conversation, on average. */
const TEXTS_EACH = 4;
/** Days since the first text. */
const DAYS = 300;

/** A random-looking id of 22 characters. */
const idOf = (text: string) =>
  `translate(encode(decode(md5(${text}), 'hex'), 'base64'), '+/=', '-_')`;

/** Questions by place, in groups of as many as a child answers. */
const makeQuestions = `
  CREATE TEMP TABLE load_questions AS
  SELECT (place - 1) / $3::int AS "group", ((place - 1) % $3::int)::int AS nth, activity_id, question_id
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS q (activity_id, question_id, place)
  WHERE place <= cardinality($1::text[]) / $3::int * $3::int`;

const makeChildren = `
  CREATE TEMP TABLE load_users AS
  SELECT user_id, row_number() OVER (ORDER BY user_id)
    % (SELECT max("group") + 1 FROM load_questions) AS "group" FROM users`;

const insertAnswers = `
  INSERT INTO attempts (user_id, activity_id, question_id, kind, valid, counted, picks, tries, time_ms,
    hints, fingerprint, at, run)
  SELECT user_id, activity_id, question_id, 'answer', nth % 7 <> 3, true,
    '[{"id":"choice-2","value":"a cat","componentId":"choices"}]', 1, 2000 + nth * 100, 0,
    sha256(convert_to(user_id || question_id, 'UTF8')),
    now() - interval '200 days' + nth * interval '1 day', 'load'
  FROM load_users JOIN load_questions USING ("group")
  WHERE nth >= $1::int AND nth < $2::int
  ORDER BY user_id, nth`;

/** What answers need and lead to: a licence, results, runs, the ledger, days of the streak. */
const insertResults = [
  `INSERT INTO licences (user_id, sku, granted_at)
   SELECT user_id, '${premiumSku}', now() - interval '200 days' FROM load_users ORDER BY user_id`,
  `INSERT INTO question_results (user_id, activity_id, question_id, valid, credited, left_behind, at)
   SELECT user_id, activity_id, question_id, nth % 7 <> 3, nth % 7 <> 3, false, now() - interval '180 days'
   FROM load_users JOIN load_questions USING ("group") ORDER BY user_id, activity_id, question_id`,
  `INSERT INTO activity_runs (user_id, activity_id, run, right_questions, answered_questions, replay, at)
   SELECT user_id, activity_id, 'load', questions, questions, false, now() - interval '180 days'
   FROM load_users JOIN (
     SELECT "group", activity_id, array_agg(question_id ORDER BY nth) FILTER (WHERE nth % 7 <> 3) AS questions
     FROM load_questions GROUP BY 1, 2
   ) AS runs USING ("group") WHERE questions IS NOT NULL ORDER BY user_id`,
  `INSERT INTO lingo_entries (user_id, seq, amount, balance, kind, ref, at)
   SELECT user_id, seq, 20, seq * 20, 'activity', 'load/' || seq, now() - (180 - seq) * interval '1 day'
   FROM load_users CROSS JOIN generate_series(1, 10) AS seq ORDER BY user_id, seq`,
  `INSERT INTO streak_days (user_id, day)
   SELECT user_id, current_date - day FROM load_users CROSS JOIN generate_series(1, 5) AS day
   ORDER BY user_id, day`,
];

const insertReviewers = `
  INSERT INTO staff (staff_id, email, name, role, salt, hash, created_at)
  SELECT id, id || '@desk.example', id, CASE WHEN number <= 2 THEN 'lead' ELSE 'reviewer' END, '', '', now()
  FROM unnest($1::text[]) WITH ORDINALITY AS adults (id, number)`;

/** Each of some friendships has a conversation; its children write in turn. */
const makeTalks = `
  CREATE TEMP TABLE load_talks AS
  SELECT row_number() OVER (ORDER BY chance) - 1 AS talk, user_id AS one, friend_id AS other,
    ${idOf("user_id || '/' || friend_id")} AS conversation_id
  FROM (
    SELECT user_id, friend_id, md5(user_id || friend_id) AS chance FROM friendships
    WHERE status = 'accepted' AND user_id < friend_id
    ORDER BY chance LIMIT ceil($1::float8 / ${TEXTS_EACH})
  ) AS chosen`;

/** Of a thousand reviewed texts, 20 went back to the child and 5 were withheld. */
const makeTexts = `
  CREATE TEMP TABLE load_texts AS
  SELECT n, talk, conversation_id, ${idOf("'text ' || n")} AS submission_id,
    CASE WHEN n / talks % 2 = 0 THEN one ELSE other END AS author,
    CASE WHEN n / talks % 2 = 0 THEN other ELSE one END AS target,
    'Hello! Today I played football with my brother, and then we ate pizza. Message ' || n AS body,
    CASE WHEN n > $1::int - $2::int THEN 'waiting' WHEN n % 1000 < 20 THEN 'returned'
      WHEN n % 1000 < 25 THEN 'withheld' ELSE 'delivered' END AS state,
    CASE WHEN n % 100 < 80 THEN 0 WHEN n % 100 < 92 THEN 1 ELSE 2 END AS severity,
    CASE WHEN n > $1::int - $2::int THEN now() - n * 7919::bigint % 3000 * interval '1 second'
      ELSE now() - interval '1 day' - (1 - n::float8 / $1::int) * interval '${DAYS} days' END AS sent
  FROM (SELECT count(*) AS talks FROM load_talks) AS counted
  CROSS JOIN generate_series(1, $1::int) AS n
  JOIN load_talks ON talk = n % talks`;

const insertTexts = [
  `INSERT INTO conversations (conversation_id, one_id, other_id, last_place, created_at)
   SELECT conversation_id, one, other, count(*) FILTER (WHERE state = 'delivered'), min(sent)
   FROM load_talks JOIN load_texts USING (talk, conversation_id) GROUP BY 1, 2, 3`,
  `INSERT INTO conversation_sides (user_id, other_id, conversation_id, read_place, at)
   SELECT side, other_side, conversation_id, last_place, created_at
   FROM conversations CROSS JOIN LATERAL (VALUES (one_id, other_id), (other_id, one_id)) AS sides (side, other_side)`,
  `INSERT INTO submissions (submission_id, author_id, kind, target_id, conversation_id, body, state, severity,
     main_group, checks_ran, checks_ms, submitted_at, rescue_at, due_at, state_at, delivered_at)
   SELECT submission_id, author, 'message', target, conversation_id, body, state, severity,
     CASE WHEN severity = 0 THEN 'none' ELSE 'personal' END, 12, 3, sent, sent + interval '1 hour',
     sent + interval '2 hours', sent, CASE WHEN state = 'delivered' THEN sent + interval '10 minutes' END
   FROM load_texts ORDER BY n`,
  `INSERT INTO submission_versions (submission_id, rev, body, at)
   SELECT submission_id, 1, body, sent FROM load_texts ORDER BY n`,
  `INSERT INTO decisions (decision_id, submission_id, rev, kind, reviewer_id, outcome, reason, seen_body,
     fence, seconds, at, goes_out_at, settled_at, author_id, body_hash)
   SELECT ${idOf("'decision ' || n")}, submission_id, 1, 'review', 'load-adult-' || n % ${loadReviewers.length},
     CASE state WHEN 'delivered' THEN 'deliver' WHEN 'returned' THEN 'return' ELSE 'withhold' END,
     CASE state WHEN 'delivered' THEN NULL ELSE 'personal' END, body, n, 8, sent + interval '9 minutes',
     sent + interval '10 minutes', sent + interval '10 minutes', author, sha256(convert_to(body, 'UTF8'))
   FROM load_texts WHERE state <> 'waiting' ORDER BY n`,
  `INSERT INTO messages (conversation_id, place, message_id, submission_id, sender_id, receiver_id, body,
     answers, delivered_at)
   SELECT conversation_id, row_number() OVER (PARTITION BY talk ORDER BY n), ${idOf("'message ' || n")},
     submission_id, author, target, body, true, sent + interval '10 minutes'
   FROM load_texts WHERE state = 'delivered' ORDER BY n`,
  `INSERT INTO message_counts (user_id, delivered, answered, returned)
   SELECT author, count(*) FILTER (WHERE state = 'delivered'), 0, count(*) FILTER (WHERE state = 'returned')
   FROM load_texts GROUP BY 1`,
  `INSERT INTO audit (row, at, actor, action, object, detail_hash, before, fingerprint, version, covers_hash)
   SELECT row_number() OVER (ORDER BY n), sent, 'load-adult-' || n % ${loadReviewers.length}, 'Delivered',
     'message ' || submission_id, hash, hash, hash, 2, hash
   FROM load_texts CROSS JOIN LATERAL (SELECT sha256(convert_to(submission_id, 'UTF8')) AS hash) AS hashed
   WHERE state <> 'waiting'`,
  `INSERT INTO audit_covers (row, place, name, key, salt)
   SELECT row, place, name, object, detail_hash FROM audit
   CROSS JOIN LATERAL (VALUES (0, 'decisions'), (1, 'messages')) AS covers (place, name)`,
  `UPDATE audit_head SET (row, fingerprint) =
     (SELECT row, fingerprint FROM audit ORDER BY row DESC LIMIT 1)`,
  `SELECT setval('review_fence', (SELECT max(n) FROM load_texts))`,
];

/**
 * Gives the children of `fillForLoad` a history. Foreign keys hold but are not checked, and no trigger runs;
 * the log has rows of the right size, which do not form a valid chain. `onStep` gets the name of each finished step.
 */
export async function fillHistory(
  client: pg.ClientBase,
  { answersEach, texts, waiting, questions }: LoadHistory,
  onStep: (step: string) => void = () => undefined,
): Promise<void> {
  const run = async (text: string, ...values: unknown[]) => {
    await client.query(text, values);
    onStep(/(INTO|TABLE|UPDATE) \w+/.exec(text)?.[0] ?? text.trim().slice(0, 40));
  };
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
    SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '512MB'; SET LOCAL jit = off`);
  await run(
    makeQuestions,
    questions.map(({ activityId }) => activityId),
    questions.map(({ questionId }) => questionId),
    answersEach,
  );
  await run(makeChildren);
  await run('ANALYZE load_users');
  const each = Math.ceil(answersEach / PASSES);
  for (let from = 0; from < answersEach; from += each) await run(insertAnswers, from, from + each);
  for (const step of insertResults) await run(step);
  await run(insertReviewers, loadReviewers);
  await run(makeTalks, texts);
  await run(makeTexts, texts, waiting);
  await run('ANALYZE load_texts');
  for (const step of insertTexts) await run(step);
  await run('DROP TABLE load_questions, load_users, load_talks, load_texts');
  await client.query('COMMIT');
  await run('VACUUM ANALYZE');
}
