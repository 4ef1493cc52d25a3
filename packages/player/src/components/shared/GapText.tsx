import type { ReactNode } from 'react';
import { piecesOf } from '../gap-text.ts';
import css from './GapText.module.css';

/** Keeps the text after a gap on its line, such as a full stop. */
const tailOf = (text: string): string => /^\S*/.exec(text)?.[0] ?? '';

type Props = { text: string; children: ReactNode | ((gap: number) => ReactNode) };

/** A text such as "I'm {1}." with something in its gaps. */
export function GapText({ text, children }: Props) {
  const pieces = piecesOf(text);
  return pieces.map((piece, at) => {
    if ('text' in piece) {
      const tail = at > 0 ? tailOf(piece.text) : '';
      return <span key={piece.start}>{piece.text.slice(tail.length)}</span>;
    }
    const after = pieces[at + 1];
    return (
      <span key={piece.start} className={css['gap']}>
        {typeof children === 'function' ? children(piece.gap) : children}
        {after && 'text' in after ? tailOf(after.text) : ''}
      </span>
    );
  });
}
