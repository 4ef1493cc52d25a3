import type { Database } from '../db/open-db.ts';
import { checkAudit } from '../domains/audit/index.ts';
import { checkLedger } from '../domains/lingos/index.ts';

/** What a database says about itself: the sums by which a restored one is compared. */
export type Proof = { readonly text: string; readonly isWhole: boolean };

/** Adds up the ledger of Lingos and checks the audit log (SCALE-81). */
export async function proveDatabase({ db }: Pick<Database, 'db'>): Promise<Proof> {
  const { rows, sum, wrong } = await checkLedger(db);
  const audit = await checkAudit(db);
  const isAuditWhole = audit.firstWrong === null && audit.changed.length === 0;
  const ledger = `Ledger: ${rows} rows, sum ${sum}, ${wrong === 0 ? 'every balance is right' : `${wrong} wrong balances`}.`;
  const log = `Audit log: ${audit.rows} rows, ${isAuditWhole ? 'as they were written' : 'CHANGED'}.`;
  return { text: `${ledger} ${log}`, isWhole: wrong === 0 && isAuditWhole };
}
