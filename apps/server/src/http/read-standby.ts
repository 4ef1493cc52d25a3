import type { EndpointKey } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { faultOf } from '../db/fault.ts';
import type { AppDeps } from '../deps.ts';
import { hasWrittenSince } from '../domains/idempotency/index.ts';

/**
 * Reports over many rows, for adults, that may be two seconds old. Nothing that a child reads, and nothing that writes: not
 * even into the register of accesses.
 */
export const mayBeOld: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET grown-ups/classes/{classId}/progress',
  'GET grown-ups/classes/{classId}/can-do',
  'GET grown-ups/classes/{classId}/results',
  'GET desk/audit',
  'GET desk/agreement',
]);

/** After its own write a caller reads the primary: longer than a standby that is read may be behind. */
const OWN_WRITE_MS = 5_000;

/** Who reads which endpoint. */
export type Reading = {
  readonly key: EndpointKey;
  readonly id: string | undefined;
  readonly now: number;
};

/**
 * Returns the function that reads from the standby where that is right, and from the primary otherwise: also for who has
 * just written, on whichever server, and when the standby fails.
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
