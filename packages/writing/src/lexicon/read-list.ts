import { readFileSync } from 'node:fs';
import type { TeachingLanguage } from '@digipals/contract';

/** A word of a list. `group` is 1 for the most frequent, 3 for the least. */
export type Entry = {
  readonly word: string;
  readonly group: number;
  /** The English in which it is spelt so. */
  readonly dialect: TeachingLanguage | null;
  /** The spelling in the other English. */
  readonly other: string | null;
  /** Further forms in the same line. */
  readonly forms: readonly string[];
  /** A flag at its end; the head of the list explains it. */
  readonly sign: string;
  /** Name of its section; empty without sections. */
  readonly part: string;
};

const ENTRY = /^(?<word>[^/~=+*^]+)(?<sign>[~=+*^]?)(?<forms>(?:\/[^/]+)*)$/;

/** Reads a list beside this file. @throws for an invalid line */
export function readList(name: string): Entry[] {
  const entries: Entry[] = [];
  let part = '';
  for (const line of readFileSync(new URL(name, import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[')) part = line.slice(1, -1);
    else entries.push(...entriesOf(line, part));
  }
  return entries;
}

const wordOf = (spelling: string | undefined): string | null =>
  ENTRY.exec(spelling ?? '')?.groups?.['word'] ?? null;

function entriesOf(line: string, part: string): Entry[] {
  const [, group = '1', words = line] = /^(\d): (.*)$/.exec(line) ?? [];
  return words.split(' ').flatMap(written => {
    const spellings = written.split('|');
    return spellings.map((spelling, index) => {
      const found = ENTRY.exec(spelling)?.groups;
      if (!found) throw new Error(`${spelling} is not a valid entry of a list`);
      // The text after the second spelling belongs to both.
      const last = ENTRY.exec(spellings.at(-1) ?? '')?.groups ?? found;
      return {
        word: found['word'] ?? '',
        group: Number(group),
        dialect: spellings.length < 2 ? null : index === 0 ? 'gb' : 'us',
        other: wordOf(spellings[1 - index]),
        forms: (found['forms'] ?? '').split('/').filter(Boolean),
        sign: found['sign'] || last['sign'] || '',
        part,
      };
    });
  });
}
