import type { User, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Card, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remoteData } from '../../shared/remote-data.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { isOwn, OwnText, type TakeBack } from './OwnText.tsx';
import { PostItem } from './PostItem.tsx';
import css from './Posts.module.css';
import { StatusLine } from './StatusLine.tsx';
import { useWall } from './use-wall.ts';
import { wallQuery } from './wall-query.ts';

/** So many posts stand on the card until the child wants all. */
const shown = 3;

type Props = {
  owner: Pick<User, 'userId' | 'username'>;
  me: string;
  /** Takes back what is being read. */
  takeBack: TakeBack;
};

/** Where a DigiPost for a child is written. */
export const writePlace = (userId: string, me: string): string =>
  userId === me ? path('newsfeed-new') : path('newsfeed-new', { userId });

/** Status and posts on the page of a child, with the way to write one (PROFILE-03 to PROFILE-05). */
export function WallCard({ owner, me, takeBack }: Props) {
  const t = useText();
  const query = useQuery(wallQuery(owner.userId));
  const wall = remoteData(query);
  const own = owner.userId === me;
  const to = writePlace(owner.userId, me);
  return (
    <Card
      className={css['card']}
      title={own ? t('profile.posts') : t('profile.postsFor', { username: owner.username })}
    >
      {wall.state === 'success' && (
        <Written owner={owner} me={me} takeBack={takeBack} wall={wall.data} to={to} />
      )}
      {wall.state === 'failed' && <NotFetched onRetry={() => void query.refetch()} />}
      <Link to={to} className={buttonClass({ variant: 'quiet', wide: true })}>
        <Icon name="pen" />
        {t('profile.writePost')}
      </Link>
    </Card>
  );
}

type WrittenProps = Props & { wall: Wall; to: string };

function Written({ owner, me, takeBack, wall, to }: WrittenProps) {
  const t = useText();
  const { like, takeAway } = useWall(owner.userId);
  const [all, setAll] = useState(false);
  const mine = wall.submissions.filter(isOwn).filter(({ kind }) => kind === 'post');
  const posts = all ? wall.posts : wall.posts.slice(0, shown);
  return (
    <>
      <StatusLine owner={owner} own={owner.userId === me} wall={wall} />
      {wall.posts.length + mine.length === 0 ? (
        <p className={css['none']}>{t('empty.posts')}</p>
      ) : (
        <ul className={css['posts']}>
          {mine.map(one => (
            <OwnText
              key={one.submissionId}
              submission={one}
              takeBack={takeBack}
              mendAt={to}
              onTakeAway={() => takeAway(one)}
            />
          ))}
          {posts.map(post => (
            <PostItem key={post.postId} post={post} me={me} onLike={() => like(post)} />
          ))}
        </ul>
      )}
      {wall.posts.length > posts.length && (
        <Button variant="secondary" wide iconAfter="down" onClick={() => setAll(true)}>
          {t('action.seeAll')}
        </Button>
      )}
    </>
  );
}

/** ERR-06, in the place of what could not be fetched. */
function NotFetched({ onRetry }: { onRetry(): void }) {
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
