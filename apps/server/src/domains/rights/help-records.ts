import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TableRecord } from './table-record.ts';

/** SQL: the number of a case in which a child asked for help, and which its family may not see. */
export const keptFromFamily = (caseId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`EXISTS (
    SELECT FROM help_requests AS asked WHERE asked.home_at IS NULL AND asked.case_id = ${caseId}
  )`;

const isKept = (table: string): RawBuilder<SqlBool> => sql`EXISTS (
    SELECT FROM help_requests AS asked WHERE asked.home_at IS NULL
      AND asked.request_id = ${sql.ref(`${table}.request_id`)}
  )`;

const withCase = 'with the case';

/** Help requests of children, and who helps. A row comes before the rows that it refers to. */
export const helpRecords = {
  home_decisions: {
    purpose: 'Whether the family of a child that asked for help may see it, and why.',
    need: 'Whoever harms a child must not learn that it asked for help.',
    kept: withCase,
    partOf: [['request_id', 'help_requests']],
    exported: 'work of adults, which might warn somebody who harms the child',
  },
  help_lines: {
    purpose: 'What a child and the leads say when it asks for help.',
    need: 'A child that asks for help gets an answer.',
    kept: withCase,
    children: ['user_id'],
    partOf: [['request_id', 'help_requests']],
    exported: {
      as: 'help',
      own: ['user_id'],
      hide: ['staff_id', 'place'],
      without: () => isKept('help_lines'),
    },
  },
  help_requests: {
    purpose: 'Children who asked for help, and what became of it.',
    need: 'No request may be lost.',
    kept: withCase,
    children: ['user_id'],
    partOf: [['case_id', 'cases']],
    exported: {
      as: 'help',
      own: ['user_id'],
      hide: ['wrong_pictures', 'wrong_at', 'told_at'],
      without: () => isKept('help_requests'),
    },
  },
  safe_contacts: {
    purpose: 'The safeguarding person of a school and the deputy, with phone and e-mail.',
    need: 'Somebody near a child in danger is called.',
    kept: 'as long as the server',
    exported: 'about grown-ups, not about a child',
  },
} as const satisfies Record<string, TableRecord>;
