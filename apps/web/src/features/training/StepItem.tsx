import { useText } from '@digipals/i18n/react';
import { buttonClass, classes, LingosBadge, Padlock, Star } from '@digipals/ui';
import type { MouseEvent } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import css from './StepItem.module.css';
import type { Step } from './steps.ts';

const starLabels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

type Props = { step: Step; joined: boolean };

/** One step: its stone on the zigzag, its label beside it (TRAIN-05 to TRAIN-07, TRAIN-12). */
export function StepItem({ step, joined }: Props) {
  const t = useText();
  const { popups } = useServices();
  const { activity, number, locked, current } = step;
  const left = number % 2 === 1;
  const to = path('activity-builder', { activityId: activity.activityId });
  const label = `${number}: ${activity.title}`;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    popups.show({
      title: translate => translate('common.oops'),
      text: translate => translate('training.locked'),
      mood: 'think',
    });
  };
  return (
    <li
      className={classes(css['step'], left ? css['l'] : css['r'], css[look(step)])}
      style={{ '--x': left ? -11 : 11 }}
      data-locked={locked || undefined}
    >
      {joined && <Way left={left} walked={!locked} />}
      <Link
        to={to}
        className={css['stone']}
        aria-label={locked ? t('nav.locked', { label }) : label}
        aria-disabled={locked || undefined}
        {...(locked && { onClick: refuse })}
      >
        <img src={activity.thumbnail} alt="" />
        <b>{number}</b>
        {locked && <Padlock className={css['lock']} />}
      </Link>
      <div className={css['label']}>
        <h2 lang="en">{activity.title}</h2>
        <div className={css['worth']}>
          <Worth step={step} />
          {current && (
            <Link to={to} className={buttonClass()} tabIndex={-1} aria-hidden="true">
              {t('training.play')}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

function look(step: Step): 'now' | 'shut' | 'done' | 'half' | 'open' {
  if (step.current) return 'now';
  if (step.locked) return 'shut';
  if (step.star === 'full') return 'done';
  return step.star === null ? 'open' : 'half';
}

function Worth({ step }: { step: Step }) {
  const t = useText();
  const { star, activity } = step;
  if (star) return <Star fill={star} label={t(starLabels[star])} className={css['star']} />;
  const label = t('lingos.badge', { count: activity.lingos });
  return <LingosBadge small amount={activity.lingos} label={label} />;
}

/** The arrow from the step before: a path between the stones (TRAIN-07). */
function Way({ left, walked }: { left: boolean; walked: boolean }) {
  const line = left ? 'M61 0C61 62 39 38 39 100' : 'M39 0C39 62 61 38 61 100';
  return (
    <svg
      className={classes(css['way'], walked && css['walked'])}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-arrow=""
    >
      <path className={css['edge']} d={line} />
      <path d={line} />
      <path className={css['dash']} d={line} />
    </svg>
  );
}
