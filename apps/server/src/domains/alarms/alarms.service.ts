import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { StaffCaller } from '../../kernel/caller.ts';
import { appendAudit } from '../audit/index.ts';
import { ackAlarm, closeAlarms, lockAlarm, openAlarm } from './alarms.data.ts';

type AlarmDeps = Pick<AppDeps, 'config'>;

/** When a change of this moment goes to the webhook; null without a webhook. */
export const hookTime = ({ config }: AlarmDeps, at: Date): Date | null =>
  config.alarmHook ? at : null;

/** Opens an alarm whose cause is an event, unless it is open. */
export const raiseAlarm = (
  db: Db,
  deps: AlarmDeps,
  { name, says, at }: { name: string; says: string; at: Date },
): Promise<void> =>
  openAlarm(db, { name, subject: '', since: at, says, at, hookAt: hookTime(deps, at) });

/** Closes an alarm whose cause has ended. */
export const endAlarm = (
  db: Db,
  deps: AlarmDeps,
  { name, at }: { name: string; at: Date },
): Promise<void> => closeAlarms(db, { name }, { at, hookAt: hookTime(deps, at) });

/**
 * An adult has an alarm: nobody is notified of it any more. The first one keeps it.
 * @returns the name of who has it
 * @throws not_found, alarm_over
 */
export async function haveAlarm(
  db: Db,
  deps: AlarmDeps,
  { alarmId, staff, at }: { alarmId: number; staff: StaffCaller; at: Date },
): Promise<string> {
  const alarm = await lockAlarm(db, alarmId);
  if (!alarm) throw new ApiError('not_found');
  if (alarm.isOver) throw new ApiError('alarm_over');
  if (alarm.haver !== null) return alarm.haver;
  await ackAlarm(db, alarmId, { staffId: staff.staffId, at, hookAt: hookTime(deps, at) });
  const object = `alarm ${alarmId}, ${alarm.name}`;
  await appendAudit(db, { actor: staff.name, action: 'Took alarm', object, at });
  return staff.name;
}
