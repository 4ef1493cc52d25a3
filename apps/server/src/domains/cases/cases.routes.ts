import { randomUUID } from 'node:crypto';
import type { BodyOf, EndpointKey, ResponseOf } from '@digipals/contract';
import type { Call, HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';
import { listCases, readCase, requireCase } from './cases.service.ts';
import { letterOf } from './letters.policy.ts';
import { writeNote } from './notes.service.ts';
import { type Doer, giveStrike, takeStrikeBack } from './strikes.service.ts';

/** What spans more than cases. */
export type CaseActions = {
  /** @throws not_found, case_closed, no_address */
  sendLetter(
    db: Db,
    letter: BodyOf<'POST desk/cases/{caseId}/letters'> & { caseId: number; letterId: string },
    by: Doer,
  ): Promise<void>;
  /** @throws not_found */
  showIdentity(
    db: Db,
    asked: { caseId: number; reason: string },
    by: Doer,
  ): Promise<ResponseOf<'POST desk/cases/{caseId}/identity'>>;
  /** @throws not_found, case_closed */
  close(
    db: Db,
    closing: BodyOf<'POST desk/cases/{caseId}/close'> & { caseId: number },
    by: Doer,
  ): Promise<void>;
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
    await writeNote(call.db, { ...call.body, caseId }, doerOf(call));
    return readCase(call.db, caseId, call.now);
  },
  'POST desk/cases/{caseId}/strikes': async call => {
    const caseId = Number(call.params.caseId);
    await giveStrike(call.db, { ...call.body, caseId, strikeId: randomUUID() }, doerOf(call));
    return readCase(call.db, caseId, call.now);
  },
  'DELETE desk/strikes/{strikeId}': async call => {
    const caseId = await takeStrikeBack(call.db, call.params.strikeId, doerOf(call));
    return readCase(call.db, caseId, call.now);
  },
  'GET desk/cases/{caseId}/letter': async ({ db, params, query }) => {
    await requireCase(db, Number(params.caseId));
    return letterOf(query.template, query.language);
  },
  'POST desk/cases/{caseId}/letters': async call => {
    const caseId = Number(call.params.caseId);
    await sendLetter(call.db, { ...call.body, caseId, letterId: randomUUID() }, doerOf(call));
    return readCase(call.db, caseId, call.now);
  },
  'POST desk/cases/{caseId}/identity': ({ db, params, body, staff, now }) =>
    showIdentity(db, { ...body, caseId: Number(params.caseId) }, doerOf({ staff, now })),
  'POST desk/cases/{caseId}/close': async call => {
    const caseId = Number(call.params.caseId);
    await close(call.db, { ...call.body, caseId }, doerOf(call));
    return readCase(call.db, caseId, call.now);
  },
});
