import type { Component } from '@digipals/contract';

/** A word of a song; times in seconds of the song. */
export type Word = { text: string; from: number; to: number };
/** A line of a song. */
export type Line = { words: readonly Word[] };

const isLine = (line: unknown): line is Line =>
  typeof line === 'object' && line !== null && 'words' in line && Array.isArray(line.words);

/** The lines of `meta.lines`; none if they are invalid. */
export const linesOf = (component: Component): Line[] => {
  const { lines } = component.meta;
  return Array.isArray(lines) ? lines.filter(isLine) : [];
};

const startOf = (line: Line): number => line.words[0]?.from ?? 0;

/**
 * The position in a song at a time in seconds: the line that started last, and its word that
 * started last; -1 before the first.
 */
export const placeAt = (lines: readonly Line[], at: number): { line: number; word: number } => {
  const line = lines.findLastIndex(candidate => startOf(candidate) <= at);
  const words = lines[line]?.words ?? [];
  return { line, word: words.findLastIndex(({ from }) => from <= at) };
};

/** The text of a line. */
export const textOf = (line: Line): string => line.words.map(({ text }) => text).join(' ');
