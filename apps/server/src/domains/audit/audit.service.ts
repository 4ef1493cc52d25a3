import type { AuditRow } from '@digipals/contract';
import { mostChangedRows } from '@digipals/contract/constants';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { anchorRestore } from './anchors.service.ts';
import {
  allowTime,
  findHead,
  findHeadBefore,
  findRows,
  insertRow,
  lockHead,
  type RawEntry,
  readRows,
  type ShownRow,
} from './audit.data.ts';
import {
  coversHashOf,
  createChainCheck,
  detailHashOf,
  fingerprintOf,
  momentOf,
} from './audit.policy.ts';
import {
  type Changed,
  type Cover,
  findChanged,
  hasTouchedCovered,
  insertCovers,
  listCoveredTables,
  listCovers,
  readCovers,
  takeTouched,
} from './covers.data.ts';

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
/** A statement that reads all decisions or messages takes longer than one of a call. */
const CHECK_MS = 1_800_000;
const SEARCH_MS = 60_000;

/**
 * Appends a row to the audit log in the transaction of the action. It covers every row of a covered table that the
 * transaction has changed since its last one. Call it last: it locks the head of the log until the transaction ends.
 */
export async function appendAudit(db: Db, { detail, at, ...action }: NewAuditEntry): Promise<void> {
  const covers: Cover[] = [];
  for (const [name, keys] of await takeTouched(db)) {
    covers.push(...(await readCovers(db, name, keys)));
  }
  const head = await lockHead(db);
  const entry = {
    ...action,
    row: head.row + 1,
    at: BigInt(at.getTime()) * 1_000n,
    detailHash: detailHashOf(detail),
    before: head.fingerprint,
    coversHash: coversHashOf(covers),
  };
  await insertRow(db, { ...entry, fingerprint: fingerprintOf(entry) });
  if (covers.length > 0) await insertCovers(db, entry.row, covers);
}

/**
 * Notes in the log that the database was restored, and in the file of anchors which of them no longer count. Each server
 * with a file of its own says so; the first one adds the row. @returns whether it was the first
 */
export async function recordRestore(
  db: Db,
  { config }: Pick<AppDeps, 'config'>,
  { to, at }: { to: Date; at: Date },
): Promise<boolean> {
  const action = 'Restored';
  const object = `database, to ${to.toISOString()}`;
  const known = await findHeadBefore(db, { action, object });
  const head = known ?? (await lockHead(db));
  if (!known) await appendAudit(db, { actor: 'Operator', action, object, at });
  await anchorRestore(config, { head, to, at });
  return !known;
}

/** One page of the newest rows that contain `q`. Rare words are looked for in the whole log. */
export async function listAudit(
  db: Db,
  { q = '', before }: { q?: string | undefined; before?: number | undefined },
): Promise<{ rows: AuditRow[]; hasMore: boolean }> {
  const found = await db.transaction().execute(async search => {
    await allowTime(search, SEARCH_MS);
    return findRows(search, { q, before, limit: PAGE + 1 });
  });
  const page = found.slice(0, PAGE);
  const covers = await listCoveredTables(
    db,
    page.map(({ row }) => row),
  );
  const rows = page.map(row => ({ ...shown(row), covers: covers.get(row.row) ?? [] }));
  return { rows, hasMore: found.length > PAGE };
}

/** Dates with a four-digit year in ISO 8601. The date of a tampered row is clamped to them. */
const dates = { first: Date.parse('0001-01-01T00:00Z'), last: Date.parse('9999-12-31T23:59Z') };

const shown = ({ at, fingerprint, before, ...rest }: ShownRow): Omit<AuditRow, 'covers'> => ({
  ...rest,
  at: new Date(Math.min(Math.max(Number(at) || 0, dates.first), dates.last)).toISOString(),
  fingerprint: fingerprint.subarray(0, SHOWN_BYTES).toString('hex'),
  before: before.subarray(0, SHOWN_BYTES).toString('hex'),
});

/** Appends a row only if the transaction has changed what the log covers, as when old rows are deleted. */
export async function appendIfCovered(db: Db, entry: NewAuditEntry): Promise<void> {
  if (await hasTouchedCovered(db)) await appendAudit(db, entry);
}

/** What the check of the log found (SAFE-07). */
export type AuditCheck = {
  readonly rows: number;
  /** The first row of the log that was changed or is missing. */
  readonly firstWrong: number | null;
  /** Rows of other tables that are not as the log says, the first `mostChangedRows`. */
  readonly changed: Changed[];
};

/** Checks the hash chain of the log, and every row that it covers, in one snapshot. */
export const checkAudit = (db: Db): Promise<AuditCheck> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      await allowTime(snapshot, CHECK_MS);
      return {
        ...(await checkChain(snapshot)),
        changed: await findChanged(snapshot, mostChangedRows),
      };
    });

async function checkChain(snapshot: Db): Promise<Omit<AuditCheck, 'changed'>> {
  const check = createChainCheck();
  let rows = 0;
  for (let after: string | null = null; ; ) {
    const batch: RawEntry[] = await readRows(snapshot, after, BATCH);
    const [first] = batch;
    const last = batch.at(-1);
    if (!first || !last) break;
    const covers = Map.groupBy(
      await listCovers(snapshot, { from: first.row, to: last.row }),
      ({ row }) => row,
    );
    for (const entry of batch) {
      rows += 1;
      const wrong = check.next({
        ...entry,
        row: Number(entry.row),
        at: momentOf(entry.at),
        covers: covers.get(entry.row) ?? [],
      });
      if (wrong !== null) return { rows, firstWrong: Math.max(wrong, 1) };
    }
    after = last.row;
  }
  const wrong = check.end(await findHead(snapshot));
  return { rows, firstWrong: wrong && Math.max(wrong, 1) };
}
