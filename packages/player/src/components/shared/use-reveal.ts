import { useState } from 'react';
import type { PartProps } from '../../part.ts';

/**
 * Whether a hidden picture or film is shown (NOTSHOWN-50): after a right answer, or after a tap
 * if there is no question to answer; then `reveal` shows it.
 */
export function useReveal({ question, outcome }: Pick<PartProps, 'question' | 'outcome'>) {
  const [tapped, setTapped] = useState(false);
  const asksNothing = question.solution.length === 0;
  return {
    revealed: outcome === 'correct' || tapped,
    reveal: asksNothing ? () => setTapped(true) : undefined,
  };
}
