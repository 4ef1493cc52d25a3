import type { FamilyMessage, ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { listDelivered, listFriendsOf, listReportsAbout } from '../domains/family/index.ts';
import { readOpen } from '../domains/messages/index.ts';
import { pictureAddress } from '../domains/profile/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type Texts = ResponseOf<'GET grown-ups/children/{childId}/family/messages'>;

/** A parent who reads texts of its child. */
type Reading = { readonly childId: string; readonly actor: string; readonly at: Date };

/** The register has only the own child: the family of the friend learns no name of a stranger. */
const note = (db: Db, { childId, actor, at }: Reading, object: string): Promise<void> =>
  recordAccess(db, { actor, action: 'Read messages', object, userIds: [childId], at });

/** Friends of a child, its texts that reached nobody, and reports about it (FAMILY-07). */
export async function readTexts(db: Db, reading: Reading): Promise<Texts> {
  const { childId } = reading;
  const friends = (await listFriendsOf(db, childId)).map(({ avatarHash, since, ...friend }) => ({
    ...friend,
    avatarImage: pictureAddress(avatarHash),
    since: since?.toISOString() ?? null,
  }));
  const kinds = ['message', 'post', 'status'] as const;
  const open = (await readOpen(db, childId, { kinds })).map(({ marks: _, toUserId, ...text }) => ({
    ...text,
    toChildId: toUserId,
  }));
  const reports = (await listReportsAbout(db, childId)).map(({ at, ...report }) => ({
    ...report,
    at: at.toISOString(),
  }));
  await note(db, reading, 'own texts');
  return { friends, open, reports };
}

/** @throws not_found for a child that never was a friend */
export async function requireKnown(db: Db, childId: string, friendId: string): Promise<void> {
  if ((await listFriendsOf(db, childId, friendId)).length === 0) throw new ApiError('not_found');
}

/** The newest delivered messages of a child and a friend, oldest first (FAMILY-08). @throws not_found */
export async function readMessagesWith(
  db: Db,
  reading: Reading,
  friendId: string,
): Promise<FamilyMessage[]> {
  const { childId } = reading;
  await requireKnown(db, childId, friendId);
  await note(db, reading, 'a conversation');
  const delivered = await listDelivered(db, childId, friendId);
  return delivered.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }));
}
