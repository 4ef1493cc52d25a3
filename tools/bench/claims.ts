import type { Database } from '../../apps/server/src/db/open-db.ts';
import { claim } from '../../apps/server/src/domains/review/index.ts';
import type { LoadAdult } from '../../apps/server/src/testing/review-load.ts';
import { median } from './figures.ts';

/** Claims that a round times. */
export const claimsARound = 40;

/** A database with waiting texts, and who reviews them. */
export type Queue = { readonly database: Database; readonly adults: readonly LoadAdult[] };

/** The time in ms of a claim: the median of adults in turn, each with its card, all released at the end. */
export async function timeClaims(
  { database: { db, pool }, adults }: Queue,
  now: number,
): Promise<number> {
  const times: number[] = [];
  for (const { token, role } of adults.slice(1, 1 + claimsARound)) {
    const adult = { staffId: token, name: token, role };
    const begin = performance.now();
    const card = await db
      .transaction()
      .execute(transaction => claim(transaction, adult, { kind: 'review' }, now));
    times.push(performance.now() - begin);
    if (!card) throw new Error('No text is waiting');
  }
  // Only claims should show up in the statistics of sequential scans.
  await pool.query(
    `BEGIN; SET LOCAL enable_seqscan = off;
     UPDATE submissions SET reviewer_id = NULL, fence = NULL, lease_until = NULL
     WHERE reviewer_id IS NOT NULL; COMMIT`,
  );
  return median(times);
}
