import { classes } from '../classes.ts';
import css from './CounterChip.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = { count: number; label?: string; className?: string | undefined };

/** A count on a picture or button, such as new messages (SHELL-38); `label` names what is counted. */
export function CounterChip({ count, label, className }: Props) {
  return (
    <span className={classes(css['count'], className)}>
      <span aria-hidden={label ? true : undefined}>{count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
