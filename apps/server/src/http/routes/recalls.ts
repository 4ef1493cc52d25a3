import { randomUUID } from 'node:crypto';
import type { EndpointKey, Recall } from '@digipals/contract';
import { readDeliveredText, readRecall, readRecalls } from '../../domains/recalls/index.ts';
import { confirmRecall, restoreRecall } from '../../use-cases/end-recall.ts';
import { recallTexts } from '../../use-cases/recall-texts.ts';
import type { Call, HandlersOf } from '../call.ts';
import { actorOf } from '../desk-call.ts';

type Key = Extract<
  EndpointKey,
  `${string} desk/recalls${string}` | 'GET desk/texts/{submissionId}'
>;

type Given = Pick<Call<'GET desk/recalls'>, 'db' | 'staff' | 'now'>;

const shown = async (call: Given, recallId: string): Promise<Recall> =>
  (await readRecall(call.db, recallId, actorOf(call), new Date(call.now))).shown;

export const recallsHandlers: HandlersOf<Key> = {
  'GET desk/texts/{submissionId}': ({ db, params, staff, now }) =>
    readDeliveredText(db, params.submissionId, staff, new Date(now)),

  'GET desk/recalls': ({ db, staff, now }) => readRecalls(db, staff, new Date(now)),

  'POST desk/recalls': async call => {
    const recallId = randomUUID();
    await recallTexts(call.db, { ...call.body, recallId }, actorOf(call));
    return shown(call, recallId);
  },

  'POST desk/recalls/{recallId}/confirm': async call => {
    const { recallId } = call.params;
    await confirmRecall(call.db, recallId, actorOf(call));
    return shown(call, recallId);
  },

  'POST desk/recalls/{recallId}/restore': async call => {
    const { recallId } = call.params;
    await restoreRecall(call.db, recallId, call.body.note, actorOf(call));
    return shown(call, recallId);
  },
};
