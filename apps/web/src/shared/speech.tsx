import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { SpeakerButton } from '@digipals/ui';
import { createStore, useStore } from '@digipals/ui/store';
import { useEffect, useId, useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Android writes en_GB. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase();

/**
 * A voice of the device for a language, that of its country if there is one. Voices of a service far
 * away are none: what a child reads or writes must not go there, nor be paid for by the line.
 */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()
    ?.getVoices()
    .filter(voice => voice.localService && tagOf(voice).startsWith(language.slice(0, 2)));
  return voices?.find(voice => tagOf(voice) === language.toLowerCase()) ?? voices?.[0];
}

function subscribe(listener: () => void): () => void {
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}

/** What children write to each other is English, whatever language helps them. */
export const english = 'en-GB';

/** What is read aloud now, and by whom: browsers forget, and never end, what nobody holds. */
const reading = createStore<{ by: string; words: SpeechSynthesisUtterance } | null>(null);

function stop(): void {
  reading.set(null);
  synthesis()?.cancel();
}

function read(by: string, text: string, language: string): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  const ended = () => {
    if (reading.get()?.words === words) reading.set(null);
  };
  words.onend = ended;
  words.onerror = ended;
  synthesis()?.cancel();
  reading.set({ by, words });
  synthesis()?.speak(words);
}

/** How one part of the page reads aloud. */
type Voice = {
  /** Whether it does now. */
  reads: boolean;
  /** Reads a text, or ends what it reads. */
  toggle(text: string): void;
};

/**
 * Reads texts of a language (a tag, such as 'en-GB') aloud, until the part that asked leaves the page;
 * null where the device has no voice for it.
 */
export function useVoice(language: string): Voice | null {
  const by = useId();
  const can = useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined);
  const reads = useStore(reading)?.by === by;
  useEffect(
    () => () => {
      if (reading.get()?.by === by) stop();
    },
    [by],
  );
  if (!can) return null;
  return { reads, toggle: text => (reads ? stop() : read(by, text, language)) };
}

type Props = {
  text: string;
  /** Of the text; the language of the app unless told. */
  language?: string;
  /** A bare sign beside a text; else it is as blue as in popups and games. */
  quiet?: boolean;
  className?: string;
};

/** Reads a text with the device's own voice; not there where the device has none for the language. */
export function ListenButton({ text, language, quiet, className }: Props) {
  const t = useText();
  const own = languageTag(useLocale());
  const voice = useVoice(language ?? own);
  if (!voice) return null;
  return (
    <SpeakerButton
      label={t('action.listen')}
      onSpeak={() => voice.toggle(text)}
      speaking={voice.reads}
      {...(quiet && { quiet })}
      {...(className && { className })}
    />
  );
}
