import type { ReactNode } from 'react';
import css from './Scene.module.css';

type Props = {
  /** The child and Domino. */
  figure: ReactNode;
  /** Whether things still move to their places. */
  playing?: boolean;
  children: ReactNode;
};

/** The figures, and a card beside or below them. */
export function Scene({ figure, playing = false, children }: Props) {
  return (
    <div className={css['scene']} data-playing={playing || undefined}>
      {figure}
      {children}
    </div>
  );
}
