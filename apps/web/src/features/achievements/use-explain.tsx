import type { Trophy } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Trophy as Cup, Star } from '@digipals/ui';
import type { ReactNode } from 'react';
import { useServices } from '../../shared/services.tsx';
import css from './Achievements.module.css';
import { countText, levelText, nextText } from './trophies.ts';

type Explained = { title: string; text: string; picture: ReactNode; won: boolean };

/** Explains an achievement in a popup and tracks it (PROFILE-22, EVENT-09). Plays a sound if it is won. */
export function useExplain(own: boolean) {
  const t = useText();
  const { popups, analytics, sounds } = useServices();

  const show = ({ title, text, picture, won }: Explained) => {
    analytics.tracked('lbm11');
    if (won) sounds.effect('achievement');
    popups.show({
      title: () => title,
      text: () => text,
      extra: <div className={css['shown']}>{picture}</div>,
      mood: won ? 'cheer' : 'hello',
    });
  };

  return {
    trophy(trophy: Trophy) {
      const { kind, level } = trophy;
      const [title, count] = [levelText(t, level), countText(t, trophy, own)];
      const isOver = kind === 'streak' && trophy.count === 0;
      show({
        title,
        // Only the owner sees what is left to do.
        text: own ? [isOver ? count : `${count}.`, nextText(t, trophy)].join(' ') : count || title,
        picture: <Cup emblem={kind} metal={level ?? 'none'} />,
        won: level !== null,
      });
    },
    stars(count: number) {
      show({
        title: t('achievements.stars', { count }),
        text: t('achievements.stars.text'),
        picture: <Star fill={count > 0 ? 'full' : 'empty'} />,
        won: count > 0,
      });
    },
  };
}
