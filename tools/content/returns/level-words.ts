import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { wordsOf } from '../checks/words.ts';
import type { Problems } from '../problems.ts';
import { createFindByForm, neededReturns, type Unit } from './meter.ts';
import { formsOf, listOf, partsOfSpeech } from './planned-words.ts';

/** A word of the list of the level of a course, with its forms in each English. */
export type LevelWord = { gb: string; forms: Record<TeachingLanguage, string[]> };
/** A word of the level, and the units that have it, in their order. */
export type MetWord = { word: LevelWord; units: readonly string[] };

/** Name of the file in a pack. */
export const levelWordsFile = 'level-words.tsv';
/** How many words of the level return often enough by the end of which lesson. */
export const levelGoal = { words: 300, lesson: 16 };

const columns = ['word_gb', 'word_us', 'part_of_speech', 'forms'];
/** Pronouns, determiners and conjunctions are in the list, but not in the plan of a course. */
const knownParts = [...partsOfSpeech, 'other'];

const readRow = (line: string, place: string, problems: Problems): LevelWord | null => {
  const [gb = '', us = '', parts = '', forms = '', ...more] = line
    .split('\t')
    .map(cell => cell.trim());
  const faults = [
    more.length > 0 && `has ${more.length + columns.length} cells, the heading ${columns.length}`,
    (gb === '' || us === '') && 'has no word_gb or no word_us',
    !listOf(parts).every(part => knownParts.includes(part)) &&
      `has an unknown part of speech; there are ${knownParts.join(', ')}`,
  ].filter(fault => fault !== false);
  for (const fault of faults) problems.error(place, fault);
  if (faults.length > 0) return null;
  const formsIn = (word: string) => formsOf(word, listOf(parts), listOf(forms));
  return { gb, forms: { gb: formsIn(gb), us: formsIn(us) } };
};

/** Reads the words of a level; reports each mistake with its line. */
export const readLevelWords = (text: string, problems: Problems): LevelWord[] => {
  const [head = '', ...lines] = text.replace(/[\r\n]+$/, '').split(/\r?\n/);
  if (head !== columns.join('\t')) {
    problems.error(`${levelWordsFile}:1`, `has other columns than ${columns.join(', ')}`);
    return [];
  }
  const seen = new Map<string, string>();
  return lines.flatMap((line, index) => {
    const place = `${levelWordsFile}:${index + 2}`;
    const word = readRow(line, place, problems);
    const first = word && seen.get(word.gb);
    if (word && first) problems.error(place, `“${word.gb}” is in ${first} already`);
    if (!word || first) return [];
    seen.set(word.gb, place);
    return [word];
  });
};

/** The words of the level of a course, from its folder; a course may have none. */
export const loadLevelWords = (root: string, problems: Problems): LevelWord[] => {
  const file = join(root, levelWordsFile);
  return existsSync(file) ? readLevelWords(readFileSync(file, 'utf8'), problems) : [];
};

/** In which units up to the lesson of the goal each word is met. @param units in one English */
export const countMet = (
  words: readonly LevelWord[],
  units: readonly Unit[],
  variety: TeachingLanguage,
): MetWord[] => {
  const entries = words.map(word => ({ word, forms: word.forms[variety] }));
  const find = createFindByForm(entries);
  const metIn = units
    .filter(({ after }) => after <= levelGoal.lesson)
    .map(({ name, questions }) => ({
      name,
      found: new Set(questions.flatMap(texts => texts.flatMap(text => find(wordsOf(text))))),
    }));
  return entries.map(entry => ({
    word: entry.word,
    units: metIn.filter(({ found }) => found.has(entry)).map(({ name }) => name),
  }));
};

/** Whether a word is met, and then returns often enough in later units. */
export const returnsOften = ({ units }: MetWord): boolean => units.length > neededReturns;
