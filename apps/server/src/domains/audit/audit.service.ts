import type { AuditRow } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import {
  findHead,
  findRows,
  insertRow,
  lockHead,
  type RawEntry,
  readRows,
  type ShownRow,
} from './audit.data.ts';
import { createChainCheck, detailHashOf, fingerprintOf, momentOf } from './audit.policy.ts';

/** An action of an adult or of the system. */
export type NewAuditEntry = {
  /** Name of the adult, or `System`. */
  readonly actor: string;
  /** Such as `decision.deliver`. */
  readonly action: string;
  /** Such as `submission/ID`. Never a name or a text of a child. */
  readonly object: string;
  /** Not stored: the log has its hash only. */
  readonly detail?: unknown;
  readonly at: Date;
};

const PAGE = 50;
const BATCH = 1_000;
const SHOWN_BYTES = 6;

/**
 * Appends a row to the audit log in the transaction of the action. Call it last: it locks the head of
 * the log until the transaction ends.
 */
export async function appendAudit(db: Db, { detail, at, ...action }: NewAuditEntry): Promise<void> {
  const head = await lockHead(db);
  const entry = {
    ...action,
    row: head.row + 1,
    at: BigInt(at.getTime()) * 1_000n,
    detailHash: detailHashOf(detail),
    before: head.fingerprint,
  };
  await insertRow(db, { ...entry, fingerprint: fingerprintOf(entry) });
}

/** One page of the newest rows that contain `q`. */
export async function listAudit(
  db: Db,
  { q = '', before }: { q?: string | undefined; before?: number | undefined },
): Promise<{ rows: AuditRow[]; hasMore: boolean }> {
  const found = await findRows(db, { q, before, limit: PAGE + 1 });
  return { rows: found.slice(0, PAGE).map(shown), hasMore: found.length > PAGE };
}

/** Dates with a four-digit year in ISO 8601. The date of a tampered row is clamped to them. */
const dates = { first: Date.parse('0001-01-01T00:00Z'), last: Date.parse('9999-12-31T23:59Z') };

const shown = ({ at, fingerprint, before, ...rest }: ShownRow): AuditRow => ({
  ...rest,
  at: new Date(Math.min(Math.max(Number(at) || 0, dates.first), dates.last)).toISOString(),
  fingerprint: fingerprint.subarray(0, SHOWN_BYTES).toString('hex'),
  before: before.subarray(0, SHOWN_BYTES).toString('hex'),
});

/** Checks the hash chain of the log in one snapshot. `firstWrong` is its first broken row (SAFE-07). */
export const checkAudit = (db: Db): Promise<{ rows: number; firstWrong: number | null }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const check = createChainCheck();
      let rows = 0;
      for (let after: string | null = null; ; ) {
        const batch: RawEntry[] = await readRows(snapshot, after, BATCH);
        for (const entry of batch) {
          rows += 1;
          const wrong = check.next({ ...entry, row: Number(entry.row), at: momentOf(entry.at) });
          if (wrong !== null) return { rows, firstWrong: Math.max(wrong, 1) };
        }
        const last = batch.at(-1);
        if (last) {
          after = last.row;
          continue;
        }
        const wrong = check.end(await findHead(snapshot));
        return { rows, firstWrong: wrong && Math.max(wrong, 1) };
      }
    });
