import { classes } from '@digipals/ui';
import css from './Flame.module.css';

type Props = {
  /** False: pale, for a day without success yet. */
  lit?: boolean;
  className?: string | undefined;
};

/** The flame of a streak. Decoration: the text beside it says the same. */
export function Flame({ lit = true, className }: Props) {
  return (
    <svg
      className={classes(css['flame'], !lit && css['pale'], className)}
      viewBox="0 0 48 56"
      aria-hidden="true"
    >
      <path
        d="M25 2c2 9 15 15 17 29 1 14-8 23-18 23S5 46 6 33c1-9 7-12 8-20 5 3 7 7 7 11 4-5 6-12 4-22Z"
        fill="#ff8a2a"
      />
      <path
        d="M25 2c2 9 15 15 17 29 1 14-8 23-18 23 10-3 12-12 10-20-2-9-10-14-9-32Z"
        fill="#f25a3c"
        opacity=".55"
      />
      <path
        d="M24 28c1 6 9 8 9 16 0 6-4 9-9 9s-9-4-9-9c0-6 4-7 5-12 2 1 3 2 3 4 1-2 1-5 1-8Z"
        fill="#ffd95a"
      />
      <path
        d="M12 30c0-4 3-7 4-9"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".6"
      />
    </svg>
  );
}
