import type { HelpCase } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listLines } from './help-lines.data.ts';
import { type HelpRequestRow, updateRequest } from './help-requests.data.ts';
import { oneLeadUntil, takesTwo } from './help-requests.policy.ts';
import {
  confirmDecision,
  type HomeDecisionRow,
  insertDecision,
  listDecisions,
} from './home-decisions.data.ts';

/** The decision that waits for a second lead: only the newest one can. */
const waitingOf = (decisions: readonly HomeDecisionRow[]): HomeDecisionRow | undefined => {
  const newest = decisions.at(-1);
  return newest?.confirmedAt === null ? newest : undefined;
};

/** Whether the family may see a request, for a lead. */
export async function readHome(
  db: Db,
  { requestId, homeAt }: HelpRequestRow,
  staffId: string,
): Promise<HelpCase['home']> {
  const decisions = await listDecisions(db, requestId);
  const last = decisions.findLast(({ confirmedAt }) => confirmedAt !== null);
  const waiting = waitingOf(decisions);
  return {
    isOpen: homeAt !== null,
    keptUntil: last?.until?.toISOString() ?? null,
    basis: last?.basis ?? null,
    by: last?.by ?? null,
    second: last?.second ?? null,
    waiting: waiting
      ? {
          decisionId: waiting.decisionId,
          opens: waiting.opens,
          until: waiting.until?.toISOString() ?? null,
          basis: waiting.basis,
          by: waiting.by,
          mayConfirm: waiting.staffId !== staffId,
        }
      : null,
  };
}

const apply = (db: Db, requestId: string, { opens }: { opens: boolean }, at: Date) =>
  updateRequest(db, requestId, { home_at: opens ? at : null });

/** A decision of a lead; `until` null for the time that one lead may decide alone. */
export type HomeChoice = {
  readonly decisionId: string;
  readonly opens: boolean;
  readonly until: Date | null;
  readonly basis: string;
  readonly staffId: string;
  readonly at: Date;
};

/** A double press, or a retry after a lost answer. A time that is over has to be decided again. */
const isSame = (known: HomeDecisionRow, { opens, basis, until, staffId, at }: HomeChoice) =>
  known.staffId === staffId &&
  known.opens === opens &&
  known.basis === basis &&
  (until === null || known.until?.getTime() === until.getTime()) &&
  (known.until === null || known.until > at);

/**
 * Decides whether the family may see a request. What takes two leads waits for the second; a later decision replaces
 * it. Needs the lock of the case.
 * @returns whether it counts already, and whether it is new
 * @throws second_needed if the time of one lead is over and no later time is named
 */
export async function decideHome(
  db: Db,
  { requestId }: HelpRequestRow,
  choice: HomeChoice,
): Promise<{ readonly counts: boolean; readonly isNew: boolean }> {
  const { opens, at } = choice;
  const decisions = await listDecisions(db, requestId);
  const known = decisions.at(-1);
  if (known && isSame(known, choice)) return { counts: known.confirmedAt !== null, isNew: false };
  const oneUntil = oneLeadUntil(decisions, at);
  const until = opens ? null : (choice.until ?? oneUntil);
  if (until && until <= at) throw new ApiError('second_needed');
  const lines = await listLines(db, [requestId]);
  const waits = takesTwo({ opens, until }, { lines, oneUntil });
  await insertDecision(db, { ...choice, requestId, until, confirmedAt: waits ? null : at });
  if (!waits) await apply(db, requestId, choice, at);
  return { counts: !waits, isNew: true };
}

/** @throws not_found unless this decision waits; second_needed for the lead who made it */
export async function confirmHome(
  db: Db,
  { requestId }: HelpRequestRow,
  given: { readonly decisionId: string; readonly staffId: string; readonly at: Date },
): Promise<{ readonly opens: boolean; readonly isNew: boolean }> {
  const { decisionId, staffId, at } = given;
  const decisions = await listDecisions(db, requestId);
  const known = decisions.find(one => one.decisionId === decisionId);
  if (!known) throw new ApiError('not_found');
  if (known.staffId === staffId) throw new ApiError('second_needed');
  if (known.confirmedAt) return { opens: known.opens, isNew: false };
  if (waitingOf(decisions) !== known) throw new ApiError('not_found');
  await confirmDecision(db, { decisionId, secondId: staffId, at });
  await apply(db, requestId, known, at);
  return { opens: known.opens, isNew: true };
}
