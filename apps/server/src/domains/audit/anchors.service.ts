import { setImmediate } from 'node:timers/promises';
import type { ResponseOf } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppConfig } from '../../deps.ts';
import { appendAnchor, readAnchorFile, readAnchorKey } from './anchor-file.ts';
import {
  findFingerprints,
  findNewestAnchor,
  insertAnchor,
  listUnstored,
  markSent,
} from './anchors.data.ts';
import {
  type Anchor,
  type AnchorFault,
  faultOf,
  inForce,
  isSigned,
  keyNameOf,
  publicKeyOf,
  signAnchor,
} from './anchors.policy.ts';
import { findHead } from './audit.data.ts';
import type { AuditHead } from './audit.policy.ts';

type Config = Pick<AppConfig, 'anchors'>;

/** After this many signatures other calls get their turn: a year has fifty thousand. */
const TURN = 50;

/**
 * Signs the head of the log and adds it to the file, then to the database, which only remembers where it was sent.
 * @throws if the head is missing, or the file cannot be written
 */
export async function makeAnchor(db: Db, { anchors }: Config, at: Date): Promise<void> {
  if (!anchors) return;
  const key = await readAnchorKey(anchors.keyFile);
  const head = await findHead(db);
  if (!head) throw new Error('the audit log has no head');
  const anchor = signAnchor(key, head, at);
  await appendAnchor(anchors.file, anchor);
  await insertAnchor(db, anchor);
}

/**
 * Adds a signed note of the restore to the file: from then on anchors of rows behind `head` are evidence, not
 * faults of the log. Only a server that may write the file and read the key can add it.
 */
export async function anchorRestore(
  { anchors }: Config,
  { head, to, at }: { head: AuditHead; to: Date; at: Date },
): Promise<void> {
  if (!anchors) return;
  const key = await readAnchorKey(anchors.keyFile);
  await appendAnchor(anchors.file, signAnchor(key, head, at, to));
}

/** The public key of the anchors, and a short name of it; null without anchors. */
export async function readPublicKey({
  anchors,
}: Config): Promise<{ key: string; name: string } | null> {
  if (!anchors) return null;
  const key = await readAnchorKey(anchors.keyFile);
  return { key: publicKeyOf(key), name: keyNameOf(key) };
}

/** The anchors of the file, and the first line that this server has not signed. */
async function readOwnFile({
  anchors,
}: Config): Promise<{ own: Anchor[]; fault: AnchorFault | null }> {
  if (!anchors) return { own: [], fault: null };
  const lines = await readAnchorFile(anchors.file);
  if (lines.length === 0) return { own: [], fault: null };
  // A key that cannot be read has signed nothing.
  const key = await readAnchorKey(anchors.keyFile).catch(() => null);
  const own: Anchor[] = [];
  let fault: AnchorFault | null = null;
  for (const [index, anchor] of lines.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    if (anchor && key && isSigned(key, anchor)) own.push(anchor);
    else fault ??= { row: anchor?.seq ?? null, reason: 'unsigned' };
  }
  return { own, fault };
}

/** Where heads of the log are, and what they say about it. */
export type AnchorCheck = ResponseOf<'GET desk/audit/check'>['anchors'];

const placeOf = (
  place: AnchorCheck['places'][number]['place'],
  anchor: Anchor | undefined,
  fault: AnchorFault | null,
): AnchorCheck['places'][number] => ({
  place,
  row: anchor?.seq ?? null,
  at: anchor?.at ?? null,
  state: anchor || fault ? (fault ? 'different' : 'same') : 'none',
});

/** Compares the log with every anchor of the file, and with the newest that was stored and mailed. */
export async function checkAnchors(db: Db, config: Config): Promise<AnchorCheck> {
  const { own, fault } = await readOwnFile(config);
  const stored = await findNewestAnchor(db, 'stored_at');
  const mailed = await findNewestAnchor(db, 'mailed_at');
  const sent = [stored, mailed].filter(anchor => anchor !== undefined);
  const rows = new Set([...own, ...sent].map(({ seq }) => seq));
  const found = await findFingerprints(db, [...rows]);
  const compared = inForce(own);
  const restore = own.findLast(({ restoredTo }) => restoredTo !== undefined);
  const fileFault = compared.map(one => faultOf(one, found.get(one.seq))).find(one => one !== null);
  const inFile = fault ?? fileFault ?? null;
  const ofSent = (anchor: Anchor | undefined) =>
    anchor ? faultOf(anchor, found.get(anchor.seq)) : null;
  return {
    wrong: inFile ?? ofSent(stored) ?? ofSent(mailed),
    restored: restore?.restoredTo
      ? { row: restore.seq, to: restore.restoredTo, aside: own.length - compared.length }
      : null,
    places: [
      placeOf('file', own.at(-1), inFile),
      placeOf('store', stored, ofSent(stored)),
      placeOf('mail', mailed, ofSent(mailed)),
    ],
  };
}

export { findNewestAnchor, listUnstored, markSent };
