import type { Lesson, Pack } from './pack.ts';
import type { Problems } from './problems.ts';
import { readItems, type SourceActivity, type SourceLine } from './source.ts';
import { inVariety } from './variants.ts';

const helpWords = ['listen', 'look', 'read', 'again'];
const textTypes = /^(audio|text|draggableText)/;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]+(?:'[\p{L}]+)?/gu) ?? []).map(String);

const knownWords = (pack: Pack, lesson: Lesson): Set<string> => {
  const lists = [lesson.words, lesson.functionWords, lesson.recycled, lesson.forms];
  const all = [...lists.flat(), ...pack.names, ...pack.interjections, ...helpWords];
  return new Set(all.map(word => word.toLowerCase()));
};

const textOf = (line: SourceLine): string => {
  if (!textTypes.test(line.key)) return line.value;
  return readItems(line.value.replaceAll('+', '|'))
    .map(item => item.value)
    .join(' ');
};

const learningLines = (activity: SourceActivity): SourceLine[] =>
  activity.questions.flatMap(({ components, lines }) => [
    ...components.filter(line => textTypes.test(line.key)),
    ...['yes', 'oops'].flatMap(key => lines.get(key) ?? []),
  ]);

/** Warns of words that this lesson neither teaches nor takes up again (level control of the course plan). */
export const checkLevel = (
  pack: Pack,
  lesson: Lesson,
  activity: SourceActivity,
  problems: Problems,
) => {
  const known = knownWords(pack, lesson);
  for (const line of learningLines(activity)) {
    const texts = [inVariety(textOf(line), 'gb'), inVariety(textOf(line), 'us')];
    const strange = new Set(texts.flatMap(wordsOf).filter(word => !known.has(word)));
    for (const word of strange)
      problems.warn(line.path, `“${word}” is not among the words of the lesson`);
  }
};
