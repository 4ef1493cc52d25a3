import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { SpeakerButton } from '@digipals/ui';
import { createStore, useStore } from '@digipals/ui/store';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { english } from './english.ts';
import { useServicesIfAny } from './services.tsx';

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

/** The current utterance and its owner. Without a reference, browsers collect an utterance before it ends. */
const reading = createStore<{
  by: string;
  words: SpeechSynthesisUtterance;
  /** Index of the text that is read. */
  line: number;
} | null>(null);

function stop(): void {
  reading.set(null);
  synthesis()?.cancel();
}

type Read = { by: string; texts: readonly string[]; language: string; volume: number };

/** Reads texts one after another. */
function read(given: Read, line = 0): void {
  const { by, texts, language, volume } = given;
  const voice = voiceFor(language);
  const text = texts[line];
  if (!voice || text === undefined) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.volume = volume;
  const ended = () => {
    if (reading.get()?.words !== words) return;
    reading.set(null);
    read(given, line + 1);
  };
  words.onend = ended;
  words.onerror = () => reading.get()?.words === words && reading.set(null);
  synthesis()?.cancel();
  reading.set({ by, words, line });
  synthesis()?.speak(words);
}

/** Reads texts aloud for one part of the page. */
export type Voice = {
  /** Whether it is reading now. */
  reads: boolean;
  /** Index of the text that it reads now. */
  line: number | undefined;
  /** Reads texts one after another, from the first one. */
  start(...texts: string[]): void;
  /** Starts, or stops reading. */
  toggle(...texts: string[]): void;
};

/**
 * Reads texts of a language (a tag such as 'en-GB') aloud; stops when the component unmounts. Null if
 * the device has no voice for the language.
 */
export function useVoice(language: string): Voice | null {
  const by = useId();
  const hasVoice = useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined);
  const sounds = useServicesIfAny()?.sounds;
  const now = useStore(reading);
  const reads = now?.by === by;
  useEffect(
    () => () => {
      if (reading.get()?.by === by) stop();
    },
    [by],
  );
  if (!hasVoice) return null;
  const start = (...texts: string[]) =>
    read({ by, texts, language, volume: sounds?.volume.get() ?? 1 });
  return {
    reads,
    line: reads ? now.line : undefined,
    start,
    toggle: (...texts) => (reads ? stop() : start(...texts)),
  };
}

/** The English of the child, in which children write to each other whatever their help language. */
export const useEnglish = (): string => useStore(english);

type Props = {
  text: string;
  /** True for a text in English; others are in the language of the app. */
  english?: boolean;
  /** True for a plain icon beside a text; otherwise a blue button as in popups and games. */
  quiet?: boolean;
  className?: string;
};

/** Reads a text with a voice of the device; renders nothing if the device has none for the language. */
export function ListenButton({ text, english: inEnglish, quiet, className }: Props) {
  const t = useText();
  const own = languageTag(useLocale());
  const taught = useEnglish();
  const voice = useVoice(inEnglish ? taught : own);
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
