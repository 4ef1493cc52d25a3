export { findServiceHours, listShifts, type ShiftRow } from './duty.data.ts';
export { type DeskState, readDeskState, readGaps, readNextGaps } from './duty.service.ts';
export type { Gap } from './rota.policy.ts';
export {
  dayAfter,
  dayIn,
  momentIn,
  openOn,
  weekdayOf,
} from './service-hours.policy.ts';
export { cancelShift, type Planner, planShift, setServiceHours } from './shifts.service.ts';
