import { review } from '@digipals/contract';
import type { Random } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { claim, decide, hold } from '../domains/review/index.ts';
import { listStaff } from '../domains/staff/index.ts';
import { DEMO_STAFF_DOMAIN } from './demo-staff.ts';
import type { DemoFate } from './demo-texts.ts';

const MINUTE_MS = 60_000;
const ID_BYTES = 12;
/** How long a text waits in the queue, and how long a reviewer looks at it. */
const WAIT_MS = { least: 2 * MINUTE_MS, most: 14 * MINUTE_MS };
const CARD_MS = 25_000;
/** The time until a decision settles. */
export const UNDO_MS: number = review.undoMs;

/** A random time from sending to review, in milliseconds. */
export const randomWait = (random: Random): number =>
  WAIT_MS.least + Math.round(random() * (WAIT_MS.most - WAIT_MS.least));

type Reviewer = { readonly staffId: string; readonly name: string; readonly role: 'reviewer' };

/** Claims a text as a reviewer and decides it. */
export async function reviewText(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { reviewer, submissionId, fate, at }: ReviewOrder,
): Promise<void> {
  if (fate.outcome === 'wait') return;
  const card = await claim(db, reviewer, { kind: 'review', submissionId }, at - CARD_MS);
  if (!card) throw new Error('a text of the demo world could not be claimed');
  const { staffId } = reviewer;
  const claimed = { submissionId, staffId, rev: card.rev, fence: card.lease.fence };
  if (fate.outcome === 'hold') return hold(db, reviewer, claimed, fate.note, at);
  const newId = (): string => random(ID_BYTES).toString('base64url');
  await decide(db, reviewer, claimed, verdictOf(fate), { now: at, undoMs: UNDO_MS, newId });
}

type ReviewOrder = {
  readonly reviewer: Reviewer;
  readonly submissionId: string;
  readonly fate: DemoFate;
  readonly at: number;
};

function verdictOf(fate: Exclude<DemoFate, { outcome: 'hold' | 'wait' }>) {
  if (fate.outcome === 'return') return { outcome: fate.outcome, reason: fate.reason };
  if (fate.outcome === 'escalate') return { outcome: fate.outcome, note: fate.note };
  return { outcome: fate.outcome, editedText: fate.edited };
}

/** The reviewers of the demo world, not those an operator has added. */
export async function demoReviewers(db: Db): Promise<Reviewer[]> {
  const adults = await listStaff(db);
  return adults
    .filter(({ email, role }) => role === 'reviewer' && email.endsWith(DEMO_STAFF_DOMAIN))
    .map(({ staffId, name }) => ({ staffId, name, role: 'reviewer' }));
}
