import type { EndpointKey } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { faultOf } from '../db/fault.ts';
import type { AppDeps } from '../deps.ts';
import { hasWrittenSince } from '../domains/idempotency/index.ts';

/**
 * Reports for adults whose data may be two seconds old. No child reads them, and they write nothing, not even
 * to the register of accesses.
 */
export const mayBeOld: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET grown-ups/classes/{classId}/progress',
  'GET grown-ups/classes/{classId}/can-do',
  'GET grown-ups/classes/{classId}/results',
  'GET desk/audit',
  'GET desk/agreement',
]);

/** How long a caller reads the primary after its own write: longer than the lag that a standby may have. */
const OWN_WRITE_MS = 5_000;

/** Who reads which endpoint. */
export type Reading = {
  readonly key: EndpointKey;
  readonly id: string | undefined;
  readonly now: number;
};

/**
 * Returns a function that reads from the standby where allowed, and else from the primary: also after the caller's
 * own write on any server, and when the standby fails.
 */
export function createReading({
  database: { db },
  standby,
}: Pick<AppDeps, 'database' | 'standby'>) {
  return async <T>({ key, id, now }: Reading, read: (from: Db) => Promise<T>): Promise<T> => {
    const old = id !== undefined && mayBeOld.has(key) ? standby?.choose() : undefined;
    if (!old || (await hasWrittenSince(db, id ?? '', new Date(now - OWN_WRITE_MS))))
      return read(db);
    try {
      return await read(old);
    } catch (error) {
      if (!faultOf(error)) throw error;
      return read(db);
    }
  };
}
