import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { SpeakerButton } from '@digipals/ui';
import { useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

function hasVoice(language: string): boolean {
  const short = language.slice(0, 2);
  return (
    synthesis()
      ?.getVoices()
      .some(voice => voice.lang.toLowerCase().startsWith(short)) ?? false
  );
}

function subscribe(listener: () => void): () => void {
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}

/** What children write to each other is English, whatever language helps them. */
export const english = 'en-GB';

/** Reads texts of a language (a tag, such as 'en-GB') aloud; null where the device has no voice for it. */
export function useVoice(language: string): ((text: string) => void) | null {
  const can = useSyncExternalStore(subscribe, () => hasVoice(language));
  if (!can) return null;
  return text => {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    synthesis()?.cancel();
    synthesis()?.speak(words);
  };
}

type Props = {
  text: string;
  /** Of the text; the language of the app unless told. */
  language?: string;
  className?: string;
};

/** Reads a text with the device's own voice; not there where the device has none for the language. */
export function ListenButton({ text, language, className }: Props) {
  const t = useText();
  const own = languageTag(useLocale());
  const speak = useVoice(language ?? own);
  if (!speak) return null;
  return (
    <SpeakerButton
      label={t('action.listen')}
      onSpeak={() => speak(text)}
      {...(className && { className })}
    />
  );
}
