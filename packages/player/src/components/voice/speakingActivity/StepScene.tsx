import type { Component } from '@digipals/contract';
import { Bubble, faceOf } from '../../shared/Bubble.tsx';
import css from './Steps.module.css';
import type { Turn } from './turns.ts';

type Props = {
  component: Component;
  turn: Turn;
  /** The child has spoken: the model is shown. */
  isSaid: boolean;
  onSpeak(urls: readonly string[]): void;
};

/** What a turn shows: its pictures, what is asked, and the model once the child has spoken; of an echo at once. */
export function StepScene({ component, turn, isSaid, onSpeak }: Props) {
  const { item, prompt, kind } = turn;
  const { pictures = [], audio } = item;
  return (
    <div className={css['scene']}>
      {pictures.length > 0 && (
        <div className={css['pictures']} data-count={pictures.length}>
          {pictures.map(({ value, label }) => (
            <img key={value} src={value} alt={label} />
          ))}
        </div>
      )}
      {prompt && (
        <Bubble
          side="left"
          speaker={prompt.speaker}
          face={faceOf(component, prompt.speaker)}
          onSpeak={() => onSpeak([prompt.audio])}
        >
          <span lang="en">{prompt.text}</span>
        </Bubble>
      )}
      {(isSaid || kind === 'echo') && (
        <Bubble side="right" onSpeak={audio === undefined ? undefined : () => onSpeak([audio])}>
          <span lang="en">{item.value}</span>
        </Bubble>
      )}
    </div>
  );
}
