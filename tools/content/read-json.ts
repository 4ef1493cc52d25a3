import { readFileSync } from 'node:fs';
import { type ContentFile, contentFiles } from './files.ts';
import { lineOfValue } from './json-lines.ts';
import type { Problems } from './problems.ts';

/** Tells where in a file a value stands: `file:line`. */
export type PlaceIn = (way: readonly PropertyKey[]) => string;

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Reads a JSON file of the content and checks it; what is wrong is told with its line.
 *
 * @param name how the file is called in problems
 * @returns the value as it is written: what is wrong in it is among the problems
 * @throws when it is no JSON at all
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
