import { isCallError } from '@digipals/client';
import type { Card, Translation } from '@digipals/contract';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { languageName } from './language-name.ts';
import type { Review } from './use-review.ts';

/** The translation of a card, once it was asked for. */
export type Translated =
  | { state: 'asking' }
  | { state: 'done'; translation: Translation }
  /** `isLasting`: asking again would not help. */
  | { state: 'failed'; words: string; isLasting: boolean };

export type Translating = {
  /** Whether the translation of this card can be asked for. */
  isOffered: boolean;
  /** Whether the translation, its place or its failure is shown. */
  isShown: boolean;
  /** Whether the next press hides what is shown, rather than asking again. */
  isExpanded: boolean;
  translated: Translated | null;
  toggle(): void;
};

type Options = {
  canTranslate: boolean;
  /** Whether the text is on the screen, and a translation next to it. */
  isVisible: boolean;
  /** Whether the adult reads it, without a panel. */
  isReading: boolean;
  review: Review;
};

/** Errors that a retry would not fix. */
const lasting: readonly unknown[] = ['already_english', 'translation_off'];

/**
 * The machine's translation of a card: asked for at the first press of its key, and kept only while the card is
 * shown.
 */
export function useTranslation(
  card: Card,
  { canTranslate, isVisible, isReading, review: { state, dispatch } }: Options,
): Translating {
  const { call, announced } = useServices();
  const [isWanted, setWanted] = useState(false);
  const [translated, setTranslated] = useState<Translated | null>(null);
  const isOffered = canTranslate && state.line.state !== 'lost';
  const isShown = isWanted && isOffered;
  const isFailed = translated?.state === 'failed' && !translated.isLasting;
  const isGone = useRef(false);
  /** Whether the answer will be visible when it comes, and so is announced. */
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = isShown && isVisible;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const announce = (text: string) => isSeen.current && announced.set({ text });

  const fail = (error: unknown) => {
    const words = describeError(error);
    const code = isCallError(error) && error.code;
    if (code === 'lease_lost') {
      const { submissionId, lease } = card;
      dispatch({ type: 'lost', submissionId, fence: lease.fence, words });
      return;
    }
    setTranslated({ state: 'failed', words, isLasting: lasting.includes(code) });
    announce(words);
  };

  const ask = async () => {
    const { submissionId, rev, lease } = card;
    setTranslated({ state: 'asking' });
    try {
      const translation = await call('POST desk/claims/{submissionId}/translation', {
        params: { submissionId },
        body: { rev, fence: lease.fence },
      });
      if (isGone.current) return;
      setTranslated({ state: 'done', translation });
      const name = languageName(translation.from);
      announce(name ? `Translated from ${name} by machine` : 'Translated by machine');
    } catch (error) {
      if (!isGone.current) fail(error);
    }
  };

  const toggle = () => {
    setWanted(isFailed || !isShown);
    // A pending or finished translation is not requested again.
    if (translated === null || isFailed) void ask();
  };
  useKeys({ level: 'page', actions: { translate: toggle } }, isOffered && isReading);
  return { isOffered, isShown, isExpanded: isShown && !isFailed, translated, toggle };
}
