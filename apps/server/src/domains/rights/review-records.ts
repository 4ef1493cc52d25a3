import type { TableRecord } from './table-record.ts';

const withText = 'with the text';
const adultsWork = 'work of the adults who review, about the text and not about the child';

/** The review of texts. A row comes before the rows that it refers to. */
export const reviewRecords = {
  second_opinions: {
    purpose: 'Second opinions on decisions about texts.',
    need: 'Two adults decide alike only when their decisions are compared.',
    kept: withText,
    partOf: [['decision_id', 'decisions']],
    exported: adultsWork,
  },
  decisions: {
    purpose: 'Decisions of adults about texts.',
    need: 'A child is owed a reason, and a complaint an answer.',
    kept: withText,
    children: ['author_id'],
    partOf: [['submission_id', 'submissions']],
    exported: {
      as: 'texts',
      own: ['author_id'],
      hide: [
        'reviewer_id',
        'note',
        'fence',
        'seconds',
        'kind',
        'severe_id',
        'seat',
        'role',
        'looked_ms',
        'is_final',
      ],
    },
  },
  severe_texts: {
    purpose: 'Severe texts, and whether two adults have agreed on them.',
    need: 'One adult alone must not let a severe text through.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: adultsWork,
  },
  review_notes: {
    purpose: 'Notes of adults about a text that waits.',
    need: 'The next adult needs to know why a text was held.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: adultsWork,
  },
  review_opened: {
    purpose: 'How many severe texts an adult opened on a day.',
    need: 'Adults who read severe texts must be able to stop in time.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: adultsWork,
  },
  review_skips: {
    purpose: 'Texts that an adult passed on.',
    need: 'The same text should not come back to the same adult.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: adultsWork,
  },
  submission_signals: {
    purpose: 'What automatic checks noticed in a text.',
    need: 'An adult should see quickly what to look at.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: { as: 'texts', ownIn: ['submission_id', 'submissions'] },
  },
  submission_versions: {
    purpose: 'Each wording of a text.',
    need: 'A returned text is compared with its next version.',
    kept: withText,
    partOf: [['submission_id', 'submissions']],
    exported: { as: 'texts', ownIn: ['submission_id', 'submissions'] },
  },
} as const satisfies Record<string, TableRecord>;
