import { randomUUID } from 'node:crypto';
import type { BodyOf, Case, EndpointKey, ResponseOf } from '@digipals/contract';
import type { Call, HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';
import { appendAudit, type Deed } from '../audit/index.ts';
import { listCases, readCase, requireCase } from './cases.service.ts';
import { letterOf } from './letters.policy.ts';
import { writeNote } from './notes.service.ts';
import { type Doer, giveStrike, takeStrikeBack } from './strikes.service.ts';

/** What spans more than cases. */
export type CaseActions = {
  /** @returns what is to be written into the log @throws forbidden, not_found, case_closed, no_address */
  sendLetter(
    db: Db,
    letter: BodyOf<'POST desk/cases/{caseId}/letters'> & { caseId: number; letterId: string },
    by: Doer,
  ): Promise<readonly Deed[]>;
  /** @throws not_found */
  showIdentity(
    db: Db,
    asked: { caseId: number; reason: string },
    by: Doer,
  ): Promise<ResponseOf<'POST desk/cases/{caseId}/identity'>>;
  /** @returns what is to be written into the log @throws not_found, case_closed */
  close(
    db: Db,
    closing: BodyOf<'POST desk/cases/{caseId}/close'> & { caseId: number },
    by: Doer,
  ): Promise<readonly Deed[]>;
};

type Key = Extract<
  EndpointKey,
  `${string} desk/cases${string}` | `${string} desk/strikes/${string}`
>;

const doerOf = ({ staff, now }: Pick<Call<'GET desk/cases'>, 'staff' | 'now'>): Doer => ({
  staffId: staff.staffId,
  name: staff.name,
  at: new Date(now),
});

/** The case as it is now; the log comes last, since others wait for it from then on. */
async function written(
  { db, now }: Pick<Call<EndpointKey>, 'db' | 'now'>,
  caseId: number,
  deeds: readonly Deed[],
): Promise<Case> {
  const found = await readCase(db, caseId, now);
  for (const deed of deeds) await appendAudit(db, deed);
  return found;
}

/** Calls of the noun cases. */
export const casesHandlers = ({
  sendLetter,
  showIdentity,
  close,
}: CaseActions): HandlersOf<Key> => ({
  'GET desk/cases': ({ db, query, staff }) => listCases(db, query, staff.staffId),
  'GET desk/cases/{caseId}': ({ db, params, now }) => readCase(db, Number(params.caseId), now),
  'POST desk/cases/{caseId}/notes': async call => {
    const caseId = Number(call.params.caseId);
    return written(call, caseId, await writeNote(call.db, { ...call.body, caseId }, doerOf(call)));
  },
  'POST desk/cases/{caseId}/strikes': async call => {
    const caseId = Number(call.params.caseId);
    const strike = { ...call.body, caseId, strikeId: randomUUID() };
    return written(call, caseId, await giveStrike(call.db, strike, doerOf(call)));
  },
  'DELETE desk/strikes/{strikeId}': async call => {
    const { strikeId } = call.params;
    const { caseId, deeds } = await takeStrikeBack(call.db, strikeId, doerOf(call));
    return written(call, caseId, deeds);
  },
  'GET desk/cases/{caseId}/letter': async ({ db, params, query }) => {
    await requireCase(db, Number(params.caseId));
    return letterOf(query.template, query.language);
  },
  'POST desk/cases/{caseId}/letters': async call => {
    const caseId = Number(call.params.caseId);
    const letter = { ...call.body, caseId, letterId: randomUUID() };
    return written(call, caseId, await sendLetter(call.db, letter, doerOf(call)));
  },
  'POST desk/cases/{caseId}/identity': ({ db, params, body, staff, now }) =>
    showIdentity(db, { ...body, caseId: Number(params.caseId) }, doerOf({ staff, now })),
  'POST desk/cases/{caseId}/close': async call => {
    const caseId = Number(call.params.caseId);
    return written(call, caseId, await close(call.db, { ...call.body, caseId }, doerOf(call)));
  },
});
