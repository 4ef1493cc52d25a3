import type { Profile, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, Face } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import css from './InterestsPage.module.css';
import { InterestTiles } from './interests/InterestTiles.tsx';

type Props = { user: User; profile: Profile };

/** The interests of another child as large pictures with names, read-only (AMBIG-57). */
export function InterestsPage({ user, profile }: Props) {
  const t = useText();
  const title = t('profile.interestsOf', user);
  usePageTitle(title);
  // Only friends see the pictures (SAFE-08).
  const visible = profile.friendShipStatus === 'accepted';
  const none = visible ? t('empty.interests') : t('profile.becomeFriends', user);
  return (
    <Card className={css['page']}>
      <header className={css['head']}>
        <Face src={`${profile.avatarImage}/head.svg`} flag={user.country} />
        <PageHeading className={css['title']}>{title}</PageHeading>
      </header>
      {visible && profile.interests.items.length > 0 ? (
        <InterestTiles interests={profile.interests} named />
      ) : (
        <p className={css['none']}>{none}</p>
      )}
    </Card>
  );
}
