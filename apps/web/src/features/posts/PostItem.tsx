import type { Post } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Face, Icon, VisuallyHidden } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import { changedWords } from '../../shared/text-state/changed-words.ts';
import { StateSign } from '../../shared/text-state/StateSign.tsx';
import { tintOf } from '../../shared/tint.ts';
import css from './Posts.module.css';

type Props = { post: Post; me: string; onLike(): void };

/** A DigiPost with author, text, like button and report link (GUIDE-07). */
export function PostItem({ post, me, onLike }: Props) {
  const t = useText();
  const { author, text, original } = post;
  const changed = changedWords(original ?? text, text);
  const { userId, username, country, avatarImage } = author;
  const mine = userId === me;
  return (
    <li className={css['post']}>
      <Link to={path('digipal', { userId })} className={css['author']} aria-label={username}>
        <Face
          src={`${avatarImage}/head.svg`}
          tint={tintOf(userId)}
          flag={country}
          className={css['face']}
        />
      </Link>
      <div className={css['bubble']}>
        <div className={css['words']}>
          <h3>{username}</h3>
          <p lang="en">{text}</p>
          {changed > 0 && (
            <StateSign state="edited">{t('messages.mended', { count: changed })}</StateSign>
          )}
        </div>
        <ListenButton quiet text={text} english className={css['say'] ?? ''} />
        {mine ? <Likes count={post.likeCount} /> : <Like post={post} onLike={onLike} />}
        {!mine && <Flag post={post} />}
      </div>
    </li>
  );
}

/** The like button of a post. It can be pressed once. */
function Like({ post, onLike }: { post: Post; onLike(): void }) {
  const t = useText();
  const { isLiked, likeCount, author } = post;
  const name = isLiked ? t('profile.alreadyLiked') : t('profile.like');
  const count = likeCount > 0 ? `, ${t('profile.likes', { count: likeCount })}` : '';
  return (
    <button
      type="button"
      className={classes(css['heart'], isLiked && css['liked'])}
      aria-label={`${name}: ${author.username}${count}`}
      aria-pressed={isLiked}
      onClick={onLike}
    >
      <Icon name="heart" filled={isLiked} />
      {likeCount > 0 && <span aria-hidden="true">{likeCount}</span>}
    </button>
  );
}

/** Likes of an own post, read-only. */
function Likes({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className={classes(css['heart'], css['liked'])}>
      <Icon name="heart" filled />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('profile.likes', { count })}</VisuallyHidden>
    </span>
  );
}

/** A link to report this post. */
function Flag({ post }: { post: Post }) {
  const t = useText();
  const about = new URLSearchParams({
    user: post.author.userId,
    post: post.postId,
    from: 'digipal',
  });
  return (
    <Link
      to={`${path('community-guidelines')}?${about}`}
      className={css['flag']}
      aria-label={`${t('report.title')}: ${post.author.username}`}
    >
      <Icon name="flag" />
    </Link>
  );
}
