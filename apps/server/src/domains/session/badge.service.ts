import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { deleteBadge } from './badges.data.ts';
import type { Sessions } from './session.service.ts';

/** Takes the badge of a child back, and signs it out. Needs a transaction. @throws not_found */
export async function takeBadgeBack(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  userId: string,
): Promise<void> {
  if (!(await deleteBadge(db, userId))) throw new ApiError('not_found');
  await sessions.endAll(db, userId);
}
