import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase } from '../domains/cases/index.ts';
import { findServiceHours } from '../domains/duty/index.ts';
import {
  answerByOf,
  isOpen,
  markSeen,
  requireOwnMeasure,
  stateAt,
  upsertObjection,
} from '../domains/measures/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type OfChild = { readonly userId: string; readonly measureId: string; readonly at: Date };

/** A child has seen a measure as it is now. @throws not_found */
export async function seeMeasure(db: Db, { userId, measureId, at }: OfChild): Promise<void> {
  await requireOwnMeasure(db, userId, measureId);
  await markSeen(db, measureId, at);
}

/**
 * A child says that a measure is not fair, or says more. Nothing checks, limits or returns what it says. Nobody answers in
 * a service day: the measure ends.
 * @throws not_found; too_late once the measure is over or the objection is answered
 */
export async function objectToMeasure(
  db: Db,
  {
    userId,
    measureId,
    because,
    text,
    at,
  }: OfChild & BodyOf<'POST users/{id}/measures/{measureId}/objection'>,
): Promise<void> {
  await lockChild(db, userId);
  const measure = await requireOwnMeasure(db, userId, measureId);
  const isNew = measure.answerBy === null;
  if (!(isNew ? stateAt(measure, at).state === 'acts' : isOpen(measure, at))) {
    throw new ApiError('too_late');
  }
  const answerBy = answerByOf((await findServiceHours(db)) ?? null, at);
  await upsertObjection(db, { measureId, userId, because, text, at, answerBy });
  // The child has it before its eyes, and is not shown it again.
  await markSeen(db, measureId, at);
  const event = { kind: 'objected', actor: 'Child', detail: { measureId }, at } as const;
  if (isNew) await addToCase(db, measure.caseId, event);
  const action = isNew ? 'Child objected' : 'Child said more';
  await appendAudit(db, { actor: 'System', action, object: `measure ${measureId}`, at });
}
