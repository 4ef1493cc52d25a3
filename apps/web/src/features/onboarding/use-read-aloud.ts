import { createTranslator, languageTag, loadCatalogue, type Translate } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { useEffect, useState } from 'react';
import { useEnglish, useVoice, type Voice } from '../../shared/speech.tsx';

/** Makes a text in a language. */
export type Say = (t: Translate) => string;
/** Reads texts aloud. */
export type Reader = {
  reads: boolean;
  /** Reads a text from its beginning. */
  start(say: Say): void;
  /** Starts, or stops reading. */
  toggle(say: Say): void;
};

const readerOf = ({ reads, start, toggle }: Voice, t: Translate): Reader => ({
  reads,
  start: say => start(say(t)),
  toggle: say => toggle(say(t)),
});

/**
 * Reads in the language of the app if the device has a voice for it, otherwise in simple English; null if it
 * has neither voice.
 */
export function useReadAloud(): Reader | null {
  const t = useText();
  const own = useVoice(languageTag(useLocale()));
  const other = useVoice(useEnglish());
  const [inEnglish, setInEnglish] = useState<{ t: Translate }>();
  const needsEnglish = own === null && other !== null;
  useEffect(() => {
    if (!needsEnglish) return;
    let wanted = true;
    loadCatalogue('en-GB').then(
      catalogue => wanted && setInEnglish({ t: createTranslator('en-GB', catalogue) }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [needsEnglish]);
  if (own) return readerOf(own, t);
  return other && inEnglish ? readerOf(other, inEnglish.t) : null;
}
