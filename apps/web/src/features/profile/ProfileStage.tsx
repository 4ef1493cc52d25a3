import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino, Island, SpeechBubble } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { NameCard } from './NameCard.tsx';
import css from './ProfileStage.module.css';
import { profileQuery, statusQuery } from './profile-query.ts';

/** Child and Domino on their island, with name, country and clock below (PROFILE-01, PROFILE-02). */
export function ProfileStage({ user }: { user: User }) {
  const t = useText();
  const { call } = useServices();
  const profile = useQuery(profileQuery(call, user.userId)).data;
  const status = useQuery(statusQuery(call, user.userId)).data;
  // Domino is there by the streak; until the answer is here nobody leaves the page.
  const mood = status?.domino === false ? 'sleep' : 'hello';
  return (
    <section className={css['stage']} aria-label={t('profile.avatarAlt', user)}>
      <div className={css['scene']}>
        <Island className={css['island']} />
        {profile && (
          <img
            className={css['kid']}
            src={`${profile.avatarImage}/full.svg`}
            alt={user.username}
            fetchPriority="high"
          />
        )}
        <SpeechBubble className={css['bubble']} at="52%">
          {t('profile.hello', user)}
        </SpeechBubble>
        <Domino
          mood={mood}
          className={css['dog']}
          alt={mood === 'sleep' ? t('a11y.domino.sleep') : t('a11y.domino.hello')}
        />
      </div>
      <NameCard user={user} />
    </section>
  );
}
