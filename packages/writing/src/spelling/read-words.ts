import { readFileSync } from 'node:fs';

/** The words of a list beside this file; what stands after a # at the start of a line is for people. */
export const readWords = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .flatMap(line => line.split(' ').filter(Boolean));
