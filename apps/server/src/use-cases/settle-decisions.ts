import { review } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { lockSubmission, type Submission } from '../domains/messages/index.ts';
import {
  awaitSeat,
  countDecisions,
  type DueDecision,
  deleteSkips,
  escalateOverdue,
  insertOpinion,
  isReturnReason,
  markSettled,
  markUndone,
  needsSecondOpinion,
  severeObject,
  takeDueDecision,
  takeDueOpinion,
} from '../domains/review/index.ts';
import { describeError } from '../kernel/describe-error.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { openSevereCase } from './open-case.ts';
import { returnSubmission } from './return-submission.ts';
import { settleSecondOpinion } from './settle-second-opinion.ts';
import { settleSevere } from './settle-severe.ts';
import { withholdSubmission } from './withhold-submission.ts';

type SettleDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'log'>;

/** The result of a decision, as named in the audit log. */
type Result = {
  readonly action: string;
  /** Whether its review is over. */
  readonly isDone: boolean;
};

const words = {
  returned: 'Returned',
  withheld: 'Withheld',
  withdrawn: 'Not delivered',
  kept: 'Kept',
  setAside: 'Set aside',
} as const;

/** What an adult asks a lead about is severe from now on. */
async function escalate(db: Db, decision: DueDecision, userId: string, at: Date): Promise<Result> {
  const { submissionId, rev, reviewer: by, note: text } = decision;
  await openSevereCase(db, { userId, submissionId, rev, origin: 'escalated', by, text, at });
  await awaitSeat(db, submissionId, 'first', at);
  return { action: 'Sent to the lead', isDone: false };
}

/** Applies a decision. Needs `lockSubmission`. */
async function apply(
  db: Db,
  decision: DueDecision,
  submission: Submission,
  at: Date,
): Promise<Result> {
  const { authorId, deliveredAt } = submission;
  const { outcome, seenText, editedText, reason } = decision;
  if (outcome === 'escalate') return escalate(db, decision, authorId, at);
  if (outcome === 'return' && isReturnReason(reason)) {
    const became = await returnSubmission(db, submission, { reason, at });
    return { action: words[became], isDone: became === 'withdrawn' };
  }
  if (outcome === 'deliver') {
    const text = editedText ?? seenText;
    const original = editedText === null ? null : seenText;
    const became = await deliverSubmission(db, submission, { text, original, at });
    if (became !== 'delivered') return { action: words[became], isDone: became === 'withdrawn' };
    if (deliveredAt) return { action: 'Left delivered', isDone: true };
    return { action: original === null ? 'Delivered' : 'Delivered with an edit', isDone: true };
  }
  await withholdSubmission(db, submission, at);
  return { action: deliveredAt ? 'Took back' : words.withheld, isDone: true };
}

/** Applies a decision on the version that waits for it. One that others must decide on meanwhile is set aside. */
async function settleOn(
  db: Db,
  decision: DueDecision,
  submission: Submission,
  at: Date,
): Promise<Result> {
  const { submissionId, state, rev, reviewKind } = submission;
  if (state !== 'decided' || rev !== decision.rev) return { action: words.withdrawn, isDone: true };
  if (decision.kind === 'severe') return settleSevere(db, decision, submission, at);
  if (reviewKind !== 'severe') return apply(db, decision, submission, at);
  await awaitSeat(db, submissionId, 'first', at);
  return { action: words.setAside, isDone: false };
}

/** Whether this decision gets a second opinion: at random, or because the reviewer is new. */
async function wantsOpinion(db: Db, decision: DueDecision, chance: number): Promise<boolean> {
  if (decision.kind !== 'review') return false;
  const most = review.secondOpinions.newcomerDecisions;
  const before = await countDecisions(db, decision.reviewerId, most);
  return needsSecondOpinion(decision.outcome, before, chance);
}

/**
 * Settles one decision. What the children see, Lingos, trophies, notifications, the second opinion and
 * the audit log change in one transaction, once (SAFE-01).
 */
