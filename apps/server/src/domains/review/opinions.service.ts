import { type Card, review } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { type Agreement, agreementOf } from './agreement.policy.ts';
import { readOpinionCard } from './card.service.ts';
import { nextFence } from './leases.data.ts';
import { countOpinions, lockOpinion, reopenOpinion, saveOpinion } from './opinions.data.ts';
import { type Adult, isReturnReason, type Made, type Verdict } from './review.policy.ts';

/** Saves a second opinion. It has no effect on the children yet. */
export async function decideSecond(
  db: Db,
  adult: Adult,
  lease: { readonly decisionId: string; readonly submissionId: string },
  verdict: Verdict,
  now: number,
): Promise<Made> {
  const { decisionId, submissionId } = lease;
  const { outcome, reason: given = null, note = null } = verdict;
  const reason = isReturnReason(given) ? given : null;
  const at = new Date(now);
  await saveOpinion(db, decisionId, { outcome, reason, note, at });
  await appendAudit(db, {
    actor: adult.name,
    action: 'Gave second opinion',
    object: `submission ${submissionId}`,
    detail: { decisionId, outcome, reason, note },
    at,
  });
  return { decisionId, undoUntil: new Date(now + review.undoMs) };
}

/** Undoes an adult's own second opinion. @throws not_found, too_late after the undo window */
export async function undoSecond(
  db: Db,
  adult: Adult,
  decisionId: string,
  now: number,
): Promise<Card> {
  const opinion = await lockOpinion(db, decisionId, adult.staffId);
  if (!opinion?.decidedAt) throw new ApiError('not_found');
  const isOver = opinion.settledAt !== null || now >= opinion.decidedAt.getTime() + review.undoMs;
  if (isOver) throw new ApiError('too_late');
  const until = new Date(now + review.leaseMs);
  await reopenOpinion(db, decisionId, { fence: await nextFence(db), until });
  const card = await readOpinionCard(db, decisionId, now);
  await appendAudit(db, {
    actor: adult.name,
    action: 'Undid second opinion',
    object: `submission ${card.submissionId}`,
    detail: { decisionId },
    at: new Date(now),
  });
  return card;
}

/** How often blind second opinions agree, per reason. */
export const readAgreement = async (db: Db): Promise<Agreement[]> =>
  agreementOf(await countOpinions(db));
