import { readFileSync } from 'node:fs';
import type { TeachingLanguage } from '@digipals/contract';

/** A word of a list. `group` is 1 for the most frequent, 3 for the least. */
export type Entry = {
  readonly word: string;
  readonly group: number;
  /** Where the other English writes it otherwise. */
  readonly dialect: TeachingLanguage | null;
  /** The word as the other English writes it. */
  readonly other: string | null;
  /** Further forms that stand after it. */
  readonly forms: readonly string[];
  /** A sign at its end; the head of the list says what it means. */
  readonly sign: string;
  /** Name of its section; empty without sections. */
  readonly part: string;
};

const ENTRY = /^(?<word>[^/~=+*^]+)(?<sign>[~=+*^]?)(?<forms>(?:\/[^/]+)*)$/;

/** Reads a list beside this file. @throws for a line that is none */
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
      if (!found) throw new Error(`${spelling} is no entry of a list`);
      // What follows the second spelling belongs to both.
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
