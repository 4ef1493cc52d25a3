import { staffSession } from '@digipals/contract';
import { sql } from 'kysely';
import { msAgo } from './ages.ts';
import type { TableRecord } from './table-record.ts';

const adults = 'about the adults of the desk, not about a child';
const noChild = 'it names no child';

/** Adults of the desk, and what only makes the server work. */
export const serverRecords = {
  classes: {
    purpose: 'Names and codes of classes, in which lesson they start and their opening hours.',
    need: 'Children sign in by class and learn in it.',
    kept: 'as long as the server',
    exported: noChild,
  },
  avatars: {
    purpose: 'Parts of avatars, under their hash.',
    need: 'The same drawing is stored once.',
    kept: 'as long as the server',
    exported: noChild,
  },
  dominos: {
    purpose: 'Parts of Dominos, under their hash.',
    need: 'The same drawing is stored once.',
    kept: 'as long as the server',
    exported: noChild,
  },
  staff_challenges: {
    purpose: 'Unfinished sign-ins of adults.',
    need: 'Adults sign in with a second factor.',
    kept: 'a few minutes',
    expired: ({ at }) => sql`expires_at < ${at}::timestamptz`,
    exported: adults,
  },
  staff_sessions: {
    purpose: 'Which adults are signed in.',
    need: 'Each call says which adult it comes from.',
    kept: `until the adult signs out, ${staffSession.idleMs / 60_000} idle minutes or ${staffSession.absoluteMs / 3_600_000} hours`,
    expired: now => sql`last_used_at <= ${msAgo(staffSession.idleMs, now)}
      OR created_at <= ${msAgo(staffSession.absoluteMs, now)}`,
    exported: adults,
  },
  role_changes: {
    purpose: 'Who gave an adult its role, and when.',
    need: 'Nobody should choose who confirms its own opinion.',
    kept: 'as long as the server',
    exported: adults,
  },
  staff_invitations: {
    purpose: 'Invitations to the desk, and who confirmed that a removed adult comes back.',
    need: 'A link works once.',
    kept: 'as long as the server',
    exported: adults,
  },
  factor_resets: {
    purpose: 'Who asked for and confirmed another second factor of an adult, and why.',
    need: 'Nobody gets into the account of another alone.',
    kept: 'as long as the server',
    exported: adults,
  },
  staff: {
    purpose: 'The adults who review: role, state, vetting and languages.',
    need: 'Decisions have somebody who answers for them.',
    kept: 'as long as the server, because decisions name them',
    exported: adults,
  },
  audit: {
    purpose: 'What adults did, as a chain of hashes with pseudonyms.',
    need: 'Nobody can change unnoticed what was done.',
    kept: 'as long as the server; it names no child',
    exported: noChild,
  },
  audit_head: {
    purpose: 'The newest row of the audit log.',
    need: 'A row that is missing is found.',
    kept: 'as long as the server',
    exported: noChild,
  },
  audit_covers: {
    purpose: 'Hashes of the decisions, texts and notes that a row of the audit log is about.',
    need: 'Nobody can change unnoticed what was decided or written.',
    kept: 'as long as the server; without what they were made of, hashes tell nothing',
    exported: noChild,
  },
  audit_touched: {
    purpose: 'Rows that a step has changed, until the audit log covers them.',
    need: 'The log covers everything that a step changes.',
    kept: 'until the step has ended',
    expired: () => sql`xid < pg_snapshot_xmin(pg_current_snapshot())`,
    exported: noChild,
  },
  anchors: {
    purpose: 'Signed heads of the audit log, and where they were sent.',
    need: 'Cutting off the log is found by what was sent elsewhere.',
    kept: 'as long as the server',
    exported: noChild,
  },
  server_secrets: {
    purpose: 'Secrets of the server.',
    need: 'Hashes and sealed work are useless without them.',
    kept: 'as long as the server',
    exported: noChild,
  },
  job_leases: {
    purpose: 'Which server runs a periodic job, until when, and when the job is due.',
    need: 'Of several servers one runs it.',
    kept: 'as long as the server',
    exported: noChild,
  },
  schema_migration: {
    purpose: 'The version of the database.',
    need: 'An update changes the database once.',
    kept: 'as long as the server',
    exported: noChild,
  },
} as const satisfies Record<string, TableRecord>;
