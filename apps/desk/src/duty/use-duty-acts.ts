import { invalidateChanges, type WriteKey } from '@digipals/client';
import type { ServiceHours } from '@digipals/contract';
import { useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import type { NewShift } from './ShiftDialog.tsx';

/** What the adult may do on the page Duty, and what went wrong. `onDone`: a write has succeeded. */
export function useDutyActs(onDone: () => void) {
  const { call, queries, session } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const staff = session.get()?.staff;
  const act = async (key: WriteKey, work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      onDone();
    } catch (error) {
      setProblem(describeError(error));
    }
    await invalidateChanges(queries, key);
  };
  return {
    ...{ staff, problem, setProblem },
    mayPlan: staff?.role === 'lead' || staff?.role === 'admin',
    mayHave: staff !== undefined && staff.role !== 'reviewer',
    plan: (body: NewShift) =>
      void act('POST desk/shifts', () => call('POST desk/shifts', { body })),
    save: (body: ServiceHours) =>
      void act('PUT desk/service-hours', () => call('PUT desk/service-hours', { body })),
    cancel: (shiftId: string) => {
      const key = 'DELETE desk/shifts/{shiftId}';
      void act(key, () => call(key, { params: { shiftId } }));
    },
    have: (alarmId: number) => {
      const key = 'POST desk/alarms/{alarmId}/have';
      void act(key, () => call(key, { params: { alarmId: String(alarmId) } }));
    },
  };
}
