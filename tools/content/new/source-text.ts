import type { Skill } from '@digipals/contract/constants';
import { placeholder } from '../placeholders.ts';

/** A word of a new activity, and the name of its picture. */
export type PatternWord = { text: string; picture: string };

/** What every activity of a pattern is made from. */
export type Material = {
  title: string;
  /** Its picture in the menu. */
  thumbnail: string;
  words: readonly PatternWord[];
  /** Whether it is itself marked as a draft, because its lesson is not. */
  draft: boolean;
};

type Head = Material & { comment: string; attempts: number; shuffle?: boolean; test?: boolean };

const yesNo = (value: boolean | undefined): string => (value ? 'yes' : 'no');

/** An activity as an author would write it. */
export const activityText = (head: Head, questions: readonly string[]): string =>
  [
    `# ${head.comment}`,
    `title: ${head.title}`,
    `thumbnail: ${head.thumbnail}`,
    `attempts: ${head.attempts}`,
    `shuffle: ${yesNo(head.shuffle)}`,
    `test: ${yesNo(head.test)}`,
    `lingos: ${head.test ? 10 : 5}`,
    ...(head.draft ? ['draft: yes'] : []),
    ...questions.map(question => `\n${question}`),
    '',
  ].join('\n');

/** A question of a test, which gives its answer only at the end. What a child says has none. */
export const testQuestion = (
  name: string,
  { skill, can }: { skill: Skill; can: number },
  task: string,
  ...lines: string[]
): string =>
  [
    `[${name}]`,
    `skill: ${skill}`,
    `can: ${can}`,
    `do: ${task}`,
    ...lines,
    ...(skill === 'speak' ? [] : [`yes: ${placeholder}`]),
  ].join('\n');

/** A question that cannot go wrong. */
export const openQuestion = (name: string, task: string, ...lines: string[]): string =>
  [`[${name}]`, `do: ${task}`, ...lines, `yes: ${placeholder}`].join('\n');

/** A question whose sentences the author still has to write. */
export const question = (name: string, task: string, ...lines: string[]): string =>
  openQuestion(name, task, ...lines).concat(`\noops: ${placeholder}`);

/** `count` words from a place on, from the beginning again after the last. */
export const wordsFrom = (
  words: readonly PatternWord[],
  from: number,
  count: number,
): PatternWord[] =>
  Array.from({ length: count }, (_, index) => words[(from + index) % words.length]).filter(
    word => word !== undefined,
  );

/** `*cat | dog | cow`, with the first ones right. */
export const choice = (texts: readonly string[], right = 1): string =>
  texts.map((text, index) => (index < right ? `*${text}` : text)).join(' | ');

export const textsOf = (words: readonly PatternWord[]): string[] => words.map(({ text }) => text);
export const picturesOf = (words: readonly PatternWord[]): string[] =>
  words.map(({ picture }) => picture);

/** Words that a child can type and search: letters only, and none is part of another. */
export const typedWords = (words: readonly PatternWord[]): PatternWord[] => {
  const written = words.filter(({ text }) => /^[a-z]{2,9}$/.test(text));
  return written.filter(
    ({ text }) => !written.some(other => other.text !== text && other.text.includes(text)),
  );
};
