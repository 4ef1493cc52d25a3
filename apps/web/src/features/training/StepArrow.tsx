import { classes } from '@digipals/ui';
import css from './StepArrow.module.css';

/** The arrow from the previous step: a path between the stones (TRAIN-07). */
export function StepArrow({ left, walked }: { left: boolean; walked: boolean }) {
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
