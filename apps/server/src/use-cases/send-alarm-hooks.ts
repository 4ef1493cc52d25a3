import { createHmac, randomUUID } from 'node:crypto';
import { duty } from '@digipals/contract';
import type { AppDeps } from '../deps.ts';
import {
  claimSign,
  countOpenAlarms,
  type DueHook,
  endHook,
  findSign,
  takeDueHook,
} from '../domains/alarms/index.ts';
import { dayIn, findServiceHours, momentIn } from '../domains/duty/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import { ruleOf } from './alarm-rules.ts';

type HookDeps = Pick<AppDeps, 'database' | 'clock' | 'config' | 'log'>;

/** A try ends before the next one is due. */
const TRY_MS = 8_000;
const delays = { firstMs: 10_000, maxMs: 300_000 };
const MAX_AT_ONCE = 50;
/** Minute of the day from which the letter of the day is written. */
const DAILY_AT = 8 * 60;

/** The header of a body that is signed with each of the secrets. */
const signaturesOf = (body: string, secrets: readonly string[]): string =>
  secrets
    .map(secret => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    .join(', ');

/** Posts to the webhook. @returns whether it answered that all is well */
async function post({ config, log }: HookDeps, content: object): Promise<boolean> {
  if (!config.alarmHook) return true;
  const { url, secret, secretPrevious } = config.alarmHook;
  const secrets = secretPrevious === null ? [secret] : [secret, secretPrevious];
  const body = JSON.stringify(content);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-digipals-signature': signaturesOf(body, secrets),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    log.warn({ status: answer.status }, 'the webhook of alarms refused, will retry');
  } catch {
    log.warn('the webhook of alarms does not answer, will retry');
  }
  return false;
}

/** What the webhook gets about an alarm: no word, name or pseudonym of a child. */
function contentOf(
  { name, alarmId, state, caseId, since, steps }: DueHook,
  deps: HookDeps,
): object {
  const rule = ruleOf(name);
  const at = deps.clock();
  const { publicUrl } = deps.config;
  return {
    alarm: name,
    number: alarmId,
    state,
    case: caseId,
    since: since.toISOString(),
    at: new Date(at).toISOString(),
    limit_s: (rule?.steps[0]?.afterMs ?? 0) / 1_000,
    seconds: Math.max(0, Math.floor((at - since.getTime()) / 1_000)),
    step: rule?.steps[Math.max(0, steps - 1)]?.to ?? null,
    link: caseId === null ? `${publicUrl}/desk/duty` : `${publicUrl}/desk/cases/${caseId}`,
    repeat_s: rule && rule.repeatMs !== null ? rule.repeatMs / 1_000 : null,
  };
}

/**
 * Tells the webhook of alarms that opened, were told again, were taken or ended. One that does not answer is asked again
 * after ten seconds, twenty and so on up to five minutes.
 * @returns how many it took
 */
export async function sendAlarmHooks(deps: HookDeps, stopping?: AbortSignal): Promise<number> {
  const { db } = deps.database;
  if (!deps.config.alarmHook) return 0;
  let taken = 0;
  for (let count = 0; count < MAX_AT_ONCE && !stopping?.aborted; count += 1) {
    const due = await takeDueHook(db, { at: new Date(deps.clock()), ...delays });
    if (!due) break;
    // What does not answer now would only keep the others waiting.
    if (!(await post(deps, contentOf(due, deps)))) break;
    await endHook(db, due);
    taken += 1;
  }
  return taken;
}

/** Writes once a day to the operator that alarms work, so that silence shows. */
async function writeDaily({ database: { db }, config }: HookDeps, now: number): Promise<void> {
  const to = config.alarmTo;
  if (to === null) return;
  const at = new Date(now);
  await db.transaction().execute(async transaction => {
    const zone = (await findServiceHours(transaction))?.zone ?? 'UTC';
    const due = momentIn(zone, dayIn(zone, now), DAILY_AT);
    const since = new Date(due - 1);
    if (now < due || !(await claimSign(transaction, { name: 'daily', since, at }))) return;
    const alarms = await countOpenAlarms(transaction);
    const ringing = alarms.filter(one => one.ringing > 0).map(({ name }) => name);
    const written = writtenOf({
      language: 'gb',
      title: 'Alarms of the desk work',
      before: [
        ringing.length === 0 ? 'No alarm rings.' : `Alarms that ring: ${ringing.join(', ')}.`,
        'This letter comes every day at 8:00. If it is missing, look after the desk.',
      ],
      button: { label: 'Duty', url: `${config.publicUrl}/desk/duty` },
    });
    const letter = { id: `sign-${randomUUID()}`, to, series: 'alarm' as const, ...written };
    await queueLetter(transaction, letter, at);
  });
}

/** Says every five minutes to the webhook, and every morning to the operator, that alarms work. */
export async function sendHeartbeat(deps: HookDeps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  await writeDaily(deps, now);
  const at = new Date(now);
  const since = new Date(now - duty.heartbeatMs);
  if (!(await claimSign(db, { name: 'heartbeat', since, at }))) return;
  const alarms = await countOpenAlarms(db);
  const ringing = alarms.reduce((sum, one) => sum + one.ringing, 0);
  await post(deps, { heartbeat: true, at: at.toISOString(), ringing });
}

/** When the last heartbeat was; null before the first. */
export const readHeartbeat = (db: HookDeps['database']['db']): Promise<Date | null> =>
  findSign(db, 'heartbeat');
