import { adultSession } from '@digipals/contract';
import { sql } from 'kysely';
import { months, monthsAgo, msAgo } from './ages.ts';
import type { TableRecord } from './table-record.ts';

const adults = 'about grown-ups, not about a child';

export const schoolRecords = {
  wishes: {
    purpose: 'That a child wishes to see its data, or to be deleted.',
    need: 'Its grown-ups get a letter, and the child sees that they answered.',
    kept: 'until the child is erased',
    children: ['user_id'],
    exported: { as: 'family', own: ['user_id'] },
  },
  family_rules: {
    purpose: 'Opening hours, minutes a day and pauses of contact that a parent chose.',
    need: 'The app keeps to them.',
    kept: 'until the child is erased',
    children: ['user_id'],
    exported: { as: 'family', own: ['user_id'] },
  },
  child_minutes: {
    purpose: 'How many minutes a child was here on a day.',
    need: 'Its parents see them, and may choose how many there are.',
    kept: `${months.access} months`,
    expired: now => sql`day < ${monthsAgo(months.access, now)}`,
    children: ['user_id'],
    exported: { as: 'family', own: ['user_id'] },
  },
  child_changes: {
    purpose: 'Which grown-up changed what of a child, and why.',
    need: 'The family may read it.',
    kept: 'until the child is erased',
    children: ['user_id'],
    exported: { as: 'changes', own: ['user_id'], hide: ['adult_id'] },
  },
  consent_links: {
    purpose:
      'Links to families: letters with codes, answers that wait for their second message, and links to withdraw.',
    need: 'A family is asked, and its answer confirmed, before anything else is stored.',
    kept: 'until the link expires: letters after 28 days, unconfirmed answers after 3, others after 400',
    expired: ({ at }) => sql`expires_at < ${at}::timestamptz`,
    children: ['user_id'],
    // Parents may not know of each other.
    exported: {
      as: 'consent',
      own: ['user_id'],
      hide: ['email', 'who', 'for_another', 'letter_id'],
    },
  },
  seats: {
    purpose: 'Which child has which seat of a voucher.',
    need: 'A seat opens all lessons.',
    kept: 'until it is taken back or freed, or the child is erased',
    children: ['user_id'],
    exported: { as: 'profile', own: ['user_id'] },
  },
  seat_ledger: {
    purpose: 'Which seats were given, taken back and freed.',
    need: 'A school can check its seats.',
    kept: 'until the child is erased, or as long as the server',
    children: ['user_id'],
    exported: { as: 'profile', own: ['user_id'], hide: ['adult_id'] },
  },
  vouchers: {
    purpose: 'Vouchers of operators: their seats, end and owner.',
    need: 'Seats belong to a school or a family, and end.',
    kept: 'as long as the server',
    exported: 'it names no child',
  },
  assigned_children: {
    purpose: 'Which children got an assignment.',
    need: 'They see it, and their teacher sees who has done it.',
    kept: 'until the child is erased, or as long as the assignment',
    children: ['user_id'],
    exported: { as: 'learning', own: ['user_id'] },
  },
  assignments: {
    purpose: 'What a teacher gave a class to do.',
    need: 'Children see it until it is done.',
    kept: `${months.assignment} months after its day`,
    expired: now => sql`due_on < ${monthsAgo(months.assignment, now)}`,
    exported: 'it names no child',
  },
  opened_lessons: {
    purpose: 'Lessons that a teacher opened early.',
    need: 'A child may play them.',
    kept: 'until the child is erased',
    children: ['user_id'],
    exported: { as: 'learning', own: ['user_id'] },
  },
  class_pairs: {
    purpose: 'Classes whose teachers agreed that their children get to know each other.',
    need: 'Friends are suggested only between them.',
    kept: 'as long as the server',
    exported: 'it names no child',
  },
  adult_roles: {
    purpose: 'Rights of grown-ups to schools, classes and children.',
    need: 'Each call checks them.',
    kept: 'until the child is erased, or as long as the server',
    children: ['user_id'],
    exported: { as: 'consent', own: ['user_id'], hide: ['adult_id'] },
  },
  adult_invitations: {
    purpose: 'Invitations of leads and teachers.',
    need: 'A link works once.',
    kept: 'as long as the server',
    exported: adults,
  },
  adult_challenges: {
    purpose: 'Unfinished sign-ins of grown-ups.',
    need: 'Grown-ups sign in with a second factor.',
    kept: 'a few minutes',
    expired: ({ at }) => sql`expires_at < ${at}::timestamptz`,
    exported: adults,
  },
  adult_sessions: {
    purpose: 'Which grown-ups are signed in.',
    need: 'Each call says which grown-up it comes from.',
    kept: 'until the grown-up signs out or stays away for the idle limit',
    expired: now =>
      sql`last_used_at <= ${msAgo(adultSession.idleMs, now)} OR created_at <= ${msAgo(adultSession.absoluteMs, now)}`,
    exported: adults,
  },
  adult_visits: {
    purpose: 'The last day on which a grown-up of a school was here.',
    need: 'The lead sees whose rights may have to end.',
    kept: `${months.access} months, or until the grown-up works in no school`,
    expired: now => sql`day < ${monthsAgo(months.access, now)} OR NOT EXISTS (
      SELECT FROM adult_roles AS role WHERE role.adult_id = adult_visits.adult_id AND role.school_id IS NOT NULL
        AND (role.until IS NULL OR role.until > ${now.at}::timestamptz)
    )`,
    exported: adults,
  },
  adult_recovery_codes: {
    purpose: 'Recovery codes of grown-ups, as hashes.',
    need: 'A lost second factor is replaced.',
    kept: 'as long as the server',
    exported: adults,
  },
  adult_passkeys: {
    purpose: 'Public keys of the passkeys of grown-ups, with the names of devices.',
    need: 'Grown-ups sign in without a password.',
    kept: 'until the grown-up removes it, or as long as the server',
    exported: adults,
  },
  passkey_challenges: {
    purpose: 'What a passkey has to sign, as hashes.',
    need: 'Nobody can use an old signature again.',
    kept: 'five minutes',
    expired: ({ at }) => sql`expires_at < ${at}::timestamptz`,
    exported: adults,
  },
  adult_email_changes: {
    purpose: 'New e-mails of grown-ups that are not confirmed yet.',
    need: 'A link to the new e-mail works once.',
    kept: 'one day',
    expired: ({ at }) => sql`expires_at < ${at}::timestamptz`,
    exported: adults,
  },
  adults: {
    purpose: 'Leads, teachers and parents.',
    need: 'They act for children.',
    kept: 'as long as the server',
    exported: adults,
  },
  schools: {
    purpose: 'Schools and their rules.',
    need: 'Classes belong to a school.',
    kept: 'as long as the server',
    exported: 'it names no child',
  },
} as const satisfies Record<string, TableRecord>;
