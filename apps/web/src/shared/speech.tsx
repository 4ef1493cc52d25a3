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

/** Reads a text with the device's own voice; not there where the device has none for the language. */
export function ListenButton({ text, className }: { text: string; className?: string }) {
  const t = useText();
  const language = languageTag(useLocale());
  const can = useSyncExternalStore(subscribe, () => hasVoice(language));
  if (!can) return null;
  const speak = () => {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    synthesis()?.cancel();
    synthesis()?.speak(words);
  };
  return (
    <SpeakerButton label={t('action.listen')} onSpeak={speak} {...(className && { className })} />
  );
}
