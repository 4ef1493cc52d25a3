import { randomUUID } from 'node:crypto';
import type { Case, EndpointKey } from '@digipals/contract';
import { appendAudit, type NewAuditEntry } from '../../domains/audit/index.ts';
import {
  giveStrike,
  listCases,
  readCase,
  requireUntied,
  revokeStrike,
  setOwner,
  writeNote,
} from '../../domains/cases/index.ts';
import type { StaffProofs } from '../../domains/staff/index.ts';
import { closeCase } from '../../use-cases/close-case.ts';
import { draftLetterHome } from '../../use-cases/draft-letter-home.ts';
import { sendLetterHome } from '../../use-cases/send-letter-home.ts';
import { confirmIdentity, requestIdentity, showIdentity } from '../../use-cases/show-identity.ts';
import type { Call, HandlersOf } from '../call.ts';
import { actorOf, caseFor } from '../desk-call.ts';

type Key = Exclude<
  Extract<EndpointKey, `${string} desk/cases${string}` | `${string} desk/strikes/${string}`>,
  `${string}/{caseId}/${'help' | 'measures'}${string}`
>;

/** Reads the case and appends to the audit log, last because that blocks other writers of the log. */
async function readAndLog(
  call: Pick<Call<'GET desk/cases'>, 'db' | 'staff' | 'now'>,
  caseId: number,
  entries: readonly NewAuditEntry[],
): Promise<Case> {
  const found = await readCase(call.db, caseId, actorOf(call));
  for (const entry of entries) await appendAudit(call.db, entry);
  return found;
}

export const casesHandlers = (proofs: StaffProofs): HandlersOf<Key> => ({
  'GET desk/cases': call => listCases(call.db, call.query, actorOf(call)),
  'GET desk/cases/{caseId}': async call =>
    readCase(call.db, await caseFor(call, call.params.caseId), actorOf(call)),
  'PUT desk/cases/{caseId}/owner': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    const next = { caseId, ownerId: call.body.staffId };
    return readAndLog(call, caseId, await setOwner(call.db, next, actorOf(call)));
  },
  'POST desk/cases/{caseId}/notes': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    return readAndLog(
      call,
      caseId,
      await writeNote(call.db, { ...call.body, caseId }, actorOf(call)),
    );
  },
  'POST desk/cases/{caseId}/strikes': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    const strike = { ...call.body, caseId, strikeId: randomUUID() };
    return readAndLog(call, caseId, await giveStrike(call.db, strike, actorOf(call)));
  },
  'DELETE desk/strikes/{strikeId}': async call => {
    const { strikeId } = call.params;
    const { caseId, entries } = await revokeStrike(call.db, strikeId, actorOf(call));
    await requireUntied(call.db, caseId, call.staff.staffId);
    return readAndLog(call, caseId, entries);
  },
  'GET desk/cases/{caseId}/letter': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    return draftLetterHome(call.db, { ...call.query, caseId }, actorOf(call));
  },
  'POST desk/cases/{caseId}/letters': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    const letter = { ...call.body, caseId, letterId: randomUUID() };
    return readAndLog(call, caseId, await sendLetterHome(call.db, letter, actorOf(call)));
  },
  'POST desk/cases/{caseId}/identity': {
    prepare: async ({ params, body: { urgent, code }, staff, now, address }) => {
      await proofs.useCode({ staffId: staff.staffId, code }, address);
      return async db => {
        const caseId = await caseFor({ db, staff }, params.caseId);
        const asked = { caseId, revealId: randomUUID(), urgent };
        return showIdentity(db, asked, actorOf({ staff, now }));
      };
    },
  },
  'POST desk/cases/{caseId}/identity/requests': async call => {
    const ids = { caseId: await caseFor(call, call.params.caseId), revealId: randomUUID() };
    const entries = await requestIdentity(call.db, ids, call.body, actorOf(call));
    return readAndLog(call, ids.caseId, entries);
  },
  'POST desk/cases/{caseId}/identity/confirm': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    return readAndLog(call, caseId, await confirmIdentity(call.db, caseId, actorOf(call)));
  },
  'POST desk/cases/{caseId}/close': async call => {
    const caseId = await caseFor(call, call.params.caseId);
    return readAndLog(
      call,
      caseId,
      await closeCase(call.db, { ...call.body, caseId }, actorOf(call)),
    );
  },
});
