import type { TeachingLanguage } from '@digipals/contract/constants';
import type { LessonSource, Pack } from '../pack.ts';
import type { SourceQuestion } from '../source.ts';
import { mp3Seconds } from './mp3-seconds.ts';
import { fileNames } from './names.ts';
import { keyOf, type Line, narrator, recordingOf, type SpokenLines } from './recordings.ts';

/** A length in seconds, and the least and the most that fits. */
type Length = { wanted: number; least: number; most: number };
/** A line for a script: `file` is within the folder of recordings, `length` null without made speech. */
export type ScriptLine = Line & {
  variety: TeachingLanguage;
  file: string;
  manner: string;
  length: Length | null;
  recorded: boolean;
};

/** What made speech has around the voice, in seconds. */
const aroundVoice = 0.2;

/** A person speaks slower or faster than the made voice, and a short word is short anyway. */
const lengthOf = (file: string | undefined): Length | null => {
  const made = file === undefined ? 0 : mp3Seconds(file);
  if (made === 0) return null;
  const wanted = Math.max(0.2, made - aroundVoice);
  return { wanted, least: wanted * 0.5, most: wanted * 1.6 + 0.5 };
};

/** How to say the lines of a question, by their keys. */
const manners: Readonly<Record<string, string>> = {
  do: 'what to do now: clear, friendly',
  yes: 'it was right: glad',
  oops: 'help after a mistake: kind, slow',
};

const mannerOfText = (text: string): string => {
  if (text.endsWith('?')) return 'a question: curious';
  if (text.endsWith('!')) return 'lively';
  return text.endsWith('.') ? 'calm, clear' : 'a word to learn: slow, very clear';
};

const linesOf = ({ lines, components }: SourceQuestion) => [...lines.values(), ...components];

/** Keys of the lines of the sources, by their places. */
const keysOf = ({ lessons }: Pack): ReadonlyMap<string, string> =>
  new Map(
    lessons
      .flatMap(({ activities, songs }) => [...activities, ...songs])
      .flatMap(({ questions }) => questions.flatMap(linesOf))
      .map(({ path, key }) => [path, key]),
  );

const mannerOf = ({ speaker, text, places }: Line, keys: ReadonlyMap<string, string>): string => {
  const [place = ''] = places;
  const manner = manners[keys.get(place) ?? ''] ?? mannerOfText(text);
  return speaker === narrator ? manner : `as ${speaker}; ${manner}`;
};

/** The lines of a pack in one variety of English, in the order of its lessons. */
export const scriptLines = (
  pack: Pack,
  spoken: SpokenLines,
  variety: TeachingLanguage,
): ScriptLine[] => {
  const names = fileNames(spoken[variety].values());
  const keys = keysOf(pack);
  return [...spoken[variety].values()].map(line => ({
    ...line,
    variety,
    file: `${variety}/${names.get(keyOf(line))}.wav`,
    manner: mannerOf(line, keys),
    length: lengthOf(pack.media.get(pack.speech[variety][line.text] ?? '')),
    recorded: recordingOf(pack, variety, line) !== undefined,
  }));
};

/** Lines that a lesson uses, in its activities or its songs of the song menu. */
export const linesOfLesson = <L extends Line>(
  lines: readonly L[],
  { activities, songs }: LessonSource,
): L[] => {
  const files = new Set([...activities, ...songs].map(({ file }) => file));
  return lines.filter(({ places }) =>
    [...places].some(place => files.has(place.replace(/:\d+$/, ''))),
  );
};

/** Lines by speaker: the narrator, then the cast in the order of pack.json. */
export const bySpeaker = <L extends Line>(
  { names }: Pack,
  lines: readonly L[],
): { speaker: string; lines: L[] }[] =>
  [narrator, ...names].flatMap(speaker => {
    const own = lines.filter(line => line.speaker === speaker);
    return own.length > 0 ? [{ speaker, lines: own }] : [];
  });
