import type { Post, Wall } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { readSummaries, summaryOf } from '../friends/index.ts';
import { readOpen } from './open-texts.service.ts';
import { findStatus, listPosts, type PostRow } from './walls.data.ts';

const MOST_POSTS = 50;

type Look = { readonly ownerId: string; readonly viewerId: string };

const postRef = (row: PostRow, viewerId: string): Post => ({
  postId: row.postId,
  author: summaryOf(row),
  text: row.text,
  original: row.userId === viewerId ? row.original : null,
  at: row.at.toISOString(),
  likeCount: row.likeCount,
  isLiked: row.isLiked,
});

/** Posts without those of children that the viewer may not know of (SAFE-09). */
async function readPosts(db: Db, { ownerId, viewerId }: Look): Promise<Post[]> {
  const rows = await listPosts(db, { ownerId, viewerId, most: MOST_POSTS });
  const authors = [...new Set(rows.map(({ userId }) => userId))];
  const seen = await readSummaries(db, viewerId, authors);
  return rows
    .filter(({ userId }) => userId === viewerId || seen.has(userId))
    .map(row => postRef(row, viewerId));
}

/** Only the author sees the original of a text that a reviewer edited. */
async function readStatus(db: Db, { ownerId, viewerId }: Look): Promise<Wall['status']> {
  const found = await findStatus(db, ownerId);
  if (!found) return null;
  const { text, written, at } = found;
  const isMended = ownerId === viewerId && written !== text;
  return { text, original: isMended ? written : null, at: at.toISOString() };
}

/** Status and wall of a child, and what the viewer itself wrote there that is not delivered. */
export async function readWall(db: Db, look: Look): Promise<Wall> {
  const { ownerId, viewerId } = look;
  const kinds = ownerId === viewerId ? (['post', 'status'] as const) : (['post'] as const);
  return {
    status: await readStatus(db, look),
    posts: await readPosts(db, look),
    submissions: await readOpen(db, viewerId, { kinds, targetId: ownerId }),
  };
}

/** What a child sees of one that it asked to be friends: what it wrote there itself, not delivered. */
export const readFirstContact = async (db: Db, { ownerId, viewerId }: Look): Promise<Wall> => ({
  status: null,
  posts: [],
  submissions: await readOpen(db, viewerId, { kinds: ['post'], targetId: ownerId }),
});
