import { fileURLToPath } from 'node:url';
import type { TextPart } from '../text-parts.ts';
import type { SourceCatalogue } from './catalogue-files.ts';
import { listSources, readFiles, sourceFolders, unusedKeys } from './usage.ts';

/** Sources whose own texts are the part `pages`. */
const pages =
  /web\/src\/(student\/|features\/(training\/(?!Guide|LessonCard|MiniPath)|songs\/|activities\/(Rewards|NoRewards|FlyingLingos))|routes\/(TrainingMenu|SongMenu|SavedActivities|ActivityRewards)Route)/;

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Keys by the part they are loaded with: a text that only pages of `pages` show is loaded with these,
 * every other with the app.
 */
export function keysByPart(keys: readonly string[]): Record<TextPart, ReadonlySet<string>> {
  const files = listSources(sourceFolders(repository));
  const unusedIn = (some: readonly string[]) => new Set(unusedKeys(keys, readFiles(some)));
  const elsewhere = unusedIn(files.filter(file => !pages.test(file)));
  const own = new Set(keys.filter(key => elsewhere.has(key)));
  return { pages: own, app: new Set(keys.filter(key => !own.has(key))) };
}

/** The texts of a catalogue that are loaded with a part. */
export const textsOf = (catalogue: SourceCatalogue, part: ReadonlySet<string>): SourceCatalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => part.has(key)));
