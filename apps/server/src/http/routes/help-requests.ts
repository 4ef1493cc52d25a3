import { randomUUID } from 'node:crypto';
import type { EndpointKey, HelpStatus } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { requireUntied, type StaffActor } from '../../domains/cases/index.ts';
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
import type { Call, HandlersOf } from '../call.ts';

type Key = Extract<
  EndpointKey,
  `${string}/helpRequest${string}` | 'GET desk/help' | `${string}/{caseId}/help${string}`
>;

type Given = { readonly db: Db; readonly userId: string; readonly now: number };
type OfLead = Pick<Call<'GET desk/cases/{caseId}/help'>, 'db' | 'params' | 'staff' | 'now'>;

/** The number of the case of a call, unless the lead knows its child. @throws not_found */
async function caseOf({ db, params, staff }: OfLead): Promise<number> {
  const caseId = Number(params.caseId);
  await requireUntied(db, caseId, staff.staffId);
  return caseId;
}

const leadOf = ({ staff: { staffId, name, role }, now }: OfLead): StaffActor => ({
  staffId,
  name,
  role,
  at: new Date(now),
});

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
      readHelp(call.db, await caseOf(call), leadOf(call)),
    'POST desk/cases/{caseId}/help/lines': async call => {
      const caseId = await caseOf(call);
      await answerHelp(call.db, { ...call.body, caseId }, leadOf(call));
      return readHelp(call.db, caseId, leadOf(call));
    },
    'POST desk/cases/{caseId}/help/home': async call => {
      const caseId = await caseOf(call);
      const decision = { caseId, decisionId: randomUUID(), choice: call.body };
      await decideAboutHome(call.db, decision, leadOf(call));
      return readHelp(call.db, caseId, leadOf(call));
    },
    'POST desk/cases/{caseId}/help/home/{decisionId}': async call => {
      const caseId = await caseOf(call);
      const { decisionId } = call.params;
      await confirmAboutHome(call.db, { caseId, decisionId }, leadOf(call));
      return readHelp(call.db, caseId, leadOf(call));
    },
    'POST desk/cases/{caseId}/help/end': async call => {
      const caseId = await caseOf(call);
      await endHelp(call.db, { ...call.body, caseId }, leadOf(call));
      return readHelp(call.db, caseId, leadOf(call));
    },
  };
};
