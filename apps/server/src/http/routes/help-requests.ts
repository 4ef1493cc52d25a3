import { randomUUID } from 'node:crypto';
import type { EndpointKey, HelpStatus } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { readDeskState } from '../../domains/duty/index.ts';
import { listHelp, openThread, readStatus } from '../../domains/help-requests/index.ts';
import { createOwnPictures } from '../../domains/session/index.ts';
import {
  answerHelp,
  confirmAboutHome,
  decideAboutHome,
  endHelp,
} from '../../use-cases/answer-help.ts';
import { askForHelp, takeHelpBack } from '../../use-cases/ask-for-help.ts';
import { leadMailOf } from '../../use-cases/help-letters.ts';
import { readHelp } from '../../use-cases/read-help.ts';
import type { HandlersOf } from '../call.ts';
import { actorOf, caseFor } from '../desk-call.ts';

type Key = Extract<
  EndpointKey,
  `${string}/helpRequest${string}` | 'GET desk/help' | `${string}/{caseId}/help${string}`
>;

type Given = { readonly db: Db; readonly userId: string; readonly now: number };

/** Calls about help requests, of children and of leads. */
export const helpRequestsHandlers = (deps: AppDeps): HandlersOf<Key> => {
  const pictures = createOwnPictures(deps);
  const statusOf = async ({ db, userId, now }: Given): Promise<HelpStatus> =>
    readStatus(db, {
      userId,
      pictures: await pictures.count(db, userId),
      isStaffed: (await readDeskState(db, now)).onDuty.lead > 0,
    });
  return {
    'GET users/{id}/helpRequest': ({ db, params, now }) => statusOf({ db, userId: params.id, now }),
    'POST users/{id}/helpRequest': async ({ db, params, body, now }) => {
      const userId = params.id;
      await askForHelp(db, deps.config, { userId, line: body, at: new Date(now) });
      return statusOf({ db, userId, now });
    },
    'DELETE users/{id}/helpRequest/{lineId}': async ({ db, params, now }) => {
      const { id: userId, lineId } = params;
      await takeHelpBack(db, { userId, lineId, at: new Date(now) });
      return statusOf({ db, userId, now });
    },
    'POST users/{id}/helpRequest/open': ({ db, params: { id }, body, now }) =>
      openThread(db, id, {
        isOwner: () => pictures.areOwn(db, id, body.pictures),
        at: new Date(now),
      }),

    'GET desk/help': ({ db, staff }) => listHelp(db, staff.staffId, leadMailOf(db)),
    'GET desk/cases/{caseId}/help': async call =>
      readHelp(call.db, await caseFor(call, call.params.caseId), actorOf(call)),
    'POST desk/cases/{caseId}/help/lines': async call => {
      const caseId = await caseFor(call, call.params.caseId);
      await answerHelp(call.db, { ...call.body, caseId }, actorOf(call));
      return readHelp(call.db, caseId, actorOf(call));
    },
    'POST desk/cases/{caseId}/help/home': async call => {
      const caseId = await caseFor(call, call.params.caseId);
      const decision = { caseId, decisionId: randomUUID(), choice: call.body };
      await decideAboutHome(call.db, decision, actorOf(call));
      return readHelp(call.db, caseId, actorOf(call));
    },
    'POST desk/cases/{caseId}/help/home/{decisionId}': async call => {
      const caseId = await caseFor(call, call.params.caseId);
      const { decisionId } = call.params;
      await confirmAboutHome(call.db, { caseId, decisionId }, actorOf(call));
      return readHelp(call.db, caseId, actorOf(call));
    },
    'POST desk/cases/{caseId}/help/end': async call => {
      const caseId = await caseFor(call, call.params.caseId);
      await endHelp(call.db, { ...call.body, caseId }, actorOf(call));
      return readHelp(call.db, caseId, actorOf(call));
    },
  };
};
