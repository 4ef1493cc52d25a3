import { createHash } from 'node:crypto';
import { review, type SignalGroup } from '@digipals/contract';
import { openSevereCase } from '../use-cases/open-case.ts';
import type { TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

/** A text for the queue. */
export type QueuedText = {
  severity?: number;
  group?: SignalGroup;
  /** How long it has been waiting, in milliseconds. */
  waitedMs?: number;
  body?: string;
};

let count = 0;

/** Inserts statuses of a child into the queue as if they had been sent `waitedMs` ago. @returns their ids */
export async function enqueue(
  test: TestApp,
  child: TestChild,
  texts: readonly QueuedText[],
): Promise<string[]> {
  const { db } = test.deps.database;
  const rows = texts.map(({ severity = 0, group = 'none', waitedMs = 0, body = 'I am happy' }) => {
    count += 1;
    const sent = test.clock() - waitedMs;
    const target = review.targetMs[severity] ?? 0;
    return {
      submission_id: createHash('sha256').update(`queued ${count}`).digest('hex').slice(0, 16),
      author_id: child.userId,
      kind: 'status' as const,
      target_id: child.userId,
      body,
      state: 'waiting' as const,
      severity,
      main_group: group,
      checks_ran: 1,
      checks_ms: 1,
      submitted_at: new Date(sent),
      rescue_at: new Date(sent + target * review.rescueShare),
      due_at: new Date(sent + target),
      state_at: new Date(sent),
    };
  });
  await db.insertInto('submissions').values(rows).execute();
  await db
    .insertInto('submission_versions')
    .values(
      rows.map(({ submission_id, body, submitted_at: at }) => ({
        submission_id,
        rev: 1,
        body,
        at,
      })),
    )
    .execute();
  for (const {
    submission_id: submissionId,
    author_id: userId,
    severity,
    submitted_at: at,
  } of rows) {
    if (severity < review.severeFrom) continue;
    const severe = {
      userId,
      submissionId,
      rev: 1,
      origin: 'signal',
      by: 'System',
      text: null,
      at,
    } as const;
    await db.transaction().execute(transaction => openSevereCase(transaction, severe));
  }
  return rows.map(({ submission_id }) => submission_id);
}

/** Empties the queue for the next test. */
export async function emptyQueue(test: TestApp): Promise<void> {
  const { db } = test.deps.database;
  const gone = { state: 'withdrawn', review_kind: 'review', seat: null } as const;
  const unleased = { reviewer_id: null, lease_until: null } as const;
  await db
    .updateTable('submissions')
    .set({ ...gone, ...unleased })
    .execute();
  const done = { state: 'done', outcome: 'withhold', done_at: new Date(test.clock()) } as const;
  await db.updateTable('severe_texts').set(done).where('done_at', 'is', null).execute();
  await db.deleteFrom('second_opinions').execute();
  await db.deleteFrom('staff_sessions').execute();
}
