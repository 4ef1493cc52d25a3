import { useState } from 'react';
import type { PartProps } from '../../part.ts';

/**
 * Whether a hidden picture or film is shown (NOTSHOWN-50): after a right answer, or once it was
 * tapped when the question asks for none; then `reveal` shows it.
 */
export function useReveal({ question, outcome }: Pick<PartProps, 'question' | 'outcome'>) {
  const [tapped, setTapped] = useState(false);
  const asksNothing = question.solution.length === 0;
  return {
    revealed: outcome === 'correct' || tapped,
    reveal: asksNothing ? () => setTapped(true) : undefined,
  };
}
