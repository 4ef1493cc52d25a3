import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { haveAlarm } from '../../domains/alarms/index.ts';
import { cancelShift, type Planner, planShift, setServiceHours } from '../../domains/duty/index.ts';
import { readDuty } from '../../use-cases/read-duty.ts';
import { readStepTimes } from '../../use-cases/read-step-times.ts';
import type { Call, HandlersOf } from '../call.ts';

type Key =
  | Extract<
      EndpointKey,
      `${string} desk/duty` | `${string} desk/shifts${string}` | `${string} desk/alarms/${string}`
    >
  | 'GET desk/times'
  | 'PUT desk/service-hours';

const ID_BYTES = 12;

const plannerOf = ({ staff, now }: Pick<Call<'POST desk/shifts'>, 'staff' | 'now'>): Planner => ({
  name: staff.name,
  at: new Date(now),
});

export const dutyHandlers = (deps: Pick<AppDeps, 'config' | 'random'>): HandlersOf<Key> => ({
  'GET desk/duty': ({ db, query, now }) => readDuty(db, now, query.day),

  'GET desk/times': ({ db, now }) => readStepTimes(db, now),

  'POST desk/shifts': async call => {
    const { staffId, seat } = call.body;
    const shiftId = deps.random(ID_BYTES).toString('base64url');
    const times = { from: new Date(call.body.from), to: new Date(call.body.to) };
    await planShift(call.db, { shiftId, staffId, seat, ...times }, plannerOf(call));
    return { shiftId };
  },

  'DELETE desk/shifts/{shiftId}': async call => {
    await cancelShift(call.db, call.params.shiftId, plannerOf(call));
    return {};
  },

  'PUT desk/service-hours': async call => {
    await setServiceHours(call.db, call.body, plannerOf(call));
    return {};
  },

  'POST desk/alarms/{alarmId}/have': async ({ db, staff, params, now }) => ({
    by: await haveAlarm(db, deps, { alarmId: Number(params.alarmId), staff, at: new Date(now) }),
  }),
});
