import { sql } from 'kysely';
import { months, monthsAgo } from './ages.ts';
import type { TableRecord } from './table-record.ts';

const adults = 'about the adults of the desk, not about a child';
const noChild = 'it names no child';

/** Duty at the desk, and whom its adults know. A row comes before the rows that it refers to. */
export const dutyRecords = {
  ties: {
    purpose: 'Which children an adult who reviews knows, and whether it asks to end that.',
    need: 'Nobody should read texts of children whom it knows.',
    kept: 'until the child is erased, or as long as the server for a class or a school',
    children: ['user_id'],
    exported: adults,
  },
  alarms: {
    purpose:
      'What went wrong at the desk, who was told and who took it. No word or name of a child.',
    need: 'People are notified until somebody takes it.',
    kept: `${months.duty} months after the cause ended; those of a case with the case`,
    expired: now => sql`case_id IS NULL AND closed_at < ${monthsAgo(months.duty, now)}`,
    partOf: [['case_id', 'cases']],
    exported: noChild,
  },
  alarm_signs: {
    purpose: 'When the server said last that its alarms work.',
    need: 'Silence shows.',
    kept: 'as long as the server',
    exported: noChild,
  },
  shifts: {
    purpose: 'When which adult reads at the desk or is on call.',
    need: 'Somebody is there when children write.',
    kept: `${months.duty} months after they end`,
    expired: now => sql`to_at < ${monthsAgo(months.duty, now)}`,
    exported: adults,
  },
  service_hours: {
    purpose: 'When the desk reads, and how many people it needs.',
    need: 'Children see the true time until their text is read.',
    kept: 'as long as the server',
    exported: noChild,
  },
} as const satisfies Record<string, TableRecord>;
