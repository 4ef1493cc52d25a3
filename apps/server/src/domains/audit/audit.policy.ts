import { createHash } from 'node:crypto';

/** The hashed columns of a row. */
export type AuditEntry = {
  readonly row: number;
  /** Microseconds since 1970, the precision of the database. */
  readonly at: bigint;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly detailHash: Buffer;
  /** Fingerprint of the row before; empty in the first row. */
  readonly before: Buffer;
  /** Hash of what the row covers; null in rows of version 1, which cover nothing. */
  readonly coversHash: Buffer | null;
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const int64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
};

/** How a row is hashed: 1 without what it covers, as before, or 2. */
export const versionOf = ({ coversHash }: Pick<AuditEntry, 'coversHash'>): 1 | 2 =>
  coversHash === null ? 1 : 2;

/** SHA-256 over fixed-length parts, so that different rows never have the same bytes. */
export const fingerprintOf = (entry: AuditEntry): Buffer =>
  sha256(
    Buffer.concat([
      ...(entry.coversHash === null ? [] : [int64(2n), sha256(entry.coversHash)]),
      int64(BigInt(entry.row)),
      int64(entry.at),
      sha256(entry.actor),
      sha256(entry.action),
      sha256(entry.object),
      sha256(entry.detailHash),
      sha256(entry.before),
    ]),
  );

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Hash of the detail of a row. The detail itself is not stored. */
export const detailHashOf = (detail: unknown): Buffer => sha256(canonicalJson(detail ?? null));

/** A row that a row of the log covers: its name and key, and hashes of its fields; null if it was gone. */
export type CoveredRow = {
  readonly name: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>> | null;
};

/** Hash of what a row covers, in order. */
export const coversHashOf = (covers: readonly CoveredRow[]): Buffer =>
  sha256(canonicalJson(covers.map(({ name, key, fields }) => [name, key, fields])));

/** The newest row according to `audit_head`. */
export type AuditHead = { readonly row: number; readonly fingerprint: Buffer };

/** A stored row to check. */
export type ReadEntry = AuditEntry & { readonly fingerprint: Buffer };

/** A stored row with what it covers. The time is null for a value that the server never writes. */
type CheckedEntry = Omit<ReadEntry, 'at'> & {
  readonly at: bigint | null;
  readonly version: number;
  readonly covers: readonly CoveredRow[];
};

const INTEGER = /^-?\d+$/;

/** Parses the time of a row, in microseconds; null for a value that the server never writes. */
export function momentOf(text: string): bigint | null {
  const at = INTEGER.test(text) ? BigInt(text) : null;
  return at !== null && BigInt.asIntN(64, at) === at ? at : null;
}

const isCovered = (
  { coversHash }: Pick<AuditEntry, 'coversHash'>,
  covers: readonly CoveredRow[],
): boolean => (coversHash === null ? covers.length === 0 : coversHashOf(covers).equals(coversHash));

/**
 * Checks rows in order; `next` returns the number of the first broken one, or null. A row is broken if
 * its fingerprint does not match, if it covers something else, if it is missing, or if the next row has another `before`.
 */
export function createChainCheck() {
  let last: AuditHead = { row: 0, fingerprint: Buffer.alloc(0) };
  let newest = 1;
  return {
    next({ at, covers, version, ...rest }: CheckedEntry): number | null {
      const expected = last.row + 1;
      if (rest.row !== expected) return Math.min(rest.row, expected);
      if (at === null) return expected;
      const entry: ReadEntry = { ...rest, at };
      if (!fingerprintOf(entry).equals(entry.fingerprint)) return entry.row;
      if (version !== versionOf(entry) || version < newest) return entry.row;
      if (!isCovered(entry, covers)) return entry.row;
      if (!entry.before.equals(last.fingerprint)) return Math.max(last.row, 1);
      newest = version;
      last = entry;
      return null;
    },
    /** Checks the end of the log against the head. */
    end(head: AuditHead | undefined): number | null {
      if (!head) return last.row + 1;
      if (head.row !== last.row) return Math.min(head.row, last.row) + 1;
      return head.fingerprint.equals(last.fingerprint) ? null : Math.max(last.row, 1);
    },
  };
}
