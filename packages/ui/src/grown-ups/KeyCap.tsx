import type { ReactNode } from 'react';
import css from './KeyCap.module.css';

/** A keyboard key. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd className={css['key']}>{children}</kbd>
);
