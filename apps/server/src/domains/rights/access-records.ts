import { eventDays, session } from '@digipals/contract';
import { sql } from 'kysely';
import { decays, KNOWN_MS } from '../session/index.ts';
import { days, daysAgo, months, mostListed, msAgo } from './ages.ts';
import type { TableRecord } from './table-record.ts';

const hashesOnly = 'hashes that nobody can read back';
const noChild = 'it names no child';

const DAY_MS = 86_400_000;

/** SQL: in how many milliseconds one failure of a row decays. */
const decayMs = sql`CASE scope ${sql.join(
  Object.entries(decays).map(([scope, ms]) => sql`WHEN ${scope} THEN ${ms}::float8`),
  sql` `,
)} ELSE 0 END`;

/** Accounts, sign-in, and what is done with the data. A row comes before the rows that it refers to. */
export const accessRecords = {
  sessions: {
    purpose: 'Who is signed in.',
    need: 'Each call says which child it comes from.',
    kept: `until the child signs out, stays away for the idle limit, or ${session.absoluteMs / DAY_MS} days`,
    expired: now => sql`last_used_at < ${msAgo(now.idleMs, now)}
      OR created_at < ${msAgo(session.absoluteMs, now)}`,
    children: ['user_id'],
    exported: { as: 'profile', own: ['user_id'] },
  },
  tickets: {
    purpose: 'One-time tickets of a sign-in.',
    need: 'They carry a child from the sign-in page to the app.',
    kept: 'one minute',
    expired: ({ at }) => sql`expires_at < ${at}::timestamptz`,
    children: ['user_id'],
    exported: hashesOnly,
  },
  picture_passwords: {
    purpose: 'The three pictures of a child, as a hash.',
    need: 'A child signs in without an e-mail.',
    kept: 'until a new card, or until the child is erased',
    children: ['user_id'],
    exported: hashesOnly,
  },
  badges: {
    purpose: 'The QR code of a child’s card, as a hash.',
    need: 'A child signs in with its card.',
    kept: 'until it is taken back or replaced, or until the child is erased',
    children: ['user_id'],
    exported: hashesOnly,
  },
  sign_in_failures: {
    purpose: 'Wrong pictures and passwords, counted under hashes.',
    need: 'Nobody can guess a password.',
    kept: 'until they have decayed, at most a year',
    expired: ({ at }) =>
      sql`last_at + failures * ${decayMs} * interval '1 millisecond' < ${at}::timestamptz`,
    traces: ({ signInKeys }) => sql`key = ANY(${signInKeys}::bytea[])`,
    exported: hashesOnly,
  },
  sign_in_origins: {
    purpose: 'Devices and addresses that signed a child in, as hashes.',
    need: 'A stranger who guesses cannot lock the child out.',
    kept: 'one year',
    expired: now => sql`last_at < ${msAgo(KNOWN_MS, now)}`,
    traces: ({ signInKeys }) => sql`child_key = ANY(${signInKeys}::bytea[])`,
    exported: hashesOnly,
  },
  idempotency_keys: {
    purpose: 'Answers to writes.',
    need: 'A write that is sent twice has one effect.',
    kept: `${days.idempotencyKey} days`,
    expired: now => sql`at < ${daysAgo(days.idempotencyKey, now)}`,
    children: ['user_id'],
    // Answers to friends may name the child.
    traces: ({ userId }) => sql`position(${userId} IN answer) > 0`,
    exported: { as: 'technical', own: ['user_id'] },
  },
  events: {
    purpose: 'How often pages are opened, without a child.',
    need: 'Faults of the app are found.',
    kept: `${eventDays} days`,
    // Numbers grow with time, so the oldest are found without an index by time.
    expired: now => sql`received_at < ${daysAgo(eventDays, now)} AND event_id IN (
      SELECT event_id FROM events ORDER BY event_id LIMIT ${sql.lit(mostListed)}
    )`,
    exported: noChild,
  },
  data_holds: {
    purpose: 'Holds that keep the data of a child for safeguarding.',
    need: 'Evidence must not disappear while adults need it.',
    kept: `${days.ended} days after the hold ends`,
    expired: now => sql`least(ends_at, released_at) < ${daysAgo(days.ended, now)}`,
    children: ['user_id'],
    exported: 'it might warn somebody who harms the child',
  },
  erasures: {
    purpose: 'Erasures that were asked for, and the proof of those that are done.',
    need: 'It can be shown that a child was erased.',
    kept: 'as long as the server; after the erasure it names nobody',
    children: ['user_id'],
    exported: { as: 'consent', own: ['user_id'] },
  },
  users: {
    purpose: 'First name, class, country, languages and age band of a child.',
    need: 'A child has an account, and meets only children of about its age.',
    kept: `until the child is erased: when its grown-up asks, or ${days.unused} days after ${months.unused} months without a visit`,
    children: ['user_id'],
    exported: { as: 'profile', own: ['user_id'], hide: ['class_id', 'name_key'] },
  },
} as const satisfies Record<string, TableRecord>;
