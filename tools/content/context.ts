import { basename } from 'node:path';
import type { LanguageCode, TeachingLanguage } from '@digipals/contract/constants';
import { sourceLanguage } from './languages.ts';
import type { MediaShelf } from './media.ts';
import type { Pack } from './pack.ts';
import { placeholder, placeholderAlt, placeholderPicture } from './placeholders.ts';
import type { Problems } from './problems.ts';
import { readContentFile } from './read-json.ts';
import { englishNames, inVariety } from './variants.ts';
import { type Line, narrator, recordingOf, sayAt } from './voices/recordings.ts';

/** The context of one build of a question: the pack, one variety of English, one help language. */
export type Context = {
  pack: Pack;
  variety: TeachingLanguage;
  language: LanguageCode;
  shelf: MediaShelf;
  problems: Problems;
  /** Every spoken line, for making and recording speech. */
  spoken: Map<string, Line>;
  /** Every text to learn with its place, for level control. */
  learnt: { path: string; text: string }[];
  allowMissing: boolean;
  /** Whether missing pictures, films, songs and translations are replaced, as in a draft. */
  withPlaceholders: boolean;
  /** Whether the lesson, or one before it, has all words of a text. */
  fits(text: string): boolean;
};

/** Reports what is missing: no error where it is replaced. */
export const reportMissing = (
  { problems, withPlaceholders }: Context,
  path: string,
  reason: string,
) => (withPlaceholders ? problems.warn(path, reason) : problems.error(path, reason));

const isEnglish = (language: LanguageCode): language is TeachingLanguage =>
  language === 'gb' || language === 'us';

/**
 * Address of a text as it is heard: the recording of its speaker, else made speech; undefined (and a
 * problem) when there is neither.
 *
 * @param speaker a name of the cast, or the narrator
 */
export const sayText = (
  context: Context,
  written: string,
  path: string,
  speaker = narrator,
): string | undefined => {
  const { pack, variety, shelf, problems, spoken } = context;
  const text = inVariety(written, variety).trim();
  if (text.includes(placeholder)) return undefined;
  sayAt(spoken, { speaker, text }, path);
  const file = recordingOf(pack, variety, { speaker, text })?.file ?? pack.speech[variety][text];
  if (file !== undefined && pack.media.has(file)) return shelf.address(file);
  const report = context.allowMissing ? problems.warn : problems.error;
  report(
    path,
    `no ${englishNames[variety]} speech for “${text}”; npm run content -- speech makes it`,
  );
  return undefined;
};

/** `audio` of an item, omitted when it is missing. */
export const spokenAudio = (
  context: Context,
  text: string,
  path: string,
  speaker?: string,
): { audio?: string } => {
  const audio = sayText(context, text, path, speaker);
  return audio === undefined ? {} : { audio };
};

/** Alternative text of a picture: the word in the help language, never the English answer. */
const altOf = (context: Context, name: string, path: string): string => {
  const { pack } = context;
  const language = sourceLanguage(context.language);
  const alt = pack.alts[name];
  const own = alt?.[language] ?? (language === 'us' ? alt?.gb : undefined);
  const text = own ?? pack.dictionary.get(alt?.word ?? '')?.[language];
  if (text) return text;
  reportMissing(context, path, `picture “${name}” has no ${language} text in dictionary/alts.json`);
  return context.withPlaceholders ? placeholderAlt(name) : '';
};

const pictureFile = (pack: Pack, name: string): string | undefined =>
  ['webp', 'svg', 'png'].map(type => `pictures/${name}.${type}`).find(file => pack.media.has(file));

/** Address of a picture; empty (and a problem) when it is missing. */
export const pictureAddress = (context: Context, name: string, path: string): string => {
  const file = pictureFile(context.pack, name);
  if (file !== undefined) return context.shelf.address(file);
  reportMissing(context, path, `no picture “${name}” in media/pictures`);
  return context.withPlaceholders ? context.shelf.addressOf(placeholderPicture(name)) : '';
};

/** Address and alternative text of a picture. */
export const findPicture = (context: Context, name: string, path: string) => {
  const value = pictureAddress(context, name, path);
  const isPlaceholder = context.withPlaceholders && pictureFile(context.pack, name) === undefined;
  return { value, label: isPlaceholder ? placeholderAlt(name) : altOf(context, name, path) };
};

/** A medium that may differ between the two Englishes: `films/gb/hello.mp4`, else `films/hello.mp4`. */
const inEnglishOf = ({ pack, variety }: Context, kind: string, name: string): string | undefined =>
  [`${kind}/${variety}/${name}`, `${kind}/${name}`].find(file => pack.media.has(file));

const endings = { films: '.mp4', songs: '.mp3' };

/** A film or song; one that is missing, and its problem reported, is replaced by any other in a draft. */
const findMedium = (
  context: Context,
  kind: keyof typeof endings,
  name: string,
  path: string,
): string | undefined => {
  const file = inEnglishOf(context, kind, name + endings[kind]);
  if (file !== undefined) return file;
  const what = kind === 'films' ? `no film “${name}”` : `no song “${name}” with its timed words`;
  reportMissing(context, path, `${what} in media/${kind}`);
  if (!context.withPlaceholders) return undefined;
  const other = [...context.pack.media.keys()].find(
    one => one.startsWith(`${kind}/`) && one.endsWith(endings[kind]),
  );
  return other && inEnglishOf(context, kind, basename(other));
};

/** The JSON file beside a medium; null when there is none. */
const readBeside = <T>(
  { pack, problems }: Context,
  kind: 'captions' | 'song',
  file: string,
): T | null => {
  const beside = file.replace(/\.\w+$/, '.json');
  const found = pack.media.get(beside);
  if (found === undefined) return null;
  return readContentFile<T>(kind, found, `media/${beside}`, problems).value;
};

/** Address, text and captions of a film; captions are in the JSON file next to it. */
export const findFilm = (context: Context, name: string, path: string) => {
  const file = findMedium(context, 'films', name, path);
  if (file === undefined) return { value: '', label: '', captions: [] as unknown[] };
  const captions = readBeside<unknown[]>(context, 'captions', file) ?? [];
  return { value: context.shelf.address(file), label: altOf(context, name, path), captions };
};

/** The JSON file beside a song. */
type Song = { title: string; scene?: string; lines: unknown[] };

/** Address, title, scene and timed lines of a song; they are in the JSON file next to it. */
export const findSong = (context: Context, name: string, path: string) => {
  const file = findMedium(context, 'songs', name, path);
  const text = file === undefined ? null : readBeside<Song>(context, 'song', file);
  if (file !== undefined && text) {
    const { title, scene, lines } = text;
    const picture = scene === undefined ? {} : { picture: findPicture(context, scene, path) };
    return { value: context.shelf.address(file), title, lines, ...picture };
  }
  reportMissing(context, path, `no song “${name}” with its timed words in media/songs`);
  return { value: '', title: '', lines: [] as unknown[] };
};

/** A text of instructions.json in the help language; English stays unchanged. */
export const translate = (context: Context, written: string, path: string): string => {
  const { pack, language, variety } = context;
  if (isEnglish(language)) return inVariety(written, language);
  const locale = sourceLanguage(language);
  const text = pack.instructions[written]?.[locale];
  if (text !== undefined) return text;
  reportMissing(context, path, `“${written}” has no ${locale} translation in instructions.json`);
  return inVariety(written, variety);
};

/** An instruction: read in the help language, heard in English, because it is also taught. */
export const instruct = (context: Context, written: string, path: string) => ({
  text: translate(context, written, path),
  ...spokenAudio(context, written, path),
});
