import type { FoldedPost, Post, User, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Card, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Later, latePart } from '../../shared/later.tsx';
import { remoteData } from '../../shared/remote-data.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { isOwn, OwnText, type Withdraw } from './OwnText.tsx';
import { PostItem } from './PostItem.tsx';
import css from './Posts.module.css';
import { StatusLine } from './StatusLine.tsx';
import { useWall } from './use-wall.ts';
import { wallQuery } from './wall-query.ts';

/** Number of posts shown until the child asks for all. */
const shown = 2;

type Props = {
  owner: Pick<User, 'userId' | 'username'>;
  me: Pick<User, 'userId' | 'timeZone'>;
  /** Withdraws texts under review. */
  withdraw: Withdraw;
};

/** Rarely needed. */
const folded = latePart(() => import('../../shared/folded/Folded.tsx'));

/** Where a DigiPost for a child is written. */
export const pathToWrite = (userId: string, me: string): string =>
  userId === me ? path('newsfeed-new') : path('newsfeed-new', { userId });

/** Status and posts on the page of a child, with a link to write a post (PROFILE-03 to PROFILE-05). */
export function WallCard({ owner, me, withdraw }: Props) {
  const t = useText();
  const own = owner.userId === me.userId;
  const query = useQuery(wallQuery(owner.userId, me.userId));
  const wall = remoteData(query);
  const to = pathToWrite(owner.userId, me.userId);
  return (
    <Card
      className={css['card']}
      title={own ? t('profile.posts') : t('profile.postsFor', { username: owner.username })}
    >
      {wall.state === 'success' && (
        <WallContent owner={owner} me={me} withdraw={withdraw} wall={wall.data} to={to} />
      )}
      {wall.state === 'failed' && <LoadFailed onRetry={() => void query.refetch()} />}
      <Link to={to} className={buttonClass({ variant: 'quiet', wide: true })}>
        <Icon name="pen" />
        {t('profile.writePost')}
      </Link>
    </Card>
  );
}

const isPost = (one: Post | FoldedPost): one is Post => 'author' in one;

type WallProps = Props & { wall: Wall; to: string };

function WallContent({ owner, me, withdraw, wall, to }: WallProps) {
  const t = useText();
  const { like, remove } = useWall(owner.userId);
  const [all, setAll] = useState(false);
  const mine = wall.submissions.filter(isOwn).filter(({ kind }) => kind === 'post');
  const every = [...wall.posts, ...wall.folded].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  const posts = all ? every : every.slice(0, shown);
  return (
    <>
      <StatusLine owner={owner} own={owner.userId === me.userId} wall={wall} />
      {every.length + mine.length === 0 ? (
        <p className={css['none']}>{t('empty.posts')}</p>
      ) : (
        <ul className={css['posts']}>
          {mine.map(one => (
            <OwnText
              key={one.submissionId}
              submission={one}
              timeZone={me.timeZone}
              withdraw={withdraw}
              editAt={to}
              onRemove={() => remove(one)}
            />
          ))}
          {posts.map(post =>
            isPost(post) ? (
              <PostItem key={post.postId} post={post} me={me.userId} onLike={() => like(post)} />
            ) : (
              <Later key={post.postId} part={folded} props={post} quiet />
            ),
          )}
        </ul>
      )}
      {every.length > posts.length && (
        <Button variant="secondary" wide iconAfter="down" onClick={() => setAll(true)}>
          {t('action.seeAll')}
        </Button>
      )}
    </>
  );
}

/** ERR-06: shown if loading fails. */
function LoadFailed({ onRetry }: { onRetry(): void }) {
  const t = useText();
  return (
    <div className={css['none']}>
      <p role="alert">{t('error.profileMessages')}</p>
      <Button variant="secondary" icon="again" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
