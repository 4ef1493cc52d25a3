import { classes } from '@digipals/ui';
import type { ReactNode } from 'react';
import type { PartProps } from '../../part.ts';
import { wordsOf } from './boxes.ts';
import { OwnKeyboard } from './OwnKeyboard.tsx';
import css from './typing.module.css';
import type { Boxes } from './use-boxes.ts';

type Props = { part: PartProps; boxes: Boxes; talk?: boolean; children: ReactNode };

/** Boxes above the keyboard; the width of a box depends on the longest word of the question. */
export function Typing({ part, boxes, talk = false, children }: Props) {
  const words = boxes.gaps.flatMap(({ slots }) => wordsOf(slots));
  const longest = Math.max(1, ...words.map(({ length }) => length));
  return (
    <div
      className={classes(css['typing'], talk && css['talk'])}
      style={{ '--longest': longest }}
      data-locked={part.locked || undefined}
    >
      {children}
      <OwnKeyboard part={part} onKey={boxes.onKey} onErase={boxes.onErase} />
    </div>
  );
}
