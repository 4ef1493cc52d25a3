import { Card, Domino, type DominoMood } from '@digipals/ui';
import type { ReactNode } from 'react';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Nobody.module.css';

type Props = { text: string; mood?: DominoMood; children?: ReactNode };

/** What stands where nobody does: Domino, a kind word, and a way on. */
export function Nobody({ text, mood = 'sit', children }: Props) {
  return (
    <Card className={css['nobody']}>
      <Domino mood={mood} className={css['dog']} />
      <div className={css['words']}>
        <p role="status">{text}</p>
        <ListenButton text={text} />
      </div>
      {children}
    </Card>
  );
}
