import { createHash } from 'node:crypto';

/** What the fingerprint of a row is made of. */
export type AuditEntry = {
  readonly row: number;
  /** Microseconds since 1970, as the database keeps it. */
  readonly at: bigint;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly detailHash: Buffer;
  /** Fingerprint of the row before; empty in the first one. */
  readonly before: Buffer;
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const int64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
};

/** SHA-256 over parts of fixed length, so that no two rows have the same bytes. */
export const fingerprintOf = (entry: AuditEntry): Buffer =>
  sha256(
    Buffer.concat([
      int64(BigInt(entry.row)),
      int64(entry.at),
      sha256(entry.actor),
      sha256(entry.action),
      sha256(entry.object),
      sha256(entry.detailHash),
      sha256(entry.before),
    ]),
  );

/** JSON of which the keys of each object are in order: equal values are equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** What is kept of the detail of a row: nothing can be read from it. */
export const detailHashOf = (detail: unknown): Buffer => sha256(canonicalJson(detail ?? null));

/** The newest row as `audit_head` has it. */
export type AuditHead = { readonly row: number; readonly fingerprint: Buffer };

/** A row as it is read to be checked. */
export type ReadEntry = AuditEntry & { readonly fingerprint: Buffer };

const WHOLE = /^-?\d+$/;

/** The moment of a row in microseconds as it was written; null for one that no row is given. */
export function momentOf(text: string): bigint | null {
  const at = WHOLE.test(text) ? BigInt(text) : null;
  return at !== null && BigInt.asIntN(64, at) === at ? at : null;
}

/**
 * Goes through the rows in their order; `next` gives the number of the first wrong one, or null.
 * A row is wrong that is not what its fingerprint says, that is missing, or that the row after it
 * does not know.
 */
export function createChainCheck() {
  let last: AuditHead = { row: 0, fingerprint: Buffer.alloc(0) };
  return {
    next({ at, ...rest }: Omit<ReadEntry, 'at'> & { at: bigint | null }): number | null {
      const expected = last.row + 1;
      if (rest.row !== expected) return Math.min(rest.row, expected);
      if (at === null) return expected;
      const entry = { ...rest, at };
      if (!fingerprintOf(entry).equals(entry.fingerprint)) return entry.row;
      if (!entry.before.equals(last.fingerprint)) return Math.max(last.row, 1);
      last = entry;
      return null;
    },
    /** The same for the end of the log; without a head nothing says where it ends. */
    end(head: AuditHead | undefined): number | null {
      if (!head) return last.row + 1;
      if (head.row !== last.row) return Math.min(head.row, last.row) + 1;
      return head.fingerprint.equals(last.fingerprint) ? null : Math.max(last.row, 1);
    },
  };
}
