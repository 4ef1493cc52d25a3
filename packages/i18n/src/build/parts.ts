import { fileURLToPath } from 'node:url';
import type { CataloguePart } from '../text-parts.ts';
import type { SourceCatalogue } from './catalogue-files.ts';
import { listSources, readFiles, sourceFolders, unusedKeys } from './usage.ts';

const grownUps = /\/apps\/grown-ups\/src\//;
const player = /\/packages\/player\/src\//;

/** Folders whose texts are loaded with the pages that show them … */
const pages = [
  'apps/web/src/help',
  'apps/web/src/student',
  'apps/web/src/features',
  'apps/web/src/routes',
  'apps/web/src/shared/text-state',
  'packages/i18n/src/late',
];
/** … except for what a first page shows: the profile, its lesson, and what runs an activity. */
const firstPages = [
  'apps/web/src/features/activities/keep',
  'apps/web/src/features/activities/outbox',
  'apps/web/src/features/activities/play',
  'apps/web/src/features/languages',
  'apps/web/src/features/licences',
  'apps/web/src/features/lingos',
  'apps/web/src/features/profile/own',
  'apps/web/src/features/profile/wallpaper',
  'apps/web/src/features/session',
  'apps/web/src/features/training/card',
  'apps/web/src/routes/activity',
  'apps/web/src/routes/profile',
];

const isBelow = (file: string, folders: readonly string[]): boolean =>
  folders.some(folder => file.includes(`/${folder}/`));
const isOfPages = (file: string): boolean => isBelow(file, pages) && !isBelow(file, firstPages);

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Keys by the part they are loaded with: texts only of later pages are in `pages`, texts only of the
 * player in `player`, all others in `app`. The player's part also has those of `app`. All texts that grown-ups
 * see are in `family`, and nowhere else unless children see them, too.
 */
export function keysByPart(all: readonly string[]): Record<CataloguePart, ReadonlySet<string>> {
  const sources = listSources(sourceFolders(repository));
  const files = sources.filter(file => !grownUps.test(file));
  const notOfChildren = new Set(unusedKeys(all, readFiles(files)));
  const keys = all.filter(key => !notOfChildren.has(key));
  const notOfGrownUps = new Set(
    unusedKeys(all, readFiles(sources.filter(file => grownUps.test(file)))),
  );
  const unusedIn = (some: readonly string[]) => new Set(unusedKeys(keys, readFiles(some)));
  const notElsewhere = unusedIn(files.filter(file => !isOfPages(file)));
  const notBesidesPlayer = unusedIn(files.filter(file => !player.test(file)));
  const ofPages = new Set(keys.filter(key => notElsewhere.has(key)));
  const ofPlayer = keys.filter(key => !ofPages.has(key));
  const ofApp = ofPlayer.filter(key => !notBesidesPlayer.has(key));
  const ofFamily = all.filter(key => !notOfGrownUps.has(key));
  return {
    app: new Set(ofApp),
    player: new Set(ofPlayer),
    pages: ofPages,
    family: new Set(ofFamily),
  };
}

/** The texts of a catalogue that are loaded with a part. */
export const textsOf = (catalogue: SourceCatalogue, part: ReadonlySet<string>): SourceCatalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => part.has(key)));
