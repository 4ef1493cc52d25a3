import type pg from 'pg';
import { demoChildren } from '../demo/demo-children.ts';
import { demoProfile } from '../demo/demo-profiles.ts';
import { nameKey } from '../domains/user/index.ts';

/** Numbers of children and of friendships; each friendship has two rows. */
export type LoadSize = { readonly children: number; readonly friendships: number };

/** Children per class. */
const CLASS = 30;

/**
 * Numbered children in a temporary table for the next steps: random ids like those of real children,
 * names of which a few are very common, and the wanted number of friends, which is small for most.
 */
const makeChildren = `
  CREATE TEMP TABLE load_children AS
  SELECT number, kin.name, kin.key, kin.country,
    translate(encode(decode(md5('child ' || number), 'hex'), 'base64'), '+/=', '-_') AS user_id,
    (ARRAY[1, 2, 2, 3])[1 + floor(random() * 4)::int] AS age_band,
    random() < 0.92 AS allowed,
    ceil(16 * $2::float8 / $1::int * random() ^ 4)::int AS looks_for
  FROM (
    SELECT number, 1 + floor(random() ^ 1.7 * cardinality($3::text[]))::int AS kind
    FROM generate_series(1, $1::int) AS number OFFSET 0
  ) AS numbered
  CROSS JOIN LATERAL (
    SELECT $3::text[], $4::text[], $5::text[]
  ) AS lists (names, keys, countries)
  CROSS JOIN LATERAL (
    SELECT names[kind] AS name, keys[kind] AS key, countries[kind] AS country
  ) AS kin`;

const insertChildren = [
  `INSERT INTO classes
   SELECT 'load-' || number, 'LOAD' || number, '4B'
   FROM generate_series(0, (SELECT max(number) FROM load_children) / ${CLASS}) AS number`,
  `INSERT INTO users (user_id, class_id, username, name_key, country, age_band, contact_allowed, visible_allowed,
     teaching_language, support_language, created_at)
   SELECT user_id, 'load-' || number / ${CLASS}, name || namesake, key || namesake, country,
     age_band, allowed, allowed, 'gb', 'gb', now() - interval '300 days'
   FROM (
     SELECT *, coalesce(' ' || nullif(
       row_number() OVER (PARTITION BY number / ${CLASS}, name ORDER BY number), 1), '') AS namesake
     FROM load_children
   ) AS named
   ORDER BY user_id`,
  `INSERT INTO consents (user_id, purpose, given, method, version, at)
   SELECT user_id, purpose, true, 'operator', 1, created_at
   FROM users, unnest(ARRAY['contact', 'visible']) AS purpose WHERE contact_allowed`,
];

/** Profiles that reuse the avatars of the given ones, by number. */
const insertProfiles = [
  `CREATE TEMP TABLE load_looks AS
   SELECT number - 1 AS number, look, md5(look->>'human') AS avatar, md5(look->>'domino') AS domino
   FROM unnest($1::jsonb[]) WITH ORDINALITY AS looks (look, number)`,
  `INSERT INTO avatars SELECT DISTINCT ON (avatar) avatar, look->'human' FROM load_looks`,
  `INSERT INTO dominos SELECT DISTINCT ON (domino) domino, look->'domino' FROM load_looks`,
  `INSERT INTO profiles
     (user_id, wallpaper, interests, human, domino, avatar_hash, domino_hash)
   SELECT c.user_id, look->'wallpaper', look->'interests', look->'human', look->'domino',
     l.avatar, l.domino
   FROM load_children AS c
   JOIN load_looks AS l ON l.number = c.number % (SELECT count(*) FROM load_looks)
   ORDER BY c.user_id`,
];

/** Random friendships and requests between children that may meet (SAFE-08). */
const makeFriendships = [
  `CREATE TEMP TABLE load_pairs AS
   SELECT least(number, other) AS one, greatest(number, other) AS other, min(place) AS place
   FROM (
     SELECT number, age_band, row_number() OVER shuffled AS place,
       lead(number) OVER shuffled AS other, lead(age_band) OVER shuffled AS other_band
     FROM (
       SELECT number, age_band, random() AS chance
       FROM load_children CROSS JOIN LATERAL generate_series(1, looks_for)
       WHERE allowed OFFSET 0
     ) AS looking
     WINDOW shuffled AS (ORDER BY chance)
   ) AS side_by_side
   WHERE place % 2 = 1 AND number <> other AND abs(age_band - other_band) <= 1
   GROUP BY 1, 2`,
  `INSERT INTO friendships (user_id, friend_id, status, requestor_id, at)
   SELECT owner, friend, status, requestor, at FROM (
     SELECT one.user_id AS one, other.user_id AS other,
       CASE WHEN nth <= $1::int THEN 'accepted' ELSE 'pending' END AS status,
       CASE nth % 2 WHEN 0 THEN one.user_id ELSE other.user_id END AS requestor,
       now() - nth % 10000 * interval '1 hour' AS at
     FROM (
       SELECT *, row_number() OVER (ORDER BY place) AS nth FROM load_pairs
     ) AS pairs
     JOIN load_children AS one ON one.number = pairs.one
     JOIN load_children AS other ON other.number = pairs.other
     WHERE nth <= $1::int * 1.05
   ) AS tied
   CROSS JOIN LATERAL (VALUES (one, other), (other, one)) AS ends (owner, friend)`,
];

