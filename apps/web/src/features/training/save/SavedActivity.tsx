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

type Props = { step: Step; saved: boolean };

type Reason = 'training.testLeft' | 'training.locked' | 'offline.needs';

/** Why an activity cannot be opened now; null if it can. */
function reasonOf({ locked, left }: Step, saved: boolean, online: boolean): Reason | null {
  if (left) return 'training.testLeft';
  if (locked) return 'training.locked';
  return saved || online ? null : 'offline.needs';
}

/** An activity as a tile. One that cannot be opened explains why. */
export function SavedActivity({ step, saved }: Props) {
  const t = useText();
  const { popups } = useServices();
  const { activity, number, star, locked, left } = step;
  const reason = reasonOf(step, saved, useOnline());
  const label = `${number}: ${activity.title}`;
  const refuse = (event: MouseEvent) => {
    if (!reason) return;
    event.preventDefault();
    popups.show({
      title: translate => translate('common.oops'),
      // The popup is outside the page and cannot use the page's own texts, so they are translated here.
      text: () => t(reason),
      mood: 'think',
    });
  };
  return (
    <li>
      <Link
        to={path('activity-builder', { activityId: activity.activityId })}
        className={classes(css['tile'], reason !== null && css['shut'])}
        aria-label={locked || left ? t('nav.locked', { label }) : label}
        aria-disabled={reason !== null || undefined}
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
