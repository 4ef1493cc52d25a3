import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Domino, Island, SpeechBubble } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import kennel from './kennel.svg?no-inline';
import { NameCard } from './NameCard.tsx';
import css from './ProfileStage.module.css';

type Props = {
  /** The owner of the page. */
  user: User;
  /** The visitor; omitted on the own page. */
  visitor?: User | undefined;
  /** Actions of a visitor, below the name. */
  below?: ReactNode;
  /** Buttons over the figures. */
  over?: ReactNode;
};

/** The child and Domino on an island, with name, country and clock below (PROFILE-01, PROFILE-02). */
export function ProfileStage({ user, visitor, below, over }: Props) {
  const t = useText();
  const { data: profile, isFetched } = useQuery(
    endpointQuery('GET users/{id}/profile', { id: user.userId }),
  );
  const { data: status, isFetched: isAsked } = useQuery(
    endpointQuery('GET users/{id}/status', { id: user.userId }),
  );
  const showsLikes = !visitor || profile?.friendShipStatus === 'accepted';
  // Only the child's own page shows the house: strangers must not learn about a streak (SAFE-08).
  const away = status?.domino === false;
  const beside = visitor ? status?.domino === true : true;
  return (
    <section
      className={classes(css['stage'], visitor && css['visited'])}
      aria-label={t('profile.avatarAlt', user)}
    >
      <div className={classes(css['scene'], !beside && css['alone'])} data-alive>
        <Island className={css['island']} />
        {profile && (
          <img
            className={css['kid']}
            src={`${profile.avatarImage}/full.svg`}
            alt={user.username}
            fetchPriority="high"
          />
        )}
        {isFetched && isAsked && (
          <>
            <SpeechBubble
              className={css['bubble']}
              {...(beside ? { at: '52%' } : { tail: 'left' })}
            >
              {away && !visitor ? t('streak.start') : t('profile.hello', visitor ?? user)}
            </SpeechBubble>
            {beside && <Companion own={profile?.dominoImage} away={away} />}
          </>
        )}
        {over}
      </div>
      <NameCard
        user={user}
        online={visitor !== undefined && status?.online === true}
        likes={showsLikes ? (status?.likeCount ?? null) : undefined}
      >
        {below}
      </NameCard>
    </section>
  );
}

/**
 * The child's own Domino while the streak lasts (STREAK-02), otherwise the house where it rests
 * (STREAK-04).
 */
function Companion({ own, away }: { own: string | undefined; away: boolean }) {
  const t = useText();
  if (!away) {
    return <Domino mood="hello" own={own} alt={t('a11y.domino.hello')} className={css['dog']} />;
  }
  const alt = t('profile.dominoRests');
  return <img className={css['house']} src={kennel} alt={alt} width={400} height={420} />;
}
