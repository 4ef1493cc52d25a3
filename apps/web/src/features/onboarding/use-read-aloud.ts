import { createTranslator, languageTag, loadCatalogue, type Translate } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { createStore, useStore } from '@digipals/ui/store';
import { useEffect } from 'react';
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

/** English texts, for all steps. */
const englishTexts = createStore<{ t: Translate } | null>(null);

async function loadEnglish(): Promise<void> {
  if (englishTexts.get()) return;
  const catalogue = await loadCatalogue('en-GB').catch(() => null);
  if (catalogue) englishTexts.set({ t: createTranslator('en-GB', catalogue) });
}

/**
 * Reads in the language of the app if the device has a voice for it, otherwise in simple English; null if it
 * has neither voice.
 */
export function useReadAloud(): Reader | null {
  const t = useText();
  const own = useVoice(languageTag(useLocale()));
  const other = useVoice(useEnglish());
  const inEnglish = useStore(englishTexts);
  const needsEnglish = own === null && other !== null;
  useEffect(() => {
    if (needsEnglish) void loadEnglish();
  }, [needsEnglish]);
  if (own) return readerOf(own, t);
  return other && inEnglish ? readerOf(other, inEnglish.t) : null;
}
