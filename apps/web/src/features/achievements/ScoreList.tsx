import type { Score } from '@digipals/contract';
import { percentOf, starOf } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Star } from '@digipals/ui';
import css from './ScoreList.module.css';

const starNames = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

/** The best score of each activity played, with its star (NOTSHOWN-58). */
export function ScoreList({ scores }: { scores: readonly Score[] }) {
  const t = useText();
  return (
    <ul className={css['scores']}>
      {scores.map(score => {
        const { activityId, title, thumbnail, userScore, totalScore } = score;
        const fill = starOf(percentOf(userScore, totalScore));
        return (
          <li key={activityId} className={css['score']}>
            <img className={css['picture']} src={thumbnail} alt="" loading="lazy" />
            <p className={css['words']}>
              <span className={css['title']} lang="en">
                {title}
              </span>
              <span className={css['points']}>
                {t('common.xOfY', { current: userScore, total: totalScore })}
              </span>
            </p>
            <Star fill={fill} label={t(starNames[fill])} />
          </li>
        );
      })}
    </ul>
  );
}
