import { invalidateChanges } from '@digipals/client';
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
  const act = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      onDone();
    } catch (error) {
      setProblem(describeError(error));
    }
    await invalidateChanges(queries, 'POST desk/shifts');
  };
  return {
    ...{ staff, problem, setProblem },
    mayPlan: staff?.role === 'lead' || staff?.role === 'admin',
    mayHave: staff !== undefined && staff.role !== 'reviewer',
    plan: (body: NewShift) => void act(() => call('POST desk/shifts', { body })),
    save: (body: ServiceHours) => void act(() => call('PUT desk/service-hours', { body })),
    cancel: (shiftId: string) =>
      void act(() => call('DELETE desk/shifts/{shiftId}', { params: { shiftId } })),
    have: (alarmId: number) =>
      void act(() =>
        call('POST desk/alarms/{alarmId}/have', { params: { alarmId: String(alarmId) } }),
      ),
  };
}
