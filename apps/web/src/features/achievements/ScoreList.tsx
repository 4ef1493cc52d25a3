import type { Score } from '@digipals/contract';
import { percentOf, starOf } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Star } from '@digipals/ui';
import css from './ScoreList.module.css';

const starNames = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

/**
 * The right answers of each activity played, with their star (NOTSHOWN-58). As at the end of the activity, skipped
 * questions are none (PLAYER-72).
 */
export function ScoreList({ scores }: { scores: readonly Score[] }) {
  const t = useText();
  return (
    <ul className={css['scores']}>
      {scores.map(score => {
        const { activityId, title, thumbnail, skipped, totalScore } = score;
        // A server of the release before sends only `userScore`.
        const right = score.right ?? score.userScore;
        const fill = starOf(percentOf(right, totalScore));
        return (
          <li key={activityId} className={css['score']}>
            <img className={css['picture']} src={thumbnail} alt="" loading="lazy" />
            <p className={css['words']}>
              <span className={css['title']} lang="en">
                {title}
              </span>
              <span className={css['points']}>
                {t('common.xOfY', { current: right, total: totalScore })}
              </span>
              {skipped !== undefined && (
                <span className={css['points']}>{t('rewards.skipped', { count: skipped })}</span>
              )}
            </p>
            <Star fill={fill} label={t(starNames[fill])} />
          </li>
        );
      })}
    </ul>
  );
}
