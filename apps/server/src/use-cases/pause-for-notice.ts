import type { NoticeVersion } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { pauseOutdated } from '../domains/consents/index.ts';
import { keepTexts } from '../domains/messages/index.ts';

/**
 * Pauses what a changed notice asks for again, at the start of a server (CONSENT-12). The texts of these children are
 * kept. Needs a transaction.
 */
export async function pauseForNotice(
  db: Db,
  at: Date,
  versions?: readonly NoticeVersion[],
): Promise<void> {
  for (const userId of await pauseOutdated(db, versions)) await keepTexts(db, userId, at);
}
