import { Fragment, type ReactNode } from 'react';
import { piecesOf } from '../gap-text.ts';
import css from './typing.module.css';

/** Keeps the text after a gap on its line, such as a full stop. */
const tailOf = (text: string): string => /^\S*/.exec(text)?.[0] ?? '';

type Props = { text: string; children: ReactNode | ((gap: number) => ReactNode) };

/** A text with typed answers in its gaps. */
export function TextAround({ text, children }: Props) {
  const pieces = piecesOf(text);
  return pieces.map((piece, at) => {
    if ('text' in piece) {
      const tail = at > 0 ? tailOf(piece.text) : '';
      return <Fragment key={piece.start}>{piece.text.slice(tail.length)}</Fragment>;
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