/** Other data of a child: presence, likes, blocks, notifications, streak. */
const insertTheRest = [
  `INSERT INTO presence
   SELECT user_id, now() - random() ^ 3 * interval '60 days' - interval '3 minutes' FROM users`,
  `INSERT INTO likes
   SELECT user_id, friend_id, at FROM friendships
   WHERE status = 'accepted' AND hashtext(user_id || friend_id) % 10 = 0`,
  `INSERT INTO blocks
   SELECT one.user_id, other.user_id, now() FROM load_children AS one
   JOIN load_children AS other ON other.number = one.number + 1
   WHERE one.number % 50 = 0 AND NOT EXISTS (
     SELECT FROM friendships AS f WHERE f.user_id = one.user_id AND f.friend_id = other.user_id
   )`,
  `INSERT INTO notification_boxes SELECT user_id, 40, 28 FROM users ORDER BY user_id`,
  `INSERT INTO notifications (user_id, place, number, type, action, from_id, content, ref, at)
   SELECT user_id, 30 + place, 30 + place, 'like-profile', NULL, liker_id, '{}',
     'like/' || liker_id, at
   FROM (
     SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY liker_id) AS place FROM likes
   ) AS placed
   WHERE place <= 10`,
  `INSERT INTO notifications (user_id, place, number, type, content, ref, at)
   SELECT user_id, place, place, 'lingo', jsonb_build_object('amount', 20),
     'lingo/' || date '2026-01-01' + place, now() - (30 - place) * interval '1 day'
   FROM users CROSS JOIN generate_series(1, 20) AS place
   WHERE hashtext(user_id) % 20 < place`,
  `INSERT INTO streaks
   SELECT user_id, current_date, 20, number % 30 + 1, current_date, 0,
     current_date - number % 30, now() + interval '1 day'
   FROM load_children WHERE number % 2 = 0`,
];

/** Settings of the connection: no timeouts, more memory, and a fixed seed. */
const settings = `
  SET statement_timeout = 0; SET work_mem = '256MB'; SET maintenance_work_mem = '256MB';
  SET max_parallel_workers_per_gather = 0; SET jit = off; SELECT setseed(0.5)`;

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };

/** Constraints that are checked once at the end: foreign keys, and keys of the largest tables. */
const constraints = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND (
    contype = 'f' OR contype IN ('p', 'u')
      AND conrelid IN ('friendships'::regclass, 'notifications'::regclass, 'likes'::regclass)
  ) ORDER BY contype = 'f', conname`;

/**
 * Fills a migrated, empty database with children and friendships in bulk; every constraint of the
 * schema holds afterwards. The same size gives the same children and friendships.
 */
export async function fillForLoad(client: pg.ClientBase, size: LoadSize): Promise<void> {
  const run = (text: string, ...values: unknown[]) => client.query(text, values);
  await client.query(settings);
  await client.query('BEGIN');
  const { rows: keys } = await client.query<Constraint>(constraints);
  // Foreign keys depend on the other keys, so they are dropped first and added last.
  for (const { table, name } of keys.toReversed()) {
    await run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  const known = demoChildren();
  await run(
    makeChildren,
    ...[size.children, size.friendships],
    known.map(({ username }) => username),
    known.map(({ username }) => nameKey(username)),
    known.map(({ country }) => country),
  );
  for (const step of insertChildren) await run(step);
  const [makeLooks = '', ...insertLooks] = insertProfiles;
  await run(
    makeLooks,
    known.map(({ username }) => JSON.stringify(demoProfile(username))),
  );
  for (const step of insertLooks) await run(step);
  const [makePairs = '', insertPairs = ''] = makeFriendships;
  await run('ANALYZE load_children');
  await run(makePairs);
  await run('ANALYZE load_pairs');
  await run(insertPairs, size.friendships);
  for (const step of insertTheRest) await run(step);
  for (const { table, name, definition } of keys) {
    await run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await run('DROP TABLE load_children, load_looks, load_pairs');
  await client.query('COMMIT');
  await run('VACUUM ANALYZE');
}
