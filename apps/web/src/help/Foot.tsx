import type { ReactNode } from 'react';
import css from './Foot.module.css';

/** The buttons that lead on; the first is the main one. */
export const Foot = ({ children }: { children: ReactNode }) => (
  <div className={css['foot']}>{children}</div>
);
