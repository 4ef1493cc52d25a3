import type { Card, Translation } from '@digipals/contract';
import { useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { languageName } from './language-name.ts';

/** The translation of a card, once it was asked for. */
export type Translated =
  | { state: 'asking' }
  | { state: 'done'; translation: Translation }
  | { state: 'failed'; words: string };

export type Translating = {
  /** Whether the translation of this card can be asked for. */
  isOffered: boolean;
  /** Whether it is shown beside the text. */
  isShown: boolean;
  translated: Translated | null;
  toggle(): void;
};

/** The machine's translation of a card: asked for at the first press of its key, and kept only while the card is shown. */
export function useTranslation(card: Card, isOffered: boolean, isReading: boolean): Translating {
  const { call, announced } = useServices();
  const [isShown, setShown] = useState(false);
  const [translated, setTranslated] = useState<Translated | null>(null);

  const ask = async () => {
    const { submissionId, rev, lease } = card;
    setTranslated({ state: 'asking' });
    try {
      const translation = await call('POST desk/claims/{submissionId}/translation', {
        params: { submissionId },
        body: { rev, fence: lease.fence },
      });
      setTranslated({ state: 'done', translation });
      const name = languageName(translation.from);
      announced.set({ text: `Translated by a machine${name ? ` from ${name}` : ''}` });
    } catch (error) {
      setTranslated({ state: 'failed', words: describeError(error) });
    }
  };

  const toggle = () => {
    if (translated?.state === 'asking') return;
    setShown(!isShown);
    // What failed is asked for again the next time.
    if (!isShown && translated?.state !== 'done') void ask();
  };
  useKeys({ level: 'page', actions: { translate: toggle } }, isOffered && isReading);
  return { isOffered, isShown, translated, toggle };
}
