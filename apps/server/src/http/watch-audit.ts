import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { endAlarm, raiseAlarm } from '../domains/alarms/index.ts';
import { checkAudit } from '../domains/audit/index.ts';

const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/**
 * Checks the hash chain of the audit log periodically and reports a break to operators, by an error in
 * the log and by metrics. The server keeps running (decision 33).
 */
export function watchAudit(
  app: FastifyInstance,
  deps: Pick<AppDeps, 'database' | 'clock' | 'log' | 'config'>,
  registry: Registry,
): void {
  const { clock, log } = deps;
  const { db } = deps.database;
  const registers = [registry];
  const wrongRow = new Gauge({
    name: 'audit_first_wrong_row',
    help: 'First row of the audit log that was changed or is missing; 0 while there is none',
    registers,
  });
  const checkedAt = new Gauge({
    name: 'audit_checked_timestamp_seconds',
    help: 'When this server last read the audit log; 0 before that',
    registers,
  });

  const check = async (): Promise<void> => {
    const { firstWrong } = await checkAudit(db);
    wrongRow.set(firstWrong ?? 0);
    checkedAt.set(clock() / 1_000);
    const alarm = { name: 'audit_broken', at: new Date(clock()) };
    if (firstWrong === null) {
      await endAlarm(db, deps, alarm);
      return;
    }
    log.error({ row: firstWrong }, `audit hash chain broken at row ${firstWrong}`);
    await raiseAlarm(db, deps, { ...alarm, says: `Row ${firstWrong} was changed or is missing.` });
  };

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const later = (ms: number): void => {
    if (isClosed) return;
    timer = setTimeout(async () => {
      await check().catch(() => log.warn('the audit log could not be checked'));
      later(EVERY_MS);
    }, ms).unref();
  };
  later(FIRST_MS);
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
