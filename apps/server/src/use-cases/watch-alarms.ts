import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  type Cause,
  changesOf,
  closeAlarms,
  hookTime,
  listOpenAlarms,
  markTold,
  type OpenAlarm,
  openAlarm,
  takeWatch,
  tellingOf,
} from '../domains/alarms/index.ts';
import { findServiceHours } from '../domains/duty/index.ts';
import { hurryLetters, queueLetter, writtenOf } from '../domains/mail/index.ts';
import { alarmLetter } from './alarm-letter.ts';
import { readAddresses } from './alarm-recipients.ts';
import { type AlarmRule, alarmRules } from './alarm-rules.ts';

type WatchDeps = Pick<AppDeps, 'database' | 'clock' | 'config' | 'log'>;

/** The causes of each rule that could be read. A rule that fails silences no other, and its alarms stay as they are. */
async function readCauses(
  { database: { db }, log }: WatchDeps,
  now: number,
): Promise<Map<string, readonly Cause[]>> {
  const found = new Map<string, readonly Cause[]>();
  for (const { name, causes } of alarmRules) {
    try {
      if (causes) found.set(name, await causes(db, now));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      log.error({ alarm: name, code }, 'the causes of an alarm could not be read');
    }
  }
  return found;
}

/** Opens alarms of a rule whose cause lasts, and closes those whose cause has ended. */
async function openAndClose(
  db: Db,
  deps: WatchDeps,
  rule: AlarmRule,
  { causes, open, at }: { causes: readonly Cause[] | undefined; open: OpenAlarm[]; at: Date },
): Promise<void> {
  const { name, lastsMs } = rule;
  const hookAt = hookTime(deps, at);
  if (lastsMs !== undefined) {
    const openedUpTo = new Date(at.getTime() - lastsMs);
    await closeAlarms(db, { name, openedUpTo }, { at, hookAt });
  }
  if (!causes) return;
  const { opens, closes } = changesOf(rule, { causes, open, at });
  for (const cause of opens) await openAlarm(db, { ...cause, name, at, hookAt });
  for (const { alarmId } of closes) await closeAlarms(db, { name, alarmId }, { at, hookAt });
}

/** Writes one letter for all alarms of a rule to each address that is notified now. */
async function tell(
  db: Db,
  deps: WatchDeps,
  rule: AlarmRule,
  { causes = [], open, at }: { causes: readonly Cause[] | undefined; open: OpenAlarm[]; at: Date },
): Promise<void> {
  const due = open.flatMap(alarm => {
    const telling = tellingOf(rule, alarm, at);
    return telling ? [{ alarm, telling }] : [];
  });
  if (due.length === 0) return;
  const addressesOf = await readAddresses(db, deps, at);
  const letters = new Map<string, OpenAlarm[]>();
  for (const { alarm, telling } of due) {
    const says = causes.find(({ subject }) => subject === alarm.subject)?.says ?? alarm.says;
    const { alarmId } = alarm;
    const { steps, isRepeat } = telling;
    const toldAt = isRepeat ? at : null;
    await markTold(db, { alarmId, steps, toldAt, says, hookAt: hookTime(deps, at) });
    for (const to of new Set(telling.to.flatMap(addressesOf))) {
      letters.set(to, [...(letters.get(to) ?? []), { ...alarm, steps, says }]);
    }
  }
  const zone = (await findServiceHours(db))?.zone ?? 'UTC';
  const begins = `alarm-${rule.name}-`;
  for (const [to, alarms] of letters) {
    // While mail does not arrive, the same letter is tried again.
    if (await hurryLetters(db, { begins, to, at })) continue;
    const parts = alarmLetter(rule, alarms, { publicUrl: deps.config.publicUrl, zone, at });
    const letter = {
      id: `${begins}${randomUUID()}`,
      to,
      series: 'alarm' as const,
      ...writtenOf(parts),
    };
    await queueLetter(db, letter, at);
  }
}

/**
 * Looks after the alarms of the desk: opens and closes them, and tells people until one of them has it. What is told is
 * written with the alarm in one transaction, so that no crash loses a letter or a step.
 */
export async function watchAlarms(deps: WatchDeps): Promise<void> {
  const now = deps.clock();
  const at = new Date(now);
  const causes = await readCauses(deps, now);
  await deps.database.db.transaction().execute(async db => {
    if (!(await takeWatch(db))) return;
    const before = await listOpenAlarms(db);
    const ofRule = (all: readonly OpenAlarm[], { name }: AlarmRule) =>
      all.filter(alarm => alarm.name === name);
    for (const rule of alarmRules) {
      const known = { causes: causes.get(rule.name), open: ofRule(before, rule), at };
      await openAndClose(db, deps, rule, known);
    }
    const open = await listOpenAlarms(db);
    for (const rule of alarmRules) {
      await tell(db, deps, rule, { causes: causes.get(rule.name), open: ofRule(open, rule), at });
    }
  });
}
