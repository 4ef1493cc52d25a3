import { createHash } from 'node:crypto';
import { fourEyes, review, type StaffRole } from '@digipals/contract';
import type pg from 'pg';
import { fillForLoad } from './load-fixture.ts';

/** Numbers of waiting submissions and of adults. */
export type ReviewSize = { readonly submissions: number; readonly reviewers: number };

/** A signed-in adult. */
export type LoadAdult = { readonly role: StaffRole; readonly token: string };

const CHILDREN = 400;
const FRIENDSHIPS = 4_000;
const PAIRS = 200;

/** Numbered pairs of friends with a conversation. */
const makePairs = [
  `CREATE TEMP TABLE load_pairs AS
   SELECT row_number() OVER (ORDER BY user_id, friend_id) - 1 AS pair, user_id, friend_id
   FROM friendships WHERE status = 'accepted' AND user_id < friend_id LIMIT ${PAIRS}`,
  `INSERT INTO conversations (conversation_id, one_id, other_id, created_at)
   SELECT 'load-' || pair, user_id, friend_id, now() - interval '10 days' FROM load_pairs`,
];

/**
 * Waiting messages with their versions, sent within the last fifty minutes. Three of a hundred are
 * severe, most have no signal.
 */
const makeTexts = [
  `INSERT INTO submissions (submission_id, author_id, kind, target_id, conversation_id, body, state,
     severity, main_group, checks_ran, checks_ms, submitted_at, rescue_at, due_at, state_at,
     review_kind, seat)
   SELECT 'load-' || n, CASE WHEN n % 2 = 0 THEN user_id ELSE friend_id END, 'message',
     CASE WHEN n % 2 = 0 THEN friend_id ELSE user_id END, 'load-' || pair, 'Message number ' || n,
     'waiting', severity, CASE WHEN severity = 0 THEN 'none' ELSE 'personal' END, 1, 1,
     sent, sent + target * ${review.rescueShare}, sent + target, sent,
     CASE WHEN severity = 3 THEN 'severe' ELSE 'review' END, CASE WHEN severity = 3 THEN 'first' END
   FROM (
     SELECT n, pair, user_id, friend_id, severity,
       $2::timestamptz - n * 7919 % 3000 * interval '1 second' AS sent,
       (ARRAY[${review.targetMs.join(', ')}])[1 + severity] * interval '1 millisecond' AS target
     FROM generate_series(1, $1::int) AS n
     JOIN load_pairs ON pair = n % (SELECT count(*) FROM load_pairs)
     CROSS JOIN LATERAL (SELECT CASE WHEN n % 100 < 80 THEN 0 WHEN n % 100 < 92 THEN 1
       WHEN n % 100 < 97 THEN 2 ELSE 3 END AS severity) AS weighed
   ) AS texts`,
  `INSERT INTO submission_versions (submission_id, rev, body, at)
   SELECT submission_id, rev, body, submitted_at FROM submissions`,
  `INSERT INTO cases (user_id, main_group, severity, state, opened_by, opened_at, last_at)
   SELECT author_id, main_group, 3, 'withLead', 'screening', min(submitted_at), max(submitted_at)
   FROM submissions WHERE severity = 3 GROUP BY author_id, main_group`,
  `INSERT INTO severe_texts (submission_id, rev, case_id, origin, state, opened_at)
   SELECT s.submission_id, s.rev, c.case_id, 'signal', 'severe', s.submitted_at
   FROM submissions AS s JOIN cases AS c ON c.user_id = s.author_id WHERE s.severity = 3`,
];

/** Fills a migrated, empty database with children, friendships and texts that are waiting at `now`. */
export async function fillForReview(
  client: pg.ClientBase,
  { submissions, reviewers }: ReviewSize,
  now: number,
): Promise<LoadAdult[]> {
  await fillForLoad(client, { children: CHILDREN, friendships: FRIENDSHIPS });
  for (const step of makePairs) await client.query(step);
  const [texts = '', ...others] = makeTexts;
  await client.query(texts, [submissions, new Date(now)]);
  for (const step of others) await client.query(step);
  await client.query('DROP TABLE load_pairs');
  const adults: LoadAdult[] = [];
  for (let number = 0; number < reviewers; number += 1) {
    adults.push(await addAdult(client, number, now));
  }
  await client.query('VACUUM ANALYZE');
  return adults;
}

/** Sessions begin this much later: the clock of a shift runs ahead, and nobody signs in again in it. */
const LONGEST_SHIFT_MS = 30 * 24 * 3_600_000;

