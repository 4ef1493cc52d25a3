import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../deps.ts';
import { claimSign } from '../domains/alarms/index.ts';
import {
  findNewestAnchor,
  listUnstored,
  makeAnchor,
  markSent,
  readPublicKey,
} from '../domains/audit/index.ts';
import { dayIn, findServiceHours, momentIn } from '../domains/duty/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import { readAddresses } from './alarm-recipients.ts';

type AnchorDeps = Pick<AppDeps, 'database' | 'clock' | 'config' | 'log'>;

/** The sign of the first try to make an anchor: without any anchor, `anchor_old` counts from it. */
export const ANCHORS = 'anchors';
const TRY_MS = 8_000;
/** Age at which an anchor that the anchor store has not taken is given up; newer ones cover more. */
const GIVE_UP_MS = 86_400_000;
/** Minute of the day from which the newest anchor is mailed. */
const MAILED_AT = 8 * 60;

/** Signs the head of the audit log and writes it outside of the database: at start, every ten minutes and at stop. */
export async function anchorLog({ database: { db }, clock, config }: AnchorDeps): Promise<void> {
  if (!config.anchors) return;
  const at = new Date(clock());
  await claimSign(db, { name: ANCHORS, since: new Date(0), at });
  await makeAnchor(db, config, at);
}

/** Mails the newest anchor to every auditor, once a day. */
async function mailAnchor(deps: AnchorDeps): Promise<void> {
  const { database, clock, config } = deps;
  const publicKey = await readPublicKey(config);
  if (!publicKey) return;
  const at = new Date(clock());
  await database.db.transaction().execute(async db => {
    const zone = (await findServiceHours(db))?.zone ?? 'UTC';
    const due = momentIn(zone, dayIn(zone, at.getTime()), MAILED_AT);
    const anchor = await findNewestAnchor(db);
    if (!anchor || at.getTime() < due) return;
    if (!(await claimSign(db, { name: 'mailed anchor', since: new Date(due - 1), at }))) return;
    const addresses = (await readAddresses(db, deps, at))('auditor');
    if (addresses.length === 0) return;
    const row = anchor.seq.toLocaleString('en-GB');
    const written = writtenOf({
      language: 'gb',
      title: `Head of the audit log: row ${row}`,
      before: [
        `On ${anchor.at} row ${row} was the newest of the audit log. Its hash:`,
        anchor.hash,
        `Signature (Ed25519): ${anchor.signature}`,
        `Public key ${publicKey.name}: ${publicKey.key}`,
        'Keep this letter where the server cannot reach it. Who holds the server and its key can write the whole log anew, but not this letter: the page "Audit log" must show the beginning of this hash at this row.',
      ],
      button: { label: 'Audit log', url: `${config.publicUrl}/desk/audit` },
    });
    for (const to of new Set(addresses)) {
      const letter = { id: `anchor-${randomUUID()}`, to, series: 'anchor' as const, ...written };
      await queueLetter(db, letter, at);
    }
    await markSent(db, anchor.anchorId, { mailed_at: at });
  });
}

/** Posts to the anchor store. @returns whether it took the anchor */
async function post(url: string, content: object, log: AnchorDeps['log']): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(content),
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    log.warn({ status: answer.status }, 'the anchor store refused, will retry');
  } catch {
    log.warn('the anchor store does not answer, will retry');
  }
  return false;
}

/** Sends anchors to the anchor store, oldest first, until it takes them. */
async function storeAnchors({ database: { db }, clock, config, log }: AnchorDeps): Promise<void> {
  const url = config.anchors?.url;
  const publicKey = await readPublicKey(config);
  if (!url || !publicKey) return;
  for (const { anchorId, ...anchor } of await listUnstored(db, new Date(clock() - GIVE_UP_MS))) {
    if (!(await post(url, { ...anchor, publicKey: publicKey.key }, log))) return;
    await markSent(db, anchorId, { stored_at: new Date(clock()) });
  }
}

/** Sends anchors to where the server cannot change them. */
export async function sendAnchors(deps: AnchorDeps): Promise<void> {
  await mailAnchor(deps);
  await storeAnchors(deps);
}
