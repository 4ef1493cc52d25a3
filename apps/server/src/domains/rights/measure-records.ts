import type { TableRecord } from './table-record.ts';

/** Measures for children who hurt others. A row comes before the rows that it refers to. */
export const measureRecords = {
  objections: {
    purpose: 'What a child says to a measure that it does not find fair, and the answer.',
    need: 'Another adult must look at it.',
    kept: 'with the measure',
    children: ['user_id'],
    partOf: [['measure_id', 'measures']],
    exported: { as: 'cases', own: ['user_id'], hide: ['answered_by'] },
  },
  measures: {
    purpose: 'Pauses of writing, readings by seniors and rules to read, with reason and end.',
    need: 'A child that hurts others must stop, for a time that it knows.',
    kept: 'with the case',
    children: ['user_id'],
    partOf: [['case_id', 'cases']],
    exported: {
      as: 'cases',
      own: ['user_id'],
      hide: ['note', 'by_id', 'confirmed_by', 'ended_by', 'case_id'],
    },
  },
} as const satisfies Record<string, TableRecord>;
