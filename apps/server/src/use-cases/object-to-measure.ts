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

/** Marks a measure as seen by its child. A later end or answer stays unseen. @throws not_found */
export async function seeMeasure(
  db: Db,
  {
    userId,
    measureId,
    isOver,
    answer,
    at,
  }: OfChild & BodyOf<'PUT users/{id}/measures/{measureId}'>,
): Promise<void> {
  const measure = await requireOwnMeasure(db, userId, measureId);
  const isAsShown = isOver === (stateAt(measure, at).since !== null) && answer === measure.answer;
  if (isAsShown) await markSeen(db, measureId, at);
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
  // The child is looking at it.
  await markSeen(db, measureId, at);
  const event = { kind: 'objected', actor: 'Child', detail: { measureId }, at } as const;
  if (isNew) await addToCase(db, measure.caseId, event);
  const action = isNew ? 'Child objected' : 'Child said more';
  await appendAudit(db, { actor: 'System', action, object: `measure ${measureId}`, at });
}
