import { Card, Domino, type DominoMood } from '@digipals/ui';
import type { ReactNode } from 'react';
import { ListenButton } from '../../shared/speech.tsx';
import css from './EmptyState.module.css';

type Props = { text: string; mood?: DominoMood; children?: ReactNode };

/** Shown in place of an empty list: Domino, a message, and optionally a next step. */
export function EmptyState({ text, mood = 'sit', children }: Props) {
  return (
    <Card className={css['empty']}>
      <Domino mood={mood} className={css['dog']} />
      <div className={css['words']}>
        <p role="status">{text}</p>
        <ListenButton text={text} />
      </div>
      {children}
    </Card>
  );
}
