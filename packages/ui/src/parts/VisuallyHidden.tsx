import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for a screen reader only. */
export function VisuallyHidden({ children }: { children?: ReactNode }) {
  return <span className={css['hidden']}>{children}</span>;
}
