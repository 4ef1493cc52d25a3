import type { Db } from '../db/db.ts';
import { addToCase } from '../domains/cases/index.ts';
import { type Submission, withhold } from '../domains/messages/index.ts';
import { endRecallsOf } from '../domains/recalls/index.ts';
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
import { restoreText } from './restore-text.ts';
import { returnSubmission } from './return-submission.ts';
import { withholdSubmission } from './withhold-submission.ts';

type Here = { readonly submission: Submission; readonly round: Round };

/** What an opinion led to, as named in the audit log. */
export type SettledSevere = {
  readonly action: string;
  readonly isDone: boolean;
  readonly isKept: boolean;
};

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
    await addToCase(db, caseId, {
      kind: 'opinion',
      actor: by,
      text,
      detail: { seat, outcome, reason },
      at,
    });
  }
}

/** The first opinion: keeping back works at once, all else waits for the second. */
async function propose(
  db: Db,
  decision: DueDecision,
  { submission, round }: Here,
  at: Date,
): Promise<SettledSevere> {
  const takesBack =
    decision.outcome === 'withhold' &&
    submission.deliveredAt !== null &&
    round.takenBackAt === null;
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
  { submission, round }: Here,
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

/** A text that waits again, because contact was withdrawn meanwhile. */
const kept: SettledSevere = { action: 'Kept', isDone: false, isKept: true };

/** Keeps a text back for good. */
async function keepBack(db: Db, { submission, round }: Here, at: Date): Promise<SettledSevere> {
  if (round.takenBackAt !== null) {
    await withhold(db, submission, at);
    return done('Confirmed: taken back');
  }
  await withholdSubmission(db, submission, at);
  return done(submission.deliveredAt ? 'Took back' : 'Withheld');
}

/** Restores a text that was taken back, also by a recall, which is then over. */
async function restore(db: Db, submission: Submission, at: Date): Promise<SettledSevere> {
  await endRecallsOf(db, submission.submissionId, at);
  return done((await restoreText(db, submission, at)) ? 'Restored' : 'Not restored');
}

async function letThrough(db: Db, submission: Submission, at: Date): Promise<SettledSevere> {
  const written = { text: submission.text, original: null, at };
  const became = await deliverSubmission(db, submission, written);
  if (became === 'kept') return kept;
  if (became === 'withdrawn') return done('Not delivered');
  return done(submission.deliveredAt ? 'Left delivered' : 'Delivered');
}

/** Does what two adults agreed on, or a third decided. */
async function carryOut(
  db: Db,
  here: Here,
  { outcome, reason }: Extract<NextStep, { state: 'done' }>,
  at: Date,
): Promise<SettledSevere> {
  const { submission, round } = here;
  if (outcome === 'withhold') return keepBack(db, here, at);
  if (outcome === 'return') {
    const became = await returnSubmission(db, submission, { reason: reason ?? 'hardToRead', at });
    return became === 'kept' ? kept : done(became === 'returned' ? 'Returned' : 'Not delivered');
  }
  return round.takenBackAt === null ? letThrough(db, submission, at) : restore(db, submission, at);
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
