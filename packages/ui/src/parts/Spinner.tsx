import { classes } from '../classes.ts';
import css from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet', 'darkBlue', 'red', 'yellow'] as const;

type Props = { label: string; className?: string | undefined };

/** Eight dots that swell in turn while data is on its way (SHELL-39); `label` is said politely. */
export function Spinner({ label, className }: Props) {
  return (
    <div role="status" className={classes(css['spinner'], className)}>
      {[...COLOURS.entries()].map(([n, colour]) => (
        <i
          key={n}
          data-calm=""
          className={css['dot']}
          style={{ '--n': n, '--k': `var(--${colour})` }}
        />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
