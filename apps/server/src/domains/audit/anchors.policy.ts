import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { AuditHead } from './audit.policy.ts';

/** The head of the log at a moment, signed. */
export type Anchor = {
  /** Row of the log, and its fingerprint in hexadecimal; 0 and nothing of an empty log. */
  readonly seq: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly at: string;
  /** Set by a restore: the moment that the database shows since. Earlier anchors behind this row are void. */
  readonly restoredTo?: string;
  /** Ed25519, in base64. */
  readonly signature: string;
};

/** The bytes that are signed. */
const signedBytes = ({ seq, hash, at, restoredTo }: Omit<Anchor, 'signature'>): Buffer =>
  Buffer.from(
    restoredTo === undefined
      ? `digipals-anchor ${seq} ${hash} ${at}`
      : `digipals-restore ${seq} ${hash} ${at} ${restoredTo}`,
  );

export const newAnchorKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

export function signAnchor(
  key: KeyObject,
  { row, fingerprint }: AuditHead,
  at: Date,
  restoredTo?: Date,
): Anchor {
  const head = {
    seq: row,
    hash: fingerprint.toString('hex'),
    at: at.toISOString(),
    ...(restoredTo && { restoredTo: restoredTo.toISOString() }),
  };
  return { ...head, signature: sign(null, signedBytes(head), key).toString('base64') };
}

export const isSigned = (key: KeyObject, anchor: Anchor): boolean =>
  verify(null, signedBytes(anchor), createPublicKey(key), Buffer.from(anchor.signature, 'base64'));

/** The key that proves signatures, as others get it: SPKI in base64. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** Enough of the public key to tell it from others. */
export const keyNameOf = (key: KeyObject): string =>
  createHash('sha256').update(publicKeyOf(key)).digest('hex').slice(0, 16);

const HASH = /^([0-9a-f]{64})?$/;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** A line of the file of anchors; undefined if it is none. */
export function parseAnchor(line: string): Anchor | undefined {
  try {
    const read = JSON.parse(line) as Record<keyof Anchor, unknown>;
    const { seq, hash, at, restoredTo, signature } = read;
    if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return undefined;
    if (typeof hash !== 'string' || !HASH.test(hash)) return undefined;
    if (!isMoment(at) || typeof signature !== 'string') return undefined;
    if (restoredTo === undefined) return { seq, hash, at, signature };
    return isMoment(restoredTo) ? { seq, hash, at, restoredTo, signature } : undefined;
  } catch {
    return undefined;
  }
}

/** Why an anchor says that the log is not what it was. */
export type AnchorFault = {
  /** The row of the anchor; null if the file cannot be read there. */
  readonly row: number | null;
  /** `shorter`: the log ends before it; `different`: its row has another hash; `unsigned`: the anchor was changed. */
  readonly reason: 'shorter' | 'different' | 'unsigned';
};

/** Compares an anchor with the hash that the log has for its row; undefined if the log has no such row. */
export function faultOf({ seq, hash }: Anchor, found: string | undefined): AnchorFault | null {
  if (seq === 0) return null;
  if (found === undefined) return { row: seq, reason: 'shorter' };
  return found === hash ? null : { row: seq, reason: 'different' };
}

/**
 * The anchors of a file that the log must match. A restore voids earlier anchors of later rows, which stay in
 * the file as evidence of what was lost.
 */
export function inForce(anchors: readonly Anchor[]): Anchor[] {
  let newest = Number.POSITIVE_INFINITY;
  const kept: Anchor[] = [];
  for (const anchor of anchors.toReversed()) {
    if (anchor.seq <= newest) kept.push(anchor);
    if (anchor.restoredTo !== undefined) newest = Math.min(newest, anchor.seq);
  }
  return kept.reverse();
}
