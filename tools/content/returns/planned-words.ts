import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRows } from '../dictionary/rows.ts';
import { withIng, withS } from '../dictionary/word-forms.ts';
import { gatherProblems, type Problems } from '../problems.ts';

/** A word of the course: the lesson that teaches it, and the lessons and reviews in which it must return. */
export type PlannedWord = {
  /** Its line: `course-words.tsv:12`. */
  place: string;
  /** As a lesson.json writes it: `{mum|mom}` where the two Englishes differ. */
  word: string;
  gb: string;
  lesson: number;
  /** Lessons such as `7` and reviews such as `R12`, in their order. */
  returns: string[];
  /** How it is written in sentences, in British English. */
  forms: string[];
};

/** Name of the file in a pack. */
export const plannedWordsFile = 'course-words.tsv';

const columns = [
  'word_gb',
  'word_us',
  'lesson',
  'part_of_speech',
  'returns',
  'list',
  'picture',
  'note',
];
/** What a word can be. */
export const partsOfSpeech = 'noun verb adjective adverb number preposition interjection'.split(
  ' ',
);
/** The published lists of Cambridge for young learners. */
const lists = ['Starters', 'Movers', 'Flyers'];
/** The first return is at most this many lessons later (course plan 1.2). */
const firstReturnWithin = 2;

/** The items of a cell with commas. */
export const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map(one => one.trim())
    .filter(Boolean);

/** How a word is written in sentences. In a phrase with a verb its first word changes: `gets up`. */
export const formsOf = (
  gb: string,
  parts: readonly string[],
  irregular: readonly string[],
): string[] => {
  const [verb = '', ...rest] = gb.split(' ');
  const phrase = (form: string): string => [form, ...rest].join(' ');
  return [
    gb,
    ...irregular,
    ...(parts.includes('noun') ? withS(gb) : []),
    ...(parts.includes('verb') ? [...withS(verb), withIng(verb)].map(phrase) : []),
  ];
};

const faultsOf = (lesson: number, parts: readonly string[], returns: readonly string[]) => {
  const later = returns.map(Number).filter(Number.isInteger);
  const unknown = returns.filter(one => !/^R?[1-9]\d*$/.test(one));
  const isLate = (later[0] ?? 0) > lesson + firstReturnWithin;
  const isOrdered = later.every((one, index) => one > (later[index - 1] ?? lesson));
  return [
    !(Number.isInteger(lesson) && lesson > 0) && 'has no number of a lesson',
    !parts.every(part => partsOfSpeech.includes(part)) &&
      `has an unknown part of speech; there are ${partsOfSpeech.join(', ')}`,
    returns.length === 0 && 'has no lesson in which it returns',
    unknown.length > 0 && `returns in “${unknown.join(', ')}”: write lessons as 7, reviews as R12`,
    !isOrdered && 'has returns that are not later than its lesson, in order',
    isOrdered && isLate && `returns first in lesson ${later[0]}, more than two lessons later`,
  ];
};

const readRow = (
  line: string,
  place: string,
  irregular: ReadonlyMap<string, readonly string[]>,
  problems: Problems,
): PlannedWord | null => {
  const cells = line.split('\t').map(cell => cell.trim());
  const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
  const [gb, us, list] = [cell('word_gb'), cell('word_us'), cell('list')];
  const [lesson, parts] = [Number(cell('lesson')), listOf(cell('part_of_speech'))];
  const returns = listOf(cell('returns'));
  const faults = [
    cells.length !== columns.length && `has ${cells.length} cells, the heading ${columns.length}`,
    (gb === '' || us === '') && 'has no word_gb or no word_us',
    gb !== '' && !irregular.has(gb) && `“${gb}” is not in dictionary/dictionary.tsv: add its row`,
    !lists.includes(list) && `has the unknown list “${list}”; there are ${lists.join(', ')}`,
    ...faultsOf(lesson, parts, returns),
  ].filter(fault => fault !== false);
  for (const fault of faults) problems.error(place, fault);
  if (faults.length > 0) return null;
  const forms = formsOf(gb, parts, irregular.get(gb) ?? []);
  return { place, word: gb === us ? gb : `{${gb}|${us}}`, gb, lesson, returns, forms };
};

/**
 * Reads the plan of words; reports each mistake with its line.
 *
 * @param irregular irregular forms of the words of the dictionary
 */
export const readPlannedWords = (
  text: string,
  irregular: ReadonlyMap<string, readonly string[]>,
  problems: Problems,
): PlannedWord[] => {
  const [head = '', ...lines] = text.replace(/[\r\n]+$/, '').split(/\r?\n/);
  if (head !== columns.join('\t')) {
    problems.error(`${plannedWordsFile}:1`, `has other columns than ${columns.join(', ')}`);
    return [];
  }
  const seen = new Map<string, string>();
  return lines.flatMap((line, index) => {
    const row = readRow(line, `${plannedWordsFile}:${index + 2}`, irregular, problems);
    const first = row && seen.get(row.gb);
    if (row && first) problems.error(row.place, `“${row.gb}” is in ${first} already`);
    if (!row || first) return [];
    seen.set(row.gb, row.place);
    return [row];
  });
};

const irregularForms = (dictionary: string): Map<string, string[]> => {
  const text = readFileSync(join(dictionary, 'dictionary.tsv'), 'utf8');
  const forms = new Map<string, string[]>();
  // The dictionary reports its own mistakes.
  for (const row of readRows(text, gatherProblems()))
    forms.set(row.gb, [...(forms.get(row.gb) ?? []), ...row.forms]);
  return forms;
};

/** The words of a course, from its folder and that of the dictionary. */
export const loadPlannedWords = (
  root: string,
  dictionary: string,
  problems: Problems,
): PlannedWord[] => {
  const file = join(root, plannedWordsFile);
  if (!existsSync(file)) {
    problems.error(plannedWordsFile, 'is missing: a course has a plan of its words');
    return [];
  }
  return readPlannedWords(readFileSync(file, 'utf8'), irregularForms(dictionary), problems);
};
