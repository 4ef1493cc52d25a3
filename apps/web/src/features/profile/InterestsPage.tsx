import type { Profile, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, Face } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import css from './InterestsPage.module.css';
import { InterestTiles } from './interests/InterestTiles.tsx';

type Props = { user: User; profile: Profile; own: boolean };

/** All that a child likes, as big pictures with their names; only to look at (AMBIG-57). */
export function InterestsPage({ user, profile, own }: Props) {
  const t = useText();
  const title = own ? t('profile.interests') : t('profile.interestsOf', user);
  usePageTitle(title);
  // Of a child that is no friend the pictures are not told (SAFE-08).
  const told = own || profile.friendShipStatus === 'accepted';
  const none = told ? t('empty.interests') : t('profile.becomeFriends', user);
  return (
    <Card className={css['page']}>
      <header className={css['head']}>
        <Face src={`${profile.avatarImage}/head.svg`} flag={user.country} />
        <PageHeading className={css['title']}>{title}</PageHeading>
      </header>
      {told && profile.interests.items.length > 0 ? (
        <InterestTiles interests={profile.interests} named />
      ) : (
        <p className={css['none']}>{none}</p>
      )}
    </Card>
  );
}
