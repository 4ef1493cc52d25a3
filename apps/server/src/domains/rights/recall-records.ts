import type { TableRecord } from './table-record.ts';

const withText = 'with the text';
const adultsWork = 'work of the adults who review, about the text and not about the child';

/** Delivered texts that were taken back. A row comes before the rows that it refers to. */
export const recallRecords = {
  recall_texts: {
    purpose: 'Which texts an adult took back together.',
    need: 'A second adult looks at each of them.',
    kept: withText,
    partOf: [
      ['recall_id', 'recalls'],
      ['submission_id', 'submissions'],
    ],
    exported: adultsWork,
  },
  recalls: {
    purpose: 'Delivered texts that an adult took back, with reason and note, and who confirmed it.',
    need: 'One adult alone must not make the texts of a child disappear for good.',
    kept: 'until the author is erased',
    children: ['author_id'],
    exported: adultsWork,
  },
  gone_receipts: {
    purpose: 'Which signed-in devices have dropped a text that was taken back, by a hash.',
    need: 'Adults must know whether a child can still see it.',
    kept: withText,
    children: ['user_id'],
    partOf: [['submission_id', 'gone_texts']],
    exported: 'about devices, as hashes, and not about the child',
  },
  gone_texts: {
    purpose:
      'Delivered texts that nobody can read any more, or after a report nobody but the author, and since when.',
    need: 'Every device of a child must learn it, also one that was offline.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: 'the text itself is exported with its author',
  },
} as const satisfies Record<string, TableRecord>;
