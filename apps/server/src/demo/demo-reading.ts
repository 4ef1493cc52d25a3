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
/** How long a text waits, and an adult looks at it. */
const WAIT_MS = { least: 2 * MINUTE_MS, most: 14 * MINUTE_MS };
const CARD_MS = 25_000;
/** How long a decision takes to go out. */
export const UNDO_MS: number = review.undoMs;

/** How long a text has waited until it was read, in milliseconds. */
export const readingTime = (random: Random): number =>
  WAIT_MS.least + Math.round(random() * (WAIT_MS.most - WAIT_MS.least));

type Adult = { readonly staffId: string; readonly name: string; readonly role: 'reviewer' };

/** What an adult does with a text that it has taken. */
export async function judge(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { adult, submissionId, fate, at }: Judged,
): Promise<void> {
  if (fate.outcome === 'wait') return;
  const card = await claim(db, adult, { kind: 'review', submissionId }, at - CARD_MS);
  if (!card) throw new Error('a text of the demo world can be read');
  const { staffId } = adult;
  const claimed = { submissionId, staffId, rev: card.rev, fence: card.lease.fence };
  if (fate.outcome === 'hold') return hold(db, adult, claimed, fate.note, at);
  const newId = (): string => random(ID_BYTES).toString('base64url');
  await decide(db, adult, claimed, verdictOf(fate), { now: at, undoMs: UNDO_MS, newId });
}

type Judged = {
  readonly adult: Adult;
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
export async function demoReviewers(db: Db): Promise<Adult[]> {
  const adults = await listStaff(db);
  return adults
    .filter(({ email, role }) => role === 'reviewer' && email.endsWith(DEMO_STAFF_DOMAIN))
    .map(({ staffId, name }) => ({ staffId, name, role: 'reviewer' }));
}
