import { ListenButton } from '../shared/speech.tsx';
import css from './Asked.module.css';

/** A question with a button that reads it aloud. */
export function Asked({ text }: { text: string }) {
  return (
    <div className={css['asked']}>
      <h2>{text}</h2>
      <ListenButton quiet text={text} />
    </div>
  );
}
