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
  | { state: 'failed'; words: string };

export type Translating = {
  /** Whether the translation of this card can be asked for. */
  isOffered: boolean;
  /** Whether the translation, its place or its failure is shown. */
  isShown: boolean;
  translated: Translated | null;
  toggle(): void;
};

type Options = { canTranslate: boolean; isReading: boolean; review: Review };

/**
 * The machine's translation of a card: asked for at the first press of its key, and kept only while the card is
 * shown.
 */
export function useTranslation(
  card: Card,
  { canTranslate, isReading, review: { state, dispatch } }: Options,
): Translating {
  const { call, announced } = useServices();
  const [isShown, setShown] = useState(false);
  const [translated, setTranslated] = useState<Translated | null>(null);
  const isOffered = canTranslate && state.line.state !== 'lost';
  const isGone = useRef(false);
  /** Whether the adult still waits for the answer, which is then announced. */
  const isAwaited = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const announce = (text: string) => isAwaited.current && announced.set({ text });

  const fail = (error: unknown) => {
    const words = describeError(error);
    if (isCallError(error) && error.code === 'lease_lost') {
      setShown(false);
      setTranslated(null);
      dispatch({ type: 'lost', words });
      return;
    }
    setTranslated({ state: 'failed', words });
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
    const isFailed = translated?.state === 'failed';
    isAwaited.current = isFailed || !isShown;
    setShown(isAwaited.current);
    // What is asked for already is not asked for again.
    if (translated === null || isFailed) void ask();
  };
  useKeys({ level: 'page', actions: { translate: toggle } }, isOffered && isReading);
  return { isOffered, isShown, translated, toggle };
}
