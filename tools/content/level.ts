import type { Component } from '@digipals/contract';
import { wordsOf } from './checks/words.ts';
import { isBefore } from './lesson-order.ts';
import type { Lesson, Pack } from './pack.ts';
import { readingsOf } from './personal.ts';
import type { Problems } from './problems.ts';
import type { SourceActivity } from './source.ts';
import { inVariety } from './variants.ts';

/** A single letter is not a word: children learn the alphabet with the lessons. */
const isLetter = (word: string): boolean => word.length === 1;
/** Words of “Oops! …” and “That's …”, which are in every lesson. */
const helpWords = ['listen', 'look', 'read', 'watch', 'try', 'again', "that's"];
/** Fields of a component that have text to learn, at any depth. */
const textFields = ['value', 'text', 'topic'];
/** Types whose item is a picture, a film or a button text: their labels are in the help language. */
const isText = (value: string): boolean => value !== '' && !value.startsWith('/media/');

/** Texts of a component that a child has to understand in English. */
export const learntTexts = ({ data, meta }: Component): string[] => {
  const texts = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, value]) =>
      typeof value === 'string' && textFields.includes(key) && isText(value)
        ? [value]
        : texts(value),
    );
  };
  return [...texts(data), ...texts(meta)];
};

/** All words of a lesson, from all its lists. */
const wordsIn = ({ words, functionWords, recycled, forms }: Lesson): string[] =>
  [words, functionWords, recycled, forms].flat().flatMap(wordsOf);

/** Words a child may know in a lesson: its own, and those of the lessons before. */
const knownWords = (pack: Pack, lesson: Lesson): Set<string> => {
  const upToHere = pack.lessons.filter(one => isBefore(one.lesson, lesson));
  const always = [...pack.names, ...pack.interjections, ...helpWords];
  return new Set([
    ...always.flatMap(wordsOf),
    ...upToHere.flatMap(one => wordsIn(one.lesson)),
    ...wordsIn(lesson),
  ]);
};

/** The chunks of a lesson and of those before, the longest first. */
const chunksIn = (pack: Pack, { number }: Lesson): string[] =>
  pack.lessons
    .filter(one => one.lesson.number <= number)
    .flatMap(one => one.lesson.chunks ?? [])
    .toSorted((a, b) => b.length - a.length);

/** The words of a text that are not inside a chunk. */
const wordsOutside = (text: string, chunks: readonly string[]): string[] =>
  wordsOf(
    chunks.reduce((rest, chunk) => rest.replaceAll(new RegExp(`\\b${chunk}\\b`, 'gi'), '|'), text),
  );

/** Finds the words of a text that a child cannot know in a lesson, outside of its chunks. */
const unknownIn = (pack: Pack, lesson: Lesson): ((text: string) => string[]) => {
  const known = knownWords(pack, lesson);
  const chunks = chunksIn(pack, lesson);
  return text => wordsOutside(text, chunks).filter(word => !known.has(word));
};

/** Tells whether a child may know all words of a text in a lesson. */
export const levelOf = (pack: Pack, lesson: Lesson): ((text: string) => boolean) => {
  const findUnknown = unknownIn(pack, lesson);
  return text => findUnknown(text).length === 0;
};

/** The later lesson that teaches a word, if any. */
const taughtLater = (pack: Pack, lesson: Lesson, word: string): number | undefined =>
  pack.lessons.find(
    one => one.lesson.number > lesson.number && one.lesson.words.flatMap(wordsOf).includes(word),
  )?.lesson.number;

/** A word that a child cannot know yet; `later`: the lesson that teaches it, if any does. */
type UnknownWord = { word: string; later: number | undefined };

/** The words of a text that a child cannot know in a lesson, outside of its chunks. */
export const unknownWords = (pack: Pack, lesson: Lesson, text: string): UnknownWord[] =>
  unknownIn(pack, lesson)(text).map(word => ({ word, later: taughtLater(pack, lesson, word) }));

/** The sound after an answer; of a reason only its sentence. */
const spokenLines = (activity: SourceActivity): { path: string; text: string }[] =>
  activity.questions
    .flatMap(({ lines, whys }) => [
      ...['yes', 'oops'].flatMap(key => lines.get(key) ?? []),
      ...whys.map(({ path, value }) => ({ path, value: value.replace(/^.*? = /, '') })),
    ])
    .flatMap(({ path, value }) =>
      (['gb', 'us'] as const).flatMap(variety =>
        readingsOf(value).map(text => ({ path, text: inVariety(text, variety) })),
      ),
    );

/**
 * Finds words that a child cannot know yet: an error for a word of a later lesson, a warning
 * for any other (level control of the course plan).
 *
 * @param learnt texts of all components of the pack, with their lines
 */
export const checkLevel = (
  pack: Pack,
  lesson: Lesson,
  activity: SourceActivity,
  learnt: readonly { path: string; text: string }[],
  problems: Problems,
) => {
  const findUnknown = unknownIn(pack, lesson);
  const own = learnt.filter(({ path }) => path.startsWith(`${activity.file}:`));
  const texts = [...own, ...spokenLines(activity)];
  for (const { path, text } of texts)
    for (const word of findUnknown(text).filter(one => !isLetter(one))) {
      const later = taughtLater(pack, lesson, word);
      if (later === undefined) problems.warn(path, `“${word}” is not among the words so far`);
      else problems.error(path, `“${word}” is taught only in lesson ${later}`);
    }
};
