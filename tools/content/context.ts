import type { LanguageCode, TeachingLanguage } from '@digipals/contract/constants';
import { sourceLanguage } from './languages.ts';
import type { MediaShelf } from './media.ts';
import type { Pack } from './pack.ts';
import type { Problems } from './problems.ts';
import { readContentFile } from './read-json.ts';
import { inVariety } from './variants.ts';

/** The context of one build of a question: the pack, one variety of English, one help language. */
export type Context = {
  pack: Pack;
  variety: TeachingLanguage;
  language: LanguageCode;
  shelf: MediaShelf;
  problems: Problems;
  /** Every spoken text, with the first place that uses it; for the recorder of speech. */
  spoken: Map<string, string>;
  /** Every text to learn with its place, for level control. */
  learnt: { path: string; text: string }[];
  allowMissing: boolean;
};

const english = { gb: 'British', us: 'American' } as const;
const isEnglish = (language: LanguageCode): language is TeachingLanguage =>
  language === 'gb' || language === 'us';

/** Address of the recorded text; undefined (and a problem) when it is not recorded. */
export const sayText = (context: Context, written: string, path: string): string | undefined => {
  const { pack, variety, shelf, problems, spoken } = context;
  const text = inVariety(written, variety).trim();
  if (!spoken.has(text)) spoken.set(text, path);
  const file = pack.speech[variety][text];
  if (file !== undefined && pack.media.has(file)) return shelf.address(file);
  const report = context.allowMissing ? problems.warn : problems.error;
  report(path, `no ${english[variety]} speech for “${text}”; npm run content -- speech makes it`);
  return undefined;
};

/** `audio` of an item, omitted when it is missing. */
export const spokenAudio = (context: Context, text: string, path: string): { audio?: string } => {
  const audio = sayText(context, text, path);
  return audio === undefined ? {} : { audio };
};

/** Alternative text of a picture: the word in the help language, never the English answer. */
const altOf = (context: Context, name: string, path: string): string => {
  const { pack, problems } = context;
  const language = sourceLanguage(context.language);
  const alt = pack.alts[name];
  const own = alt?.[language] ?? (language === 'us' ? alt?.gb : undefined);
  const text = own ?? pack.dictionary.get(alt?.word ?? '')?.[language];
  if (text) return text;
  problems.error(path, `picture “${name}” has no ${language} text in dictionary/alts.json`);
  return '';
};

const pictureFile = (pack: Pack, name: string): string | undefined =>
  ['webp', 'svg', 'png'].map(type => `pictures/${name}.${type}`).find(file => pack.media.has(file));

/** Address of a picture; empty (and a problem) when it is missing. */
export const pictureAddress = (context: Context, name: string, path: string): string => {
  const file = pictureFile(context.pack, name);
  if (file !== undefined) return context.shelf.address(file);
  context.problems.error(path, `no picture “${name}” in media/pictures`);
  return '';
};

/** Address and alternative text of a picture. */
export const findPicture = (context: Context, name: string, path: string) => ({
  value: pictureAddress(context, name, path),
  label: altOf(context, name, path),
});

/** A medium that may differ between the two Englishes: `films/gb/hello.mp4`, else `films/hello.mp4`. */
const inEnglishOf = ({ pack, variety }: Context, kind: string, name: string): string | undefined =>
  [`${kind}/${variety}/${name}`, `${kind}/${name}`].find(file => pack.media.has(file));

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
  const file = inEnglishOf(context, 'films', `${name}.mp4`);
  if (file === undefined) {
    context.problems.error(path, `no film “${name}” in media/films`);
    return { value: '', label: '', captions: [] as unknown[] };
  }
  const captions = readBeside<unknown[]>(context, 'captions', file) ?? [];
  return { value: context.shelf.address(file), label: altOf(context, name, path), captions };
};

/** The JSON file beside a song. */
type Song = { title: string; scene?: string; lines: unknown[] };

/** Address, title, scene and timed lines of a song; they are in the JSON file next to it. */
export const findSong = (context: Context, name: string, path: string) => {
  const file = inEnglishOf(context, 'songs', `${name}.mp3`);
  const text = file === undefined ? null : readBeside<Song>(context, 'song', file);
  if (file !== undefined && text) {
    const { title, scene, lines } = text;
    const picture = scene === undefined ? {} : { picture: findPicture(context, scene, path) };
    return { value: context.shelf.address(file), title, lines, ...picture };
  }
  context.problems.error(path, `no song “${name}” with its timed words in media/songs`);
  return { value: '', title: '', lines: [] as unknown[] };
};

/** A text of instructions.json in the help language; English stays unchanged. */
export const translate = (context: Context, written: string, path: string): string => {
  const { pack, language, variety, problems } = context;
  if (isEnglish(language)) return inVariety(written, language);
  const locale = sourceLanguage(language);
  const text = pack.instructions[written]?.[locale];
  if (text !== undefined) return text;
  problems.error(path, `“${written}” has no ${locale} translation in instructions.json`);
  return inVariety(written, variety);
};

/** An instruction: read in the help language, heard in English, because it is also taught. */
export const instruct = (context: Context, written: string, path: string) => ({
  text: translate(context, written, path),
  ...spokenAudio(context, written, path),
});
