import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino, Island } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import css from './AvatarFigure.module.css';

/** The child and its Domino after an activity. */
export function AvatarFigure({ user, happy }: { user: User; happy: boolean }) {
  const t = useText();
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: user.userId })).data;
  return (
    <div className={css['team']} data-alive>
      <Island className={css['island']} />
      {profile && (
        <img className={css['kid']} src={`${profile.avatarImage}/full.svg`} alt={user.username} />
      )}
      <Domino
        mood={happy ? 'cheer' : 'hello'}
        own={profile?.dominoImage}
        alt={happy ? t('a11y.domino.cheer') : t('a11y.domino.hello')}
        className={css['dog']}
      />
    </div>
  );
}
