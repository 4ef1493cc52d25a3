import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './SpeechBubble.module.css';

type Props = {
  /** Where the tail points. */
  tail?: 'down' | 'left';
  /** Position of the tail: a CSS length or percentage along that side. */
  at?: string;
  className?: string | undefined;
  children?: ReactNode;
};

/** Speech of Domino or a child. */
export function SpeechBubble({ tail = 'down', at, className, children }: Props) {
  return (
    <p
      className={classes(css['bubble'], css[tail], className)}
      {...(at && { style: { '--tail': at } })}
    >
      {children}
    </p>
  );
}
