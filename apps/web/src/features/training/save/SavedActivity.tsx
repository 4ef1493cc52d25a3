import { useText } from '@digipals/i18n/react';
import { classes, Padlock, Star } from '@digipals/ui';
import type { MouseEvent } from 'react';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import type { Step } from '../progress/steps.ts';
import css from './SavedActivity.module.css';
import { useOnline } from './use-online.ts';

const starLabels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

type Props = { step: Step; kept: boolean };

type Obstacle = 'training.testLeft' | 'training.locked' | 'offline.needs';

/** Why an activity does not open now; null when it does. */
function obstacleOf({ locked, left }: Step, kept: boolean, online: boolean): Obstacle | null {
  if (left) return 'training.testLeft';
  if (locked) return 'training.locked';
  return kept || online ? null : 'offline.needs';
}

/** An activity as a tile; one that does not open tells why. */
export function SavedActivity({ step, kept }: Props) {
  const t = useText();
  const { popups } = useServices();
  const { activity, number, star, locked, left } = step;
  const obstacle = obstacleOf(step, kept, useOnline());
  const label = `${number}: ${activity.title}`;
  const refuse = (event: MouseEvent) => {
    if (!obstacle) return;
    event.preventDefault();
    popups.show({
      title: translate => translate('common.oops'),
      // The popup stands outside the page, whose own texts it does not know.
      text: () => t(obstacle),
      mood: 'think',
    });
  };
  return (
    <li>
      <Link
        to={path('activity-builder', { activityId: activity.activityId })}
        className={classes(css['tile'], obstacle !== null && css['shut'])}
        aria-label={locked || left ? t('nav.locked', { label }) : label}
        aria-disabled={obstacle !== null || undefined}
        onClick={refuse}
      >
        <img src={activity.thumbnail} alt="" />
        <b className={css['number']} data-number={number} />
        {(locked || left) && <Padlock className={css['sign']} />}
        {star && !locked && (
          <Star fill={star} label={t(starLabels[star])} className={css['sign']} />
        )}
        <span lang="en">{activity.title}</span>
      </Link>
    </li>
  );
}