async function settleDecision(
  db: Db,
  decision: DueDecision,
  { chance, at }: { chance: number; at: Date },
): Promise<void> {
  const { decisionId, submissionId, rev } = decision;
  const submission = await lockSubmission(db, submissionId);
  const result = await settleOn(db, decision, submission, at);
  const isApplied = ![words.withdrawn, words.kept, words.setAside].some(
    action => action === result.action,
  );
  if (isApplied && (await wantsOpinion(db, decision, chance))) {
    await insertOpinion(db, decisionId, at);
  }
  if (result.isDone) await deleteSkips(db, submissionId);
  // What is kept will be read again.
  if (result.action === words.kept || result.action === words.setAside) {
    await markUndone(db, decisionId, at);
  } else await markSettled(db, decisionId, at);
  const { severeId } = decision;
  await appendAudit(db, {
    // Until the second opinion is given, nobody learns from the log whose the first was.
    actor: severeId === null ? decision.reviewer : 'System',
    action: result.action,
    object: severeId === null ? `submission ${submissionId}` : severeObject(severeId),
    detail: { submissionId, decisionId, rev },
    at,
  });
}

/**
 * Settles the first decision that is due, in the caller's transaction; `chance` is from 0 up to 1.
 * @returns whether one was due
 */
export async function settleNext(db: Db, at: Date, chance: number): Promise<boolean> {
  const decision = await takeDueDecision(db, at, []);
  if (decision) await settleDecision(db, decision, { chance, at });
  return decision !== undefined;
}

const FRACTION = 2 ** 32;
const AT_A_TIME = 4;

/** Ends old holds and escalates submissions that no active reviewer can claim. */
export const escalateOverdueReviews = ({
  database: { db },
  clock,
}: Pick<SettleDeps, 'database' | 'clock'>) =>
  db.transaction().execute(transaction => escalateOverdue(transaction, clock()));

const chanceOf = (random: SettleDeps['random']): number => random(4).readUInt32BE() / FRACTION;

/** One run of settling: its time, and the decisions that failed in it. */
type Run = { readonly deps: SettleDeps; readonly at: Date; readonly failed: string[] };

/** Takes and settles one item; calls `taken` with its decision. @returns whether there was one */
type Step = (db: Db, run: Run, taken: (decisionId: string) => void) => Promise<boolean>;

const settleDue: Step = async (db, { deps, at, failed }, taken) => {
  const decision = await takeDueDecision(db, at, failed);
  if (!decision) return false;
  taken(decision.decisionId);
  await settleDecision(db, decision, { chance: chanceOf(deps.random), at });
  return true;
};

const settleOpinion: Step = async (db, { at, failed }, taken) => {
  const opinion = await takeDueOpinion(db, new Date(at.getTime() - review.undoMs), failed);
  if (!opinion) return false;
  taken(opinion.decisionId);
  await settleSecondOpinion(db, opinion, at);
  return true;
};

/**
 * Runs a step in its own transaction. A decision that fails is left to the next run.
 * @returns whether there was something to settle
 */
async function settleOne(run: Run, step: Step): Promise<boolean> {
  const { database, log } = run.deps;
  let decisionId: string | undefined;
  const taken = (id: string): void => {
    decisionId = id;
  };
  try {
    return await database.db.transaction().execute(db => step(db, run, taken));
  } catch (error) {
    if (decisionId === undefined) throw error;
    run.failed.push(decisionId);
    const what = step === settleOpinion ? 'second opinion' : 'decision';
    const message = `settling a ${what} failed, will retry`;
    log.error({ decisionId, ...describeError(error) }, message);
    return true;
  }
}

async function settleAll(run: Run, step: Step): Promise<number> {
  let count = 0;
  while (await settleOne(run, step)) count += 1;
  return count;
}

/**
 * Settles all decisions that can no longer be undone, `atATime` in parallel, then the second opinions.
 * Any number of servers may do this at the same time: each decision is taken by one. A failure does not
 * block the others.
 * @returns how many decisions were settled
 */
export async function settleDecisions(
  deps: SettleDeps,
  atATime: number = AT_A_TIME,
): Promise<number> {
  const at = new Date(deps.clock());
  const run: Run = { deps, at, failed: [] };
  let count = 0;
  if (await settleOne(run, settleDue)) {
    const lanes = Array.from({ length: atATime }, () => settleAll(run, settleDue));
    const ends = await Promise.allSettled(lanes);
    for (const end of ends) {
      if (end.status === 'rejected') throw end.reason;
      count += end.value;
    }
    count += 1 - run.failed.length;
  }
  await settleAll({ deps, at, failed: [] }, settleOpinion);
  return count;
}
