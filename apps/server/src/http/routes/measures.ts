import { randomUUID } from 'node:crypto';
import type { EndpointKey, Measure, OwnMeasure } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { childOfCase } from '../../domains/cases/index.ts';
import {
  readMeasure,
  readMeasuresOf,
  readOpenMeasures,
  readOwnMeasures,
} from '../../domains/measures/index.ts';
import { objectToMeasure, seeMeasure } from '../../use-cases/object-to-measure.ts';
import {
  answerMeasure,
  confirmMeasure,
  setMeasure,
  takeMeasureBack,
} from '../../use-cases/set-measures.ts';
import type { Call, HandlersOf } from '../call.ts';
import { actorOf, caseFor } from '../desk-call.ts';

type Key = Extract<
  EndpointKey,
  `${string}/measures` | `${string}/measures/${string}` | `${string} desk/measures${string}`
>;

type OfChild = { readonly db: Db; readonly params: { readonly id: string }; readonly now: number };
type OfAdult = Pick<Call<'GET desk/measures'>, 'db' | 'staff' | 'now'>;

const own = ({ db, params, now }: OfChild): Promise<OwnMeasure[]> =>
  readOwnMeasures(db, params.id, new Date(now));

const shown = (call: OfAdult, measureId: string): Promise<Measure> =>
  readMeasure(call.db, measureId, actorOf(call));

/** Calls about measures, of children and of adults. */
export const measuresHandlers: HandlersOf<Key> = {
  'GET users/{id}/measures': own,

  'PUT users/{id}/measures/{measureId}': async call => {
    const { id: userId, measureId } = call.params;
    await seeMeasure(call.db, { ...call.body, userId, measureId, at: new Date(call.now) });
    return own(call);
  },

  'POST users/{id}/measures/{measureId}/objection': async call => {
    const { id: userId, measureId } = call.params;
    await objectToMeasure(call.db, { ...call.body, userId, measureId, at: new Date(call.now) });
    return own(call);
  },

  'GET desk/measures': async call => {
    const { caseId } = call.query;
    if (caseId === undefined) return readOpenMeasures(call.db, actorOf(call));
    const userId = await childOfCase(call.db, await caseFor(call, caseId));
    return readMeasuresOf(call.db, userId, actorOf(call));
  },

  'POST desk/cases/{caseId}/measures': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    const wanted = { ...call.body, measureId: randomUUID(), caseId };
    return shown(call, await setMeasure(call.db, wanted, actorOf(call)));
  },

  'POST desk/measures/{measureId}/confirm': async call => {
    const { measureId } = call.params;
    await confirmMeasure(call.db, measureId, actorOf(call));
    return shown(call, measureId);
  },

  'POST desk/measures/{measureId}/end': async call => {
    const { measureId } = call.params;
    await takeMeasureBack(call.db, measureId, call.body.note, actorOf(call));
    return shown(call, measureId);
  },

  'POST desk/measures/{measureId}/answer': async call => {
    const { measureId } = call.params;
    await answerMeasure(call.db, measureId, call.body, actorOf(call));
    return shown(call, measureId);
  },
};
