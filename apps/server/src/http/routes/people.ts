import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { listStaffInvitations, readPeople, type StaffSignIn } from '../../domains/staff/index.ts';
import {
  changeStaffRole,
  dismissStaff,
  type StaffChanger,
  setLeave,
  setStaffRecord,
} from '../../use-cases/change-staff.ts';
import { confirmComeback, inviteStaff, withdrawStaffLink } from '../../use-cases/invite-staff.ts';
import { joinDesk, showStaffInvitation } from '../../use-cases/join-desk.ts';
import {
  askToEndTie,
  confirmEndOfTies,
  readOwnTies,
  tellTie,
  tellTiesComplete,
} from '../../use-cases/own-ties.ts';
import { askForFactor, confirmFactor, stopFactor } from '../../use-cases/renew-factor.ts';
import type { Call, HandlersOf } from '../call.ts';

type Key =
  | Extract<EndpointKey, `${string} desk/people${string}`>
  | Extract<EndpointKey, `${string} desk/own${string}`>
  | 'POST desk/invitation'
  | 'POST desk/join';

const byOf = ({ staff, now }: Pick<Call<'GET desk/people'>, 'staff' | 'now'>) => ({
  staff,
  at: new Date(now),
});

const changerOf = (call: Pick<Call<'GET desk/people'>, 'staff' | 'now'>): StaffChanger => ({
  staffId: call.staff.staffId,
  name: call.staff.name,
  at: new Date(call.now),
});

/** Calls of the noun people: the adults of the desk, and whom they know. */
export const peopleHandlers = (deps: AppDeps, signIn: StaffSignIn): HandlersOf<Key> => ({
  'GET desk/people': async ({ db, staff, now }) => ({
    people: await readPeople(db, staff.staffId, new Date(now)),
    invitations: await listStaffInvitations(db, staff.staffId, new Date(now)),
  }),

  'POST desk/people/invitations': call =>
    inviteStaff(call.db, deps, { body: call.body, ...byOf(call) }),

  'POST desk/people/invitations/{invitationId}/confirm': async call => {
    await confirmComeback(call.db, deps, { ...call.params, ...byOf(call) });
    return {};
  },

  'DELETE desk/people/invitations/{invitationId}': async call => {
    await withdrawStaffLink(call.db, { ...call.params, ...byOf(call) });
    return {};
  },

  'PUT desk/people/{staffId}/role': async call => {
    await changeStaffRole(call.db, { ...call.params, ...call.body, by: changerOf(call) });
    return {};
  },

  'PUT desk/people/{staffId}/record': async call => {
    await setStaffRecord(call.db, { ...call.params, record: call.body, by: changerOf(call) });
    return {};
  },

  'PUT desk/people/{staffId}/leave': async call => {
    await setLeave(call.db, { ...call.params, ...call.body, by: changerOf(call) });
    return {};
  },

  'DELETE desk/people/{staffId}': async call => {
    await dismissStaff(call.db, { ...call.params, by: changerOf(call) });
    return {};
  },

  'POST desk/people/{staffId}/factor': async call => {
    await askForFactor(call.db, deps, { ...call.params, ...call.body, ...byOf(call) });
    return {};
  },

  'POST desk/people/{staffId}/factor/confirm': async call => {
    await confirmFactor(call.db, deps, { ...call.params, ...byOf(call) });
    return {};
  },

  'DELETE desk/people/{staffId}/factor': async call => {
    await stopFactor(call.db, { ...call.params, ...byOf(call) });
    return {};
  },

  'POST desk/people/{staffId}/ties/end': async call => {
    await confirmEndOfTies(call.db, { ...call.params, ...byOf(call) });
    return {};
  },

  'GET desk/own': call => readOwnTies(call.db, byOf(call)),

  'POST desk/own/ties': async call => {
    await tellTie(call.db, { body: call.body, ...byOf(call) });
    return {};
  },

  'POST desk/own/ties/{tieId}/end': async call => {
    await askToEndTie(call.db, { ...call.params, ...byOf(call) });
    return {};
  },

  'POST desk/own/told': async call => {
    await tellTiesComplete(call.db, byOf(call));
    return {};
  },

  'POST desk/invitation': ({ db, body, now }) => showStaffInvitation(db, body.token, new Date(now)),

  'POST desk/join': async ({ db, body, address, now }) => {
    const email = await db
      .transaction()
      .execute(open => joinDesk(open, deps, { ...body, at: new Date(now) }));
    return signIn.begin({ email, password: body.password }, address);
  },
});
