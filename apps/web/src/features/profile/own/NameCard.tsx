import type { User } from '@digipals/contract';
import { clockText, countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Card, classes, Flag, Icon, VisuallyHidden } from '@digipals/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../shared/page-title.tsx';
import css from './NameCard.module.css';
import { useMinute } from './use-minute.ts';

type Props = {
  user: User;
  /** Only shown to friends (SAFE-08). */
  online?: boolean;
  /** Likes of the page; null while loading, undefined if hidden. */
  likes?: number | null | undefined;
  /** Actions of a visitor, below the name. */
  children?: ReactNode;
};

/** Flag, name, likes and local time of the child (SAFE-10). */
export function NameCard({ user, online = false, likes, children }: Props) {
  const t = useText();
  const locale = useLocale();
  const now = useMinute();
  const country = countryName(user.country, locale);
  return (
    <Card className={css['name']}>
      <span className={classes(css['place'], online && css['online'])}>
        <Flag code={user.country} className={css['flag']} />
        {online && <VisuallyHidden>{t('friends.online', user)}</VisuallyHidden>}
      </span>
      <PageHeading className={css['title']}>{user.username}</PageHeading>
      <p className={css['clock']}>
        <Icon name="clock" />
        <time data-clock="">{clockText(new Date(now), user.timeZone, locale)}</time>
        <span>{country}</span>
      </p>
      {likes !== undefined && <Likes count={likes} />}
      {children && <div className={css['below']}>{children}</div>}
    </Card>
  );
}

/** The number of likes, read-only, because a child cannot like its own page (AMBIG-58). */
function Likes({ count }: { count: number | null }) {
  const t = useText();
  return (
    <span className={css['likes']}>
      <Icon name="heart" filled />
      {count !== null && (
        <>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('profile.likes', { count })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
