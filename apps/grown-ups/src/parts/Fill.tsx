import { VisuallyHidden } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import css from './Fill.module.css';

type Props = {
  part: number;
  all: number;
  /** Says both numbers. */
  label: string;
  full?: boolean;
  children?: ReactNode;
};

/** A part of a whole as a filled cell with its number; gold when it is full. */
export const Fill = ({ part, all, label, full = part === all, children }: Props) => (
  <span className={css['fill']} data-full={full || undefined}>
    <i style={{ '--share': `${(part / Math.max(all, 1)) * 100}%` }} aria-hidden="true" />
    <b aria-hidden="true">{full ? '★' : part}</b>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </span>
);
