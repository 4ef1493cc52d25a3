import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isHiddenByReport, isReportedBy } from './gone-texts.data.ts';
import type { Delivery } from './messages.data.ts';

export async function insertPost(
  db: Db,
  { submission, text, original, at }: Delivery,
): Promise<void> {
  await db
    .insertInto('posts')
    .values({
      user_id: submission.targetId,
      post_id: submission.submissionId,
      submission_id: submission.submissionId,
      author_id: submission.authorId,
      body: text,
      original,
      delivered_at: at,
    })
    .execute();
}

export async function retractPost(db: Db, submissionId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('posts')
    .set({ taken_back_at: at })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Saves the status of a child, unless it has a later one. */
export async function saveStatus(db: Db, { submission, text, at }: Delivery): Promise<void> {
  const { authorId, submissionId, submittedAt } = submission;
  await sql`
    INSERT INTO statuses AS known (user_id, submission_id, body, delivered_at)
    VALUES (${authorId}, ${submissionId}, ${text}, ${at})
    ON CONFLICT (user_id) DO UPDATE
    SET submission_id = excluded.submission_id, body = excluded.body,
      delivered_at = excluded.delivered_at
    WHERE (
      SELECT submitted_at FROM submissions WHERE submission_id = known.submission_id
    ) <= ${submittedAt}
  `.execute(db);
}

export async function deleteStatus(db: Db, submissionId: string): Promise<void> {
  await db.deleteFrom('statuses').where('submission_id', '=', submissionId).execute();
}

/** `written`: what the child wrote, if a reviewer has edited it. */
export const findStatus = (
  db: Db,
  userId: string,
): Promise<{ text: string; written: string; at: Date } | undefined> =>
  db
    .selectFrom('statuses')
    .innerJoin('submissions', join =>
      join
        .onRef('submissions.submission_id', '=', 'statuses.submission_id')
        .onRef('submissions.author_id', '=', 'statuses.user_id'),
    )
    .select(['statuses.body as text', 'submissions.body as written', 'statuses.delivered_at as at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * SQL: the post is on the wall. Its author is the owner or a friend or, for the owner only, a child with a pending
 * request to the owner.
 */
const isOnWall = (viewerId: string): RawBuilder<unknown> => sql`
  (post.author_id = post.user_id OR EXISTS (
    SELECT FROM friendships AS tie
    WHERE tie.user_id = post.user_id AND tie.friend_id = post.author_id AND (
      tie.status = 'accepted'
      OR (tie.requestor_id = post.author_id AND post.user_id = ${viewerId})
    )
  ))
`;

const isHidden = isHiddenByReport(sql`post.submission_id`);

/** SQL: the viewer reported the post. */
const isFolded = (viewerId: string) => isReportedBy(sql`post.submission_id`, sql`${viewerId}`);

/** SQL: the post is visible on the wall. */
const isVisiblePost = (viewerId: string): RawBuilder<unknown> => sql`
  (post.taken_back_at IS NULL OR (post.author_id = ${viewerId} AND ${isHidden}))
  AND NOT ${isFolded(viewerId)} AND ${isOnWall(viewerId)}
`;

/** A delivered DigiPost with its author. */
export type PostRow = {
  readonly postId: string;
  readonly userId: string;
  readonly username: string;
  readonly country: string;
  readonly avatarHash: string;
  readonly text: string;
  readonly original: string | null;
  readonly at: Date;
  readonly likeCount: number;
  readonly isLiked: boolean;
};

/** The newest posts of a wall, newest first. */
export async function listPosts(
  db: Db,
  { ownerId, viewerId, limit }: { ownerId: string; viewerId: string; limit: number },
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    SELECT post.post_id AS "postId", author.user_id AS "userId", author.username, author.country,
      pictures.avatar_hash AS "avatarHash", post.body AS "text", post.original,
      post.delivered_at AS "at", liked.count AS "likeCount", liked.mine AS "isLiked"
    FROM posts AS post
    JOIN users AS author ON author.user_id = post.author_id
    JOIN profiles AS pictures ON pictures.user_id = author.user_id
    CROSS JOIN LATERAL (
      SELECT count(*), coalesce(bool_or(liker_id = ${viewerId}), false) AS mine
      FROM post_likes WHERE post_likes.post_id = post.post_id
    ) AS liked
    WHERE post.user_id = ${ownerId} AND ${isVisiblePost(viewerId)}
    ORDER BY post.delivered_at DESC, post.post_id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** The newest posts of a wall that the viewer reported and adults have not taken back; `text`: if they left it delivered. */
export async function listFolded(
  db: Db,
  { ownerId, viewerId, limit }: { ownerId: string; viewerId: string; limit: number },
): Promise<{ postId: string; at: Date; text: string | null }[]> {
  const { rows } = await sql<{ postId: string; at: Date; text: string | null }>`
    SELECT post.post_id AS "postId", post.delivered_at AS at,
      CASE WHEN post.taken_back_at IS NULL AND EXISTS (
        SELECT FROM submissions AS s WHERE s.submission_id = post.submission_id
          AND s.author_id = post.author_id AND s.state = 'delivered'
      ) THEN post.body END AS text
    FROM posts AS post
    WHERE post.user_id = ${ownerId} AND ${isFolded(viewerId)} AND ${isOnWall(viewerId)}
      AND (post.taken_back_at IS NULL OR ${isHidden})
    ORDER BY post.delivered_at DESC, post.post_id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Owner and author of a post that the viewer may read; undefined otherwise. */
export async function findPost(
  db: Db,
  { postId, viewerId }: { postId: string; viewerId: string },
): Promise<{ ownerId: string; authorId: string } | undefined> {
  const { rows } = await sql<{ ownerId: string; authorId: string }>`
    SELECT post.user_id AS "ownerId", post.author_id AS "authorId" FROM posts AS post
    WHERE post.post_id = ${postId} AND ${isVisiblePost(viewerId)}
  `.execute(db);
  return rows[0];
}

/** Saves a like of a post. Liking twice has no effect. */
export async function insertPostLike(
  db: Db,
  { postId, likerId, at }: { postId: string; likerId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('post_likes')
    .values({ post_id: postId, liker_id: likerId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
