import { review } from '@digipals/contract';
import type { Random } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { type Adult, claim, decide, hold, recordCardOpened } from '../domains/review/index.ts';
import { listStaff } from '../domains/staff/index.ts';
import { DEMO_STAFF_DOMAIN } from './demo-staff.ts';
import type { DemoFate, DemoOpinion } from './demo-texts.ts';

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

/** How long an adult looks at a severe text, and the time between two opinions. */
const LOOK_MS = 31_000;
const NEXT_OPINION_MS = 6 * MINUTE_MS;

/** An adult of the demo world. `login` is the first part of its e-mail. */
export type DemoAdult = Adult & { readonly login: string };

/** Claims a text as a reviewer and decides it. */
export async function reviewText(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { reviewer, submissionId, fate, at }: ReviewOrder,
): Promise<void> {
  const card = await claim(db, reviewer, { kind: 'review', submissionId }, at - CARD_MS);
  if (!card) throw new Error('a text of the demo world could not be claimed');
  const { staffId } = reviewer;
  const claimed = { submissionId, staffId, rev: card.rev, fence: card.lease.fence };
  if (fate.outcome === 'hold') return hold(db, reviewer, claimed, fate.note, at);
  const newId = (): string => random(ID_BYTES).toString('base64url');
  await decide(db, reviewer, claimed, verdictOf(fate), { now: at, undoMs: UNDO_MS, newId });
}

/** Gives an opinion on a severe text. */
export async function giveOpinion(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { by, submissionId, opinion, at }: OpinionOrder,
): Promise<void> {
  const card = await claim(db, by, { kind: 'severe', submissionId }, at - LOOK_MS);
  if (!card) throw new Error('a severe text of the demo world could not be claimed');
  const claimed = { submissionId, staffId: by.staffId, rev: card.rev, fence: card.lease.fence };
  await recordCardOpened(db, by, claimed, at - LOOK_MS);
  const { outcome, reason, note } = opinion;
  const newId = (): string => random(ID_BYTES).toString('base64url');
  await decide(db, by, claimed, { outcome, reason, note }, { now: at, undoMs: UNDO_MS, newId });
}

type OpinionOrder = {
  readonly by: DemoAdult;
  readonly submissionId: string;
  readonly opinion: DemoOpinion;
  readonly at: number;
};

/** When the opinions on a text are given, the first at a moment. */
export const timeOfOpinion = (first: number, place: number): number =>
  first + place * NEXT_OPINION_MS;

type ReviewOrder = {
  readonly reviewer: DemoAdult;
  readonly submissionId: string;
  readonly fate: ReviewedFate;
  readonly at: number;
};

/** A fate that one reviewer decides. */
export type ReviewedFate = Exclude<DemoFate, { outcome: 'wait' | 'opinions' }>;

function verdictOf(fate: Exclude<ReviewedFate, { outcome: 'hold' }>) {
  if (fate.outcome === 'return') return { outcome: fate.outcome, reason: fate.reason };
  if (fate.outcome === 'escalate') return { outcome: fate.outcome, note: fate.note };
  return { outcome: fate.outcome, editedText: fate.edited };
}

/** The adults of the demo world, not those an operator has added. */
export async function demoAdults(db: Db): Promise<DemoAdult[]> {
  const adults = await listStaff(db);
  return adults
    .filter(({ email }) => email.endsWith(DEMO_STAFF_DOMAIN))
    .map(({ staffId, name, role, email }) => {
      const login = email.slice(0, -DEMO_STAFF_DOMAIN.length);
      return { staffId, name, role, login };
    });
}
