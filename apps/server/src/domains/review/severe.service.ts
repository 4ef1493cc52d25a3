import { type FourEyes, leastLookMs, type Seat } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { SevereOrigin } from '../../db/message-tables.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { CardText } from './card.data.ts';
import { readFigures } from './four-eyes.data.ts';
import type { HeldLease } from './leases.data.ts';
import type { Adult, Verdict } from './review.policy.ts';
import { canTakeSeat, listCandidates } from './seats.data.ts';
import {
  countMarks,
  findOpenedAt,
  findRound,
  insertRound,
  listOpinions,
  type Round,
  updateSevere,
} from './severe.data.ts';
import { requireOpinion } from './severe.policy.ts';

/** How the audit log names a severe text: not as cards and cases do, while an opinion must be blind. */
export const severeObject = (severeId: number): string => `severe text ${severeId}`;

const FIGURES_MS = 90 * 86_400_000;

/**
 * Makes a text severe: from now on two adults decide on it. One that is severe already stays as it is. Needs the
 * lock of the submission.
 */
export async function makeSevere(
  db: Db,
  text: {
    readonly submissionId: string;
    readonly rev: number;
    readonly caseId: number;
    readonly origin: SevereOrigin;
    readonly at: Date;
  },
): Promise<void> {
  if (await findRound(db, text.submissionId)) return;
  await insertRound(db, text);
  await updateSevere(db, text.submissionId, { seat: 'first', at: text.at });
}

/** The open round of a text that is severe. */
export async function requireRound(db: Db, submissionId: string): Promise<Round> {
  const round = await findRound(db, submissionId);
  if (!round) throw new Error(`the severe text ${submissionId} has no open round`);
  return round;
}

/** What is stored with an opinion besides the decision. */
export type OpinionMade = {
  readonly severeId: number;
  readonly seat: Seat;
  readonly lookedMs: number;
};

/**
 * Refuses an opinion on a severe text under a locked lease.
 * @throws forbidden for an adult who may not give it, invalid_request, too_soon
 */
export async function checkOpinion(
  db: Db,
  adult: Adult,
  { submissionId, rev, lease }: { submissionId: string; rev: number; lease: HeldLease },
  verdict: Verdict,
  now: number,
): Promise<OpinionMade> {
  const { seat, leaseAt } = lease;
  if (seat === null || leaseAt === null) throw new Error('a severe text has no seat');
  if (!(await canTakeSeat(db, submissionId, adult, new Date(now)))) throw new ApiError('forbidden');
  const { severeId } = await requireRound(db, submissionId);
  const look = {
    seat,
    isDelivered: lease.isDelivered,
    text: lease.text,
    marks: await countMarks(db, submissionId, rev),
    openedAt: await findOpenedAt(db, { submissionId, staffId: adult.staffId, since: leaseAt }),
    before: await listOpinions(db, severeId),
  };
  return { severeId, seat, lookedMs: requireOpinion(adult, verdict, look, now) };
}

/** The part of a card that only a severe text has. The second adult learns nothing of the first opinion. */
export async function readFourEyes(
  db: Db,
  { submissionId, rev, text, seat }: CardText,
  adult: Adult,
  now: number,
): Promise<FourEyes> {
  if (seat === null) throw new Error(`the severe text ${submissionId} has no seat`);
  const { severeId, caseId, proposedAt } = await requireRound(db, submissionId);
  const isThird = seat === 'third';
  const opinions = isThird ? await listOpinions(db, severeId) : [];
  return {
    seat,
    caseId: seat === 'second' || caseId === null ? null : String(caseId),
    proposedAt: proposedAt?.toISOString() ?? null,
    leastLookMs: leastLookMs(text, await countMarks(db, submissionId, rev)),
    others: seat === 'first' ? await listCandidates(db, submissionId, adult, new Date(now)) : [],
    opinions: opinions.map(({ at, ...opinion }) => ({ ...opinion, at: at.toISOString() })),
    figures: isThird ? await readFigures(db, new Date(now - FIGURES_MS)) : null,
  };
}
