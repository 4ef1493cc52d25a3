import type { Post, Wall } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { readSummaries, summaryOf } from '../friends/index.ts';
import { readOpen } from './open-texts.service.ts';
import { findStatus, listFolded, listPosts, type PostRow } from './walls.data.ts';

const MAX_POSTS = 50;

type View = { readonly ownerId: string; readonly viewerId: string };

const postOf = (row: PostRow, viewerId: string): Post => ({
  postId: row.postId,
  author: summaryOf(row),
  text: row.text,
  original: row.userId === viewerId ? row.original : null,
  at: row.at.toISOString(),
  likeCount: row.likeCount,
  isLiked: row.isLiked,
});

/** The posts of authors that are visible to the viewer (SAFE-09). */
async function readPosts(db: Db, { ownerId, viewerId }: View): Promise<Post[]> {
  const rows = await listPosts(db, { ownerId, viewerId, limit: MAX_POSTS });
  const authors = [...new Set(rows.map(({ userId }) => userId))];
  const visible = await readSummaries(db, viewerId, authors);
  return rows
    .filter(({ userId }) => userId === viewerId || visible.has(userId))
    .map(row => postOf(row, viewerId));
}

/** Only the author sees the original of a text that a reviewer edited. */
async function readStatus(db: Db, { ownerId, viewerId }: View): Promise<Wall['status']> {
  const found = await findStatus(db, ownerId);
  if (!found) return null;
  const { text, written, at } = found;
  const isEdited = ownerId === viewerId && written !== text;
  return { text, original: isEdited ? written : null, at: at.toISOString() };
}

/** Status and wall of a child, with the viewer's own undelivered texts. */
export async function readWall(db: Db, view: View): Promise<Wall> {
  const { ownerId, viewerId } = view;
  const kinds = ownerId === viewerId ? (['post', 'status'] as const) : (['post'] as const);
  const folded = await listFolded(db, { ...view, limit: MAX_POSTS });
  return {
    status: await readStatus(db, view),
    posts: await readPosts(db, view),
    folded: folded.map(({ at, ...post }) => ({ ...post, at: at.toISOString() })),
    submissions: await readOpen(db, viewerId, { kinds, targetId: ownerId }),
  };
}

/** The wall of a requestee as the requestor sees it: only its own undelivered posts. */
export const readFirstContact = async (db: Db, { ownerId, viewerId }: View): Promise<Wall> => ({
  status: null,
  posts: [],
  folded: [],
  submissions: await readOpen(db, viewerId, { kinds: ['post'], targetId: ownerId }),
});
