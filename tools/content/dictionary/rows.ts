import {
  type WordLevel,
  type WordTheme,
  wordLevels,
  wordThemes,
} from '@digipals/contract/word-themes';
import { helpLocales } from '../languages.ts';
import type { Problems } from '../problems.ts';

/** A row of dictionary.tsv. */
export type WordRow = {
  /** Its place: `dictionary/dictionary.tsv:12`. */
  place: string;
  id: string;
  gb: string;
  us: string;
  partOfSpeech: string;
  /** Irregular forms, such as `mice`. */
  forms: string[];
  theme: WordTheme;
  level: WordLevel;
  /** A file such as `1f436.webp`, or `kit:` and a picture of the course; empty when it has none yet. */
  picture: string;
  /** May hold pairs such as `{colour|color}`. */
  sentence: string;
  meanings: Record<string, string>;
};

const name = 'dictionary/dictionary.tsv';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);

/** A category is a theme, with the sense of a word that has several: `food+drink (thing to drink)`. */
const splitCategory = (category: string): { theme: string; sense: string } => {
  const [, theme = '', sense = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(category) ?? [];
  return { theme: slugOf(theme), sense: slugOf(sense) };
};

const readRow = (
  line: string,
  place: string,
  columns: readonly string[],
  problems: Problems,
): WordRow | null => {
  const cells = line.split('\t');
  const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
  const { theme, sense } = splitCategory(cell('category'));
  const level = cell('level');
  const faults = [
    cells.length !== columns.length && `has ${cells.length} cells, the heading ${columns.length}`,
    ...['word_gb', 'word_us', 'sentence', ...helpLocales].map(
      column => cell(column).trim() === '' && `has no ${column}`,
    ),
    !isOneOf(wordThemes, theme) && `has the unknown category “${cell('category')}”`,
    !isOneOf(wordLevels, level) && `has the unknown level “${level}”`,
    ![cell('word_gb'), cell('word_us')].every(word => /^[a-z]/i.test(word)) &&
      'begins with no letter',
  ].filter(fault => fault !== false);
  for (const fault of faults) problems.error(place, fault);
  if (faults.length > 0 || !isOneOf(wordThemes, theme) || !isOneOf(wordLevels, level)) return null;
  return {
    place,
    id: [slugOf(cell('word_gb')), sense].filter(Boolean).join('-'),
    gb: cell('word_gb'),
    us: cell('word_us'),
    partOfSpeech: cell('part_of_speech'),
    forms: cell('plural_or_forms')
      .split(/[,/]/)
      .map(form => form.trim())
      .filter(Boolean),
    theme,
    level,
    picture: cell('picture'),
    sentence: cell('sentence'),
    meanings: Object.fromEntries(helpLocales.map(locale => [locale, cell(locale)])),
  };
};

/** Reports the second row that has the same value. */
const checkUnique = (
  rows: readonly WordRow[],
  cellOf: (row: WordRow) => string,
  reason: (value: string, first: WordRow) => string,
  problems: Problems,
) => {
  const seen = new Map<string, WordRow>();
  for (const row of rows) {
    const value = cellOf(row);
    const first = seen.get(value);
    if (value !== '' && first) problems.error(row.place, reason(value, first));
    else seen.set(value, row);
  }
};

/** Reads dictionary.tsv; reports each mistake with its line. */
export const readRows = (text: string, problems: Problems): WordRow[] => {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  const rows = lines.flatMap(
    (line, at) => readRow(line, `${name}:${at + 2}`, columns, problems) ?? [],
  );
  checkUnique(
    rows,
    ({ id }) => id,
    (id, { place }) => `has the id “${id}” of ${place}; write the sense in brackets`,
    problems,
  );
  checkUnique(
    rows,
    ({ picture }) => picture,
    (picture, { gb }) => `has the picture ${picture} of “${gb}”`,
    problems,
  );
  return rows;
};
