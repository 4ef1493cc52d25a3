import type { ReactNode } from 'react';
import css from './KeyCap.module.css';

/** A key of the keyboard. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd className={css['key']}>{children}</kbd>
);
