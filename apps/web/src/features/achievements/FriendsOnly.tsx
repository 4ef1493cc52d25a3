import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './FriendsOnly.module.css';

type Props = { userId: string; username: string };

/** Invites to become friends before the trophies are shown (SAFE-08). */
export function FriendsOnly({ userId, username }: Props) {
  const t = useText();
  const words = t('achievements.friendsOnly', { username });
  usePageTitle(t('achievements.of', { username }));
  return (
    <Card className={css['friends']}>
      <Domino mood="think" className={css['dog']} />
      <PageHeading className={css['words']}>{words}</PageHeading>
      <Link to={path('digipal', { userId })} className={buttonClass({ big: true })}>
        {username}
      </Link>
    </Card>
  );
}
