import { readFileSync } from 'node:fs';

/** Reads the words of a list beside this file. Lines that start with # are comments. */
export const readWords = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .flatMap(line => line.split(' ').filter(Boolean));
