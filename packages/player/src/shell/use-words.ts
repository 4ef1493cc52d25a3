import type { Question } from '@digipals/contract';
import { useMemo } from 'react';
import type { PlayerPorts } from '../ports.ts';
import { useVoicesOff } from '../use-muted.ts';
import { withoutOnlySound, withWords } from './question-media.ts';
import { useIsPhone } from './use-window.ts';

/**
 * What the board shows of a question, and the `words` above it for a child that has turned voices off. A hint is about
 * `hinted`: it never points at the speaker when the words of its sound are on the board.
 */
export function useWords(sound: PlayerPorts['sound'], question: Question, shown: Question) {
  const voicesOff = useVoicesOff(sound);
  const isPhone = useIsPhone();
  const { words, onBoard } = useMemo(
    () => (voicesOff ? withWords(shown, isPhone) : { onBoard: withoutOnlySound(shown) }),
    [shown, voicesOff, isPhone],
  );
  return { words, onBoard, hinted: voicesOff && !words ? onBoard : question };
}
