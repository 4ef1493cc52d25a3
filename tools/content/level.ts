import type { Component } from '@digipals/contract';
import type { Lesson, Pack } from './pack.ts';
import type { Problems } from './problems.ts';
import type { SourceActivity } from './source.ts';
import { inVariety } from './variants.ts';

const helpWords = ['listen', 'look', 'read', 'again'];
/** Fields of a component that hold text to be learnt, wherever they stand in it. */
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

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]+(?:'[\p{L}]+)?/gu) ?? []).map(String);

const knownWords = (pack: Pack, lesson: Lesson): Set<string> => {
  const lists = [lesson.words, lesson.functionWords, lesson.recycled, lesson.forms];
  const all = [...lists.flat(), ...pack.names, ...pack.interjections, ...helpWords];
  return new Set(all.flatMap(wordsOf));
};

/** What is heard after an answer. */
const spokenLines = (activity: SourceActivity): { path: string; text: string }[] =>
  activity.questions
    .flatMap(({ lines }) => ['yes', 'oops'].flatMap(key => lines.get(key) ?? []))
    .flatMap(({ path, value }) =>
      (['gb', 'us'] as const).map(variety => ({ path, text: inVariety(value, variety) })),
    );

/**
 * Warns of words that this lesson neither teaches nor takes up again (level control of the course
 * plan).
 *
 * @param learnt texts of all components of the pack, with the lines they stand in
 */
export const checkLevel = (
  pack: Pack,
  lesson: Lesson,
  activity: SourceActivity,
  learnt: readonly { path: string; text: string }[],
  problems: Problems,
) => {
  const known = knownWords(pack, lesson);
  const own = learnt.filter(({ path }) => path.startsWith(`${activity.file}:`));
  for (const { path, text } of [...own, ...spokenLines(activity)])
    for (const word of wordsOf(text))
      if (!known.has(word)) problems.warn(path, `“${word}” is not among the words of the lesson`);
};
