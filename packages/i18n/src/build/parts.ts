import { fileURLToPath } from 'node:url';
import type { TextPart } from '../text-parts.ts';
import type { SourceCatalogue } from './catalogue-files.ts';
import { listSources, readFiles, sourceFolders, unusedKeys } from './usage.ts';

const player = /packages\/player\/src\//;

/** Sources of pages and features: what they show comes with them … */
const pages = /web\/src\/(student|features|routes)\/|i18n\/src\/returned\.ts$/;
/** … but for what a first page shows: the profile, its lesson, and what runs an activity. */
const firstPages =
  /web\/src\/(features\/(session|lingos|languages|licences|profile\/(Profile|NameCard|AvatarFigure|Wallpaper)|training\/(Guide|LessonCard|MiniPath)|activities\/(?!Rewards|NoRewards|FlyingLingos))|routes\/(Profile|Activity|ActivityNoAccess)Route)/;

const isOfPages = (file: string): boolean => pages.test(file) && !firstPages.test(file);

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Keys by the part they are loaded with: a text that only later pages show is in `pages`, what only the
 * player shows in `player`, every other in `app`. The player's part has those of `app`, too.
 */
export function keysByPart(keys: readonly string[]): Record<TextPart, ReadonlySet<string>> {
  const files = listSources(sourceFolders(repository));
  const unusedIn = (some: readonly string[]) => new Set(unusedKeys(keys, readFiles(some)));
  const notElsewhere = unusedIn(files.filter(file => !isOfPages(file)));
  const notBesidesPlayer = unusedIn(files.filter(file => !player.test(file)));
  const ofPages = new Set(keys.filter(key => notElsewhere.has(key)));
  const ofPlayer = keys.filter(key => !ofPages.has(key));
  const ofApp = ofPlayer.filter(key => !notBesidesPlayer.has(key));
  return { app: new Set(ofApp), player: new Set(ofPlayer), pages: ofPages };
}

/** The texts of a catalogue that are loaded with a part. */
export const textsOf = (catalogue: SourceCatalogue, part: ReadonlySet<string>): SourceCatalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => part.has(key)));
