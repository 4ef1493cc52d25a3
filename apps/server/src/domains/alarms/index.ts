export {
  closeAlarms,
  countOpenAlarms,
  listOpenAlarms,
  markTold,
  openAlarm,
  takeWatch,
} from './alarms.data.ts';
export {
  type AlarmRecipient,
  type AlarmTimes,
  type Cause,
  changesOf,
  nextStep,
  type OpenAlarm,
  opensAt,
  tellingOf,
} from './alarms.policy.ts';
export { endAlarm, haveAlarm, hookTime, raiseAlarm } from './alarms.service.ts';
export {
  claimSign,
  countStuckHooks,
  type DueHook,
  endHook,
  findSign,
  takeDueHook,
} from './hooks.data.ts';
