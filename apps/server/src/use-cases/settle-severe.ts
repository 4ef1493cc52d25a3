import type { Db } from '../db/db.ts';
import { addToCase } from '../domains/cases/index.ts';
import { restoreDelivered, type Submission, withhold } from '../domains/messages/index.ts';
import { deleteNotification } from '../domains/notifications/index.ts';
import {
  awaitSeat,
  type DueDecision,
  endRound,
  type GivenOpinion,
  listOpinions,
  type NextStep,
  type Round,
  requireRound,
  stepAfter,
  updateRound,
  updateSevere,
} from '../domains/review/index.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { mayReach } from './may-reach.ts';
import { returnSubmission } from './return-submission.ts';
import { withheldRef, withholdSubmission } from './withhold-submission.ts';

/** What an opinion led to, as named in the audit log. */
export type SettledSevere = { readonly action: string; readonly isDone: boolean; readonly isKept: boolean };

const going = (action: string): SettledSevere => ({ action, isDone: false, isKept: false });
const done = (action: string): SettledSevere => ({ action, isDone: true, isKept: false });

const outcomeTexts = {
  deliver: 'deliver',
  return: 'return with words',
  withhold: 'keep back',
} as const;

/** Opens both notes in the case, once they no longer have to be blind. */
async function writeOpinions(
  db: Db,
  { caseId }: Round,
  opinions: readonly GivenOpinion[],
): Promise<void> {
  if (caseId === null) return;
  for (const { by, seat, outcome, reason, note, at } of opinions) {
    const text = `${outcomeTexts[outcome]}: ${note}`;
    await addToCase(db, caseId, { kind: 'opinion', actor: by, text, detail: { seat, outcome, reason }, at });
  }
}

/** The first opinion: keeping back works at once, all else waits for the second. */
async function propose(
  db: Db,
  decision: DueDecision,
  { submission, round }: { submission: Submission; round: Round },
  at: Date,
): Promise<SettledSevere> {
  const takesBack = decision.outcome === 'withhold' && submission.deliveredAt !== null;
  if (takesBack) await withholdSubmission(db, submission, at);
  await updateRound(db, round.severeId, {
    state: 'proposed',
    proposed_at: at,
    ...(takesBack && { taken_back_at: at }),
  });
  await awaitSeat(db, submission.submissionId, 'second', at);
  return going(takesBack ? 'Took back, until a second opinion' : 'Waits for a second opinion');
}

/** Two opinions differ: the text stays back, and a third adult decides. */
async function differ(
  db: Db,
  { submission, round }: { submission: Submission; round: Round },
  opinions: readonly GivenOpinion[],
  at: Date,
): Promise<SettledSevere> {
  const takesBack =
    round.takenBackAt === null &&
    submission.deliveredAt !== null &&
    opinions.some(({ outcome }) => outcome === 'withhold');
  if (takesBack) await withholdSubmission(db, submission, at);
  await updateRound(db, round.severeId, {
    state: 'differ',
    answered_at: at,
    ...(takesBack && { taken_back_at: at }),
  });
  await awaitSeat(db, submission.submissionId, 'third', at);
  await writeOpinions(db, round, opinions);
  return going('Two opinions differ');
}

/** Does what two adults agreed on, or a third decided. */
async function carryOut(
  db: Db,
  { submission, round }: { submission: Submission; round: Round },
  step: Extract<NextStep, { state: 'done' }>,
  at: Date,
): Promise<SettledSevere> {
  const isTakenBack = round.takenBackAt !== null;
  if (step.outcome === 'withhold') {
    if (isTakenBack) {
      await withhold(db, submission, at);
      return done('Confirmed: taken back');
    }
    await withholdSubmission(db, submission, at);
    return done(submission.deliveredAt ? 'Took back' : 'Withheld');
  }
  if (step.outcome === 'return') {
    const reason = step.reason ?? 'hardToRead';
    const became = await returnSubmission(db, submission, { reason, at });
    return became === 'kept'
      ? { action: 'Kept', isDone: false, isKept: true }
      : done(became === 'returned' ? 'Returned' : 'Not delivered');
  }
  if (isTakenBack) {
    if (!(await mayReach(db, submission))) {
      await withhold(db, submission, at);
      return done('Not restored');
    }
    await restoreDelivered(db, submission, at);
    await deleteNotification(db, submission.authorId, withheldRef(submission.submissionId));
    return done('Restored');
  }
  const became = await deliverSubmission(db, submission, { text: submission.text, original: null, at });
  if (became === 'kept') return { action: 'Kept', isDone: false, isKept: true };
  if (became === 'withdrawn') return done('Not delivered');
  return done(submission.deliveredAt ? 'Left delivered' : 'Delivered');
}

/**
 * Applies an opinion on a severe text that can no longer be undone. Only two adults of two roles let it through, and
 * keeping back needs one. Needs `lockSubmission`.
 */
export async function settleSevere(
  db: Db,
  decision: DueDecision,
  submission: Submission,
  at: Date,
): Promise<SettledSevere> {
  const { submissionId, decisionId } = decision;
  const round = await requireRound(db, submissionId);
  const opinions = await listOpinions(db, round.severeId);
  const here = { submission, round };
  const step = stepAfter(opinions);
  if (step.state === 'proposed') return propose(db, decision, here, at);
  if (step.state === 'differ') return differ(db, here, opinions, at);
  const result = await carryOut(db, here, step, at);
  if (result.isKept) {
    await updateSevere(db, submissionId, { seat: decision.seat ?? 'second', at });
    return result;
  }
  const { outcome } = step;
  await endRound(db, round.severeId, { outcome, decisionId, submissionId, at });
  await writeOpinions(db, round, decision.seat === 'third' ? opinions.slice(2) : opinions);
  return result;
}
