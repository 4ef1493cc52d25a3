import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { SpeakerButton } from '@digipals/ui';
import { createStore, useStore } from '@digipals/ui/store';
import { useEffect, useId, useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Android writes en_GB. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase();

/**
 * A local voice for a language, preferably of its country. Voices of remote services are excluded: what
 * a child reads or writes must not leave the device.
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

/** Children write to each other in English, whatever their help language. */
export const english = 'en-GB';

/** The current utterance and its owner. Without a reference, browsers collect an utterance before it ends. */
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

/** Reads texts aloud for one part of the page. */
type Voice = {
  /** Whether it is reading now. */
  reads: boolean;
  /** Reads a text, or stops reading. */
  toggle(text: string): void;
};

/**
 * Reads texts of a language (a tag such as 'en-GB') aloud; stops when the component unmounts. Null if
 * the device has no voice for the language.
 */
export function useVoice(language: string): Voice | null {
  const by = useId();
  const hasVoice = useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined);
  const reads = useStore(reading)?.by === by;
  useEffect(
    () => () => {
      if (reading.get()?.by === by) stop();
    },
    [by],
  );
  if (!hasVoice) return null;
  return { reads, toggle: text => (reads ? stop() : read(by, text, language)) };
}

type Props = {
  text: string;
  /** Language of the text; defaults to that of the app. */
  language?: string;
  /** True for a plain icon beside a text; otherwise a blue button as in popups and games. */
  quiet?: boolean;
  className?: string;
};

/** Reads a text with a voice of the device; renders nothing if the device has none for the language. */
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
