import type { ServiceHours } from '@digipals/contract';
import { useServices } from '../shared/services.tsx';
import { useWrites } from '../shared/use-writes.ts';
import type { NewShift } from './ShiftDialog.tsx';

/** What the adult may do on the page Duty, and what went wrong. `onDone`: a write has succeeded. */
export function useDutyActs(onDone: () => void) {
  const staff = useServices().session.get()?.staff;
  const { write, problem, setProblem, isSending } = useWrites();
  return {
    ...{ staff, problem, setProblem, isSending },
    mayPlan: staff?.role === 'lead' || staff?.role === 'admin',
    mayHave: staff !== undefined && staff.role !== 'reviewer',
    plan: (body: NewShift) => {
      const key = 'POST desk/shifts';
      void write({ key, send: call => call(key, { body }), onAnswer: onDone });
    },
    save: (body: ServiceHours) => {
      const key = 'PUT desk/service-hours';
      void write({ key, send: call => call(key, { body }), onAnswer: onDone });
    },
    cancel: (shiftId: string) => {
      const key = 'DELETE desk/shifts/{shiftId}';
      void write({ key, send: call => call(key, { params: { shiftId } }), onAnswer: onDone });
    },
    have: (id: number) => {
      const key = 'POST desk/alarms/{alarmId}/have';
      const params = { alarmId: String(id) };
      void write({ key, send: call => call(key, { params }), onAnswer: onDone });
    },
  };
}
