import { useText } from '@digipals/i18n/react';
import { classes, Padlock, Star } from '@digipals/ui';
import { firstInView, type Step } from '../progress/steps.ts';
import css from './MiniPath.module.css';

const starLabels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

/** Number of stones that fit side by side on a phone. */
const stones = 4;

/** The steps around the current one as small stones: completed, current and locked. */
export function MiniPath({ steps }: { steps: readonly Step[] }) {
  const current = steps.findIndex(step => step.current);
  const first = firstInView(current < 0 ? steps.length : current, stones, steps.length);
  return (
    <ol className={css['path']} start={first + 1}>
      {steps.slice(first, first + stones).map(step => (
        <Stone key={step.activity.activityId} step={step} />
      ))}
    </ol>
  );
}

function Stone({ step: { activity, star, locked, current } }: { step: Step }) {
  const t = useText();
  return (
    <li className={css['step']}>
      <span
        className={classes(
          css['stone'],
          current && css['now'],
          locked && css['shut'],
          star === 'full' && css['done'],
        )}
      >
        <img src={activity.thumbnail} alt="" />
        {locked && <Padlock className={css['sign']} />}
        {star && <Star fill={star} label={t(starLabels[star])} className={css['sign']} />}
      </span>
      <span lang="en">{activity.title}</span>
    </li>
  );
}
