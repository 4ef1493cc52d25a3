import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { z } from 'zod';
import { type ContentFile, contentFiles } from './files.ts';
import { lineOfValue } from './json-lines.ts';
import type { Problems } from './problems.ts';

/** Gives the place of a value: `file:line`. */
export type PlaceIn = (way: readonly PropertyKey[]) => string;

type Issue = z.core.$ZodIssue;

const nouns: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

const nounOf = (value: unknown): string =>
  value === null ? 'empty' : (nouns[Array.isArray(value) ? 'array' : typeof value] ?? 'unknown');

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => Object(part)[key], value);

/** What is wrong, for an author who does not know the terms of the schema. */
const explain = (issue: Issue, parsed: unknown): string => {
  if (issue.code !== 'invalid_type') return issue.message;
  const expected = nouns[issue.expected] ?? issue.expected;
  const found = valueAt(parsed, issue.path);
  return found === undefined
    ? `is missing; it is ${expected}`
    : `is ${nounOf(found)} and must be ${expected}`;
};

/** The line of a JSON error, from TypeScript's parser, because V8 does not always tell it. */
const lineOfMistake = (text: string, name: string): number => {
  const at = ts.parseConfigFileTextToJson(name, text).error?.start ?? text.trimEnd().length;
  return text.slice(0, at).split('\n').length;
};

const parseJson = (text: string, name: string, problems: Problems): { parsed: unknown } | null => {
  try {
    return { parsed: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [reason] = message.split(/, (?:\.\.\.)?"| (?:in JSON )?at position/);
    problems.error(`${name}:${lineOfMistake(text, name)}`, `is not JSON: ${reason}`);
    return null;
  }
};

/**
 * Reads and checks a JSON file of the content; reports problems with their line.
 *
 * @param name the name of the file in problems
 * @returns the value; null when it is missing or wrong: its problems are reported. `parsed` is its
 *   content even then.
 */
export const readContentFile = <T>(
  kind: ContentFile,
  file: string,
  name: string,
  problems: Problems,
): { value: T | null; place: PlaceIn; parsed?: unknown } => {
  if (!existsSync(file)) {
    problems.error(name, 'is missing');
    return { value: null, place: () => name };
  }
  const text = readFileSync(file, 'utf8');
  const place: PlaceIn = way => `${name}:${lineOfValue(text, way)}`;
  const read = parseJson(text, name, problems);
  if (read === null) return { value: null, place };
  const { parsed } = read;
  const { error } = contentFiles[kind].safeParse(parsed);
  for (const issue of error?.issues ?? [])
    problems.error(place(issue.path), `${issue.path.join('.')}: ${explain(issue, parsed)}`);
  if (error) return { value: null, place, parsed };
  if (Array.isArray(parsed)) return { value: parsed as T, place };
  const { $schema: _, ...value } = parsed as T & { $schema?: string };
  return { value: value as T, place };
};
