import { classes } from '../classes.ts';
import css from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet', 'darkBlue', 'red', 'yellow'] as const;

type Props = { label: string; className?: string | undefined };

/** Eight dots that grow in turn while data is loading (SHELL-39); `label` is announced politely. */
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
