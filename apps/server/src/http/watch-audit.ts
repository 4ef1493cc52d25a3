import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { endAlarm, raiseAlarm } from '../domains/alarms/index.ts';
import {
  type AnchorCheck,
  type AuditCheck,
  checkAnchors,
  checkAudit,
  findNewestAnchor,
} from '../domains/audit/index.ts';

const FIRST_MS = 60_000;
const EVERY_MS = 600_000;
/** A check of a large log takes minutes: a server spends at most one twentieth of its time on it. */
const REST = 19;

const anchorWords = {
  shorter: 'is shorter than its anchor',
  different: 'differs from its anchor',
  unsigned: 'has an anchor that this server did not sign',
} as const;

/** What is wrong with the log, without a word of a child; null if nothing. Reads anchors only if needed. */
async function wordsOf(
  { firstWrong, changed: [first] }: AuditCheck,
  readAnchors: () => Promise<AnchorCheck>,
): Promise<string | null> {
  if (firstWrong !== null) return `Row ${firstWrong} was changed or is missing.`;
  if (first) {
    const what = first.field === null ? `a row of ${first.table}` : `${first.table}.${first.field}`;
    return `Row ${first.row} tells about ${what}, which was changed.`;
  }
  const { wrong } = await readAnchors();
  if (!wrong) return null;
  const at = wrong.row === null ? '' : ` at row ${wrong.row}`;
  return `The log ${anchorWords[wrong.reason]}${at}.`;
}

/**
 * Checks the audit log, what it covers and its anchors periodically, and reports what is wrong by an alarm, an error in
 * the log and metrics. The server keeps running (decisions 33 and 80).
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

  const checkSeconds = new Gauge({
    name: 'audit_check_seconds',
    help: 'How long the last check of the audit log took; 0 before that',
    registers,
  });
  const changedRows = new Gauge({
    name: 'audit_changed_rows',
    help: 'Rows of other tables that contradict the audit log, at most 20',
    registers,
  });
  new Gauge({
    name: 'audit_anchor_age_seconds',
    help: 'How old the newest anchor of the audit log is',
    registers,
    async collect() {
      const newest = await findNewestAnchor(db).catch(() => undefined);
      this.remove();
      if (newest) this.set(Math.max(0, (clock() - Date.parse(newest.at)) / 1_000));
    },
  });

  const check = async (): Promise<void> => {
    const found = await checkAudit(db);
    wrongRow.set(found.firstWrong ?? 0);
    changedRows.set(found.changed.length);
    // Also found while the key or the file of the anchors cannot be read.
    const words = await wordsOf(found, () => checkAnchors(db, deps.config));
    checkedAt.set(clock() / 1_000);
    const alarm = { name: 'audit_broken', at: new Date(clock()) };
    if (words === null) {
      await endAlarm(db, deps, alarm);
      return;
    }
    log.error({ row: found.firstWrong ?? found.changed[0]?.row }, `audit log broken: ${words}`);
    await raiseAlarm(db, deps, { ...alarm, says: words });
  };

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const later = (ms: number): void => {
    if (isClosed) return;
    timer = setTimeout(async () => {
      const begin = clock();
      await check().catch(() => log.warn('the audit log could not be checked'));
      const tookMs = Math.max(0, clock() - begin);
      checkSeconds.set(tookMs / 1_000);
      later(Math.max(EVERY_MS, REST * tookMs));
    }, ms).unref();
  };
  later(FIRST_MS);
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
