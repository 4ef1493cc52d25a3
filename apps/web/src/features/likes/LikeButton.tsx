import type { UserStatus } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, HeartBurst, Icon } from '@digipals/ui';
import { useCallback, useState } from 'react';
import css from './LikeButton.module.css';
import { useLike } from './use-like.ts';

type Props = {
  userId: string;
  username: string;
  status: Pick<UserStatus, 'canBeLiked' | 'likeCount'>;
  /** Whether the child sees the number of likes. */
  counted: boolean;
};

/**
 * The like button on the page of another child. It can be pressed once (PROFILE-07, PROFILE-09, PROFILE-19).
 * Hearts on the page confirm the like (PROFILE-08, NOTSHOWN-13, HOME-04).
 */
export function LikeButton({ userId, username, status, counted }: Props) {
  const t = useText();
  const [isNew, setNew] = useState(false);
  const onEnd = useCallback(() => setNew(false), []);
  const like = useLike({ userId, onLiked: () => setNew(true) }, counted);
  const liked = !status.canBeLiked;
  // The same element before and after, so that it keeps the focus.
  return (
    <>
      <Button
        wide
        disabled={liked}
        className={classes(css['like'], liked && css['liked'])}
        onClick={() => void like()}
      >
        <span className={css['heart']}>
          <Icon name="heart" filled={liked} />
          {counted && (
            <span className={css['count']} aria-hidden="true">
              {status.likeCount}
            </span>
          )}
        </span>
        {liked ? t('profile.alreadyLiked') : t('profile.like')}
      </Button>
      {isNew && <HeartBurst words={t('profile.liked', { username })} onEnd={onEnd} />}
    </>
  );
}