/** The first two adults are leads; one in five of the others is a senior. */
async function addAdult(client: pg.ClientBase, number: number, now: number): Promise<LoadAdult> {
  const others = number % 5 === 2 ? 'senior' : 'reviewer';
  const role = number < 2 ? 'lead' : others;
  const token = `load-adult-${number}`;
  await client.query(
    `INSERT INTO staff (staff_id, email, name, role, salt, hash, created_at)
     VALUES ($1, $1 || '@desk.example', $1, $2, '', '', $3)`,
    [token, role, new Date(now)],
  );
  await client.query(
    'INSERT INTO staff_sessions (session_hash, staff_id, created_at, last_used_at) VALUES ($1, $2, $3, $3)',
    [createHash('sha256').update(token).digest(), token, new Date(now + LONGEST_SHIFT_MS)],
  );
  return { role, token };
}

/** Counts inconsistencies after everything is reviewed; all counts must be 0. */
export const mistakesAfterReview = `
  SELECT
    (SELECT count(*) FROM submissions WHERE state NOT IN ('delivered', 'returned', 'withheld'))
      AS "left over",
    (SELECT count(*) FROM submissions WHERE reviewer_id IS NOT NULL OR fence IS NOT NULL)
      AS "still leased",
    (SELECT count(*) FROM (
       SELECT s.submission_id FROM submissions AS s
       LEFT JOIN decisions AS d ON d.submission_id = s.submission_id AND d.kind = 'review'
         AND d.undone_at IS NULL
       GROUP BY s.submission_id, s.review_kind
       HAVING count(d.decision_id) <> 1 AND NOT (count(d.decision_id) = 0 AND (
         s.review_kind = 'lead' OR s.submission_id IN (SELECT submission_id FROM severe_texts)))
     ) AS odd) AS "not decided once",
    (SELECT count(*) FROM decisions WHERE undone_at IS NULL AND settled_at IS NULL) AS "not settled",
    (SELECT count(*) FROM decisions WHERE undone_at IS NOT NULL AND settled_at IS NOT NULL)
      AS "undone and settled",
    (SELECT count(*) FROM submissions AS s LEFT JOIN messages AS m USING (submission_id)
     WHERE (s.state = 'delivered') <> (m.submission_id IS NOT NULL)) AS "not delivered as decided",
    (SELECT count(*) FROM submissions AS s
     LEFT JOIN LATERAL (
       SELECT outcome FROM decisions AS d
       WHERE d.submission_id = s.submission_id AND d.undone_at IS NULL AND d.outcome <> 'escalate'
         AND d.is_final
     ) AS last ON true
     WHERE s.state <> CASE last.outcome WHEN 'deliver' THEN 'delivered' WHEN 'return' THEN 'returned'
       WHEN 'withhold' THEN 'withheld' ELSE '' END) AS "not as decided",
    (SELECT count(*) FROM severe_texts AS x JOIN submissions AS s USING (submission_id)
     WHERE s.state IN ('delivered', 'returned') AND NOT EXISTS (
       SELECT FROM decisions AS one JOIN decisions AS other USING (severe_id)
       WHERE one.severe_id = x.severe_id AND one.undone_at IS NULL AND other.undone_at IS NULL
         AND one.reviewer_id <> other.reviewer_id AND one.role = 'lead' AND other.role <> 'lead'
         AND one.outcome = other.outcome
         AND one.outcome = CASE s.state WHEN 'delivered' THEN 'deliver' ELSE 'return' END
     )) AS "let through by one",
    (SELECT count(*) FROM severe_texts WHERE state <> 'done' OR case_id IS NULL)
      AS "severe and left over",
    (SELECT count(*) FROM submissions AS s WHERE s.severity = 3 AND NOT EXISTS (
       SELECT FROM severe_texts AS x WHERE x.submission_id = s.submission_id
     )) AS "severe without a case",
    (SELECT count(*) FROM decisions WHERE kind = 'severe' AND looked_ms < greatest(
       ${fourEyes.look.leastMs}, length(seen_body) * ${fourEyes.look.perCharacterMs}
     )) AS "decided too soon",
    (SELECT count(*) FROM conversations AS c WHERE c.last_place <> (
       SELECT count(*) FROM messages AS m WHERE m.conversation_id = c.conversation_id
     )) AS "places with gaps",
    (SELECT abs(count(*) - (SELECT count(*) FROM messages)) FROM audit
     WHERE action IN ('Delivered', 'Delivered with an edit')) AS "not in the log",
    (SELECT abs(sum(delivered) - (SELECT count(*) FROM messages)) FROM message_counts)
      AS "counted wrongly"`;
