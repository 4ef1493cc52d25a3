import type { HeldItem, Queue, QueueItem } from '@digipals/contract';
import { makeTold, makeToldParts } from './duty.ts';
import { at, heron, minutes, otter } from './people.ts';

/** A text in the queue. */
export const makeQueueItem = (changes: Partial<QueueItem> = {}): QueueItem => ({
  submissionId: 'sub-1',
  group: 'personal',
  severity: 2,
  kind: 'message',
  from: otter,
  to: heron,
  submittedAt: minutes(-7),
  dueAt: minutes(8),
  state: 'waiting',
  due: 'fine',
  reported: null,
  with: null,
  ...changes,
});

const empty = { late: 0, oldestMs: null, medianMs: 240_000, p95Ms: 720_000 };

/** The queue with two texts. */
export const makeQueue = (changes: Partial<Queue> = {}): Queue => ({
  at,
  waiting: 2,
  open: 2,
  late: 1,
  nearly: 0,
  oldestMs: 52 * 60_000,
  told: makeTold(),
  toldParts: makeToldParts(),
  canTranslate: false,
  medianMs: 6 * 60_000,
  p95Ms: 38 * 60_000,
  today: { decided: 377, delivered: 336, returned: 38 },
  onDuty: { reader: 3, senior: 1, lead: 1, on_call_1: 1, on_call_2: 0 },
  held: 0,
  escalated: 0,
  forLead: 0,
  severe: 2,
  secondOpinions: 6,
  openCases: 4,
  openRecalls: 0,
  openObjections: 0,
  openReplies: 0,
  reasons: [
    { ...empty, group: 'personal', waiting: 1, oldestMs: 7 * 60_000 },
    { ...empty, group: 'none', waiting: 1, late: 1, oldestMs: 52 * 60_000 },
  ],
  halfHours: Array.from({ length: 16 }, (_, place) => ({
    from: minutes(-480 + place * 30),
    arrived: (place * 7) % 44,
    decided: (place * 5) % 40,
  })),
  items: [
    makeQueueItem(),
    makeQueueItem({
      submissionId: 'sub-9',
      group: 'none',
      severity: 0,
      kind: 'post',
      to: null,
      submittedAt: minutes(-52),
      due: 'late',
      dueAt: minutes(-18),
      with: 'Reviewer 04',
    }),
  ],
  ...changes,
});

/** A text that is held. */
export const makeHeld = (changes: Partial<HeldItem> = {}): HeldItem => ({
  ...makeQueueItem({ submissionId: 'sub-held', state: 'held', due: 'held' }),
  heldBy: 'Reviewer 12',
  heldAt: minutes(-30),
  note: 'Is “Zeytin” a name of a child?',
  ...changes,
});
