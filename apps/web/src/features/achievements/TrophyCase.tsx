import type { Achievements, Trophy } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Trophy as Cup, classes, colourClass, ProgressBar, Star } from '@digipals/ui';
import css from './Achievements.module.css';
import { countText, levelText, tints } from './trophies.ts';
import { useExplain } from './use-explain.tsx';

type Props = {
  achievements: Achievements;
  /** Whether they are the child's own. Only then it shows what is left to do. */
  own: boolean;
};

/** Trophies and stars, each with an explanation on tap (PROFILE-22, PROFILE-23, NOTSHOWN-58). */
export function TrophyCase({ achievements, own }: Props) {
  const t = useText();
  const explain = useExplain(own);
  const { stars, trophies } = achievements;
  return (
    <ul className={css['case']}>
      {trophies.map(trophy => (
        <li key={trophy.kind}>
          <button
            type="button"
            className={classes(css['place'], colourClass(tints[trophy.kind]))}
            onClick={() => explain.trophy(trophy)}
          >
            <Cup emblem={trophy.kind} metal={trophy.level ?? 'none'} className={css['cup']} />
            <span className={css['count']}>{countText(t, trophy, own)}</span>
            <span className={css['level']}>{levelText(t, trophy.level)}</span>
            {own && <Progress trophy={trophy} />}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={classes(css['place'], colourClass('yellow'))}
          onClick={() => explain.stars(stars)}
        >
          <Star fill={stars > 0 ? 'full' : 'empty'} className={css['star']} />
          <span className={css['count']}>{t('achievements.stars', { count: stars })}</span>
          {own && <span className={css['level']}>{t('achievements.stars.text')}</span>}
        </button>
      </li>
    </ul>
  );
}

/** Progress to the next trophy. */
function Progress({ trophy: { count, next } }: { trophy: Trophy }) {
  const t = useText();
  if (!next) return <span className={css['top']}>{t('achievements.top')}</span>;
  const label = t('common.xOfY', { current: count, total: next.count });
  return (
    <span className={css['way']}>
      <ProgressBar value={count} max={next.count} label={label} className={css['bar']} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}
