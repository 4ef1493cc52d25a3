import type { ReactNode } from 'react';
import { Asked } from './Asked.tsx';
import css from './Choices.module.css';

type Props = { question: string; children: ReactNode };

/** A question, and buttons with pictures that answer it. */
export function Choices({ question, children }: Props) {
  return (
    <>
      <Asked text={question} />
      <fieldset className={css['choices']} aria-label={question}>
        {children}
      </fieldset>
    </>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose(): void; children: ReactNode };

export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={css['choice']} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
