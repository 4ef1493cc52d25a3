import { readFileSync } from 'node:fs';
import { type ContentFile, contentFiles } from './files.ts';
import { lineOfValue } from './json-lines.ts';
import type { Problems } from './problems.ts';

/** Gives the place of a value: `file:line`. */
export type PlaceIn = (way: readonly PropertyKey[]) => string;

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Reads and checks a JSON file of the content; reports problems with their line.
 *
 * @param name the name of the file in problems
 * @returns the value as written: its problems are reported
 * @throws when it is not JSON
 */
export const readContentFile = <T>(
  kind: ContentFile,
  file: string,
  name: string,
  problems: Problems,
): { value: T; place: PlaceIn } => {
  const text = readFileSync(file, 'utf8');
  const place: PlaceIn = way => `${name}:${lineOfValue(text, way)}`;
  const parsed = parse(text, name);
  const checked = contentFiles[kind].safeParse(parsed);
  for (const { path, message } of checked.error?.issues ?? [])
    problems.error(place(path), `${path.join('.')}: ${message}`);
  if (Array.isArray(parsed)) return { value: parsed as T, place };
  const { $schema: _, ...value } = parsed as T & { $schema?: string };
  return { value: value as T, place };
};
