import { classes } from '../../classes.ts';
import { pawShape } from '../../icons/paw.tsx';
import css from './Paw.module.css';

type Props = {
  fill: 'full' | 'half' | 'empty';
  /** Its accessible name; none next to a text that says the same. */
  label?: string;
  className?: string | undefined;
};

/** A paw, as tall as the text around it and filled as far as a child can do something. */
export const Paw = ({ fill, label, className }: Props) => (
  <span
    className={classes(css['paw'], className)}
    data-fill={fill}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {pawShape}
    </svg>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css['part']}>
      {pawShape}
    </svg>
  </span>
);
