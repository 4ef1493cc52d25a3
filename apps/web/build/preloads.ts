import { languageCodes } from '@digipals/contract/constants';
import { localeOf } from '@digipals/i18n/build';
import type { Rolldown } from 'vite';
import { routeTable } from '../src/app/route-table.ts';
import { patternSource } from '../src/shared/routing/match.ts';
import { patterns, type RouteName } from '../src/shared/routing/paths.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter(output => output.type === 'chunk');

/** A chunk and its static imports, recursively. */
function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) closure(bundle, imported, seen);
  return seen;
}

/** Styles of a chunk, except those that the page links itself. */
const stylesOf = (bundle: Bundle, file: string): string[] => {
  const chunk = bundle[file];
  const styles = chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  return styles.filter(style => !/\/base-/.test(style));
};

function findFile(bundle: Bundle, module: string): string | undefined {
  return chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
    ?.fileName;
}

/** The chunk of a file of the app. Throws, because a missing preload would only make pages slower. */
function fileOf(bundle: Bundle, module: RegExp): string {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(id => module.test(id)));
  if (!found) throw new Error(`No file of the build matches ${module}`);
  return found.fileName;
}

/**
 * An activity preloads the popup with its own scripts, because the connection may be lost during the
 * first question and the popup could not be fetched then.
 */
const extraModules = (page: string): RegExp[] =>
  page === 'ActivityRoute' ? [/\/src\/app\/.*\/PopupView\.tsx$/] : [];

/** The chunk with the table of later pages, when `page` is loaded through it. */
function tableOf(bundle: Bundle, page: string): string[] {
  const file = fileOf(bundle, /\/src\/app\/later-pages\//);
  const table = bundle[file];
  return table?.type === 'chunk' && table.dynamicImports.includes(page) ? [file] : [];
}

/**
 * The scripts each address needs, by the pattern of the address. The libraries come first because
 * they are the largest and take longest to compile.
 */
export function scriptsByPattern(bundle: Bundle): [pattern: string, files: string[]][] {
  const rank = (file: string) => (file.includes('/vendor-') ? 0 : 1);
  return Object.entries(routeTable).flatMap(([name, { page }]) => {
    if (!page) return [];
    const route = new RegExp(String.raw`/src/routes/(.*/)?${page}\.tsx$`);
    const modules = [/\/src\/app\/start\.tsx$/, route, ...extraModules(page)];
    const chunks = [
      ...modules.map(module => fileOf(bundle, module)),
      ...tableOf(bundle, fileOf(bundle, route)),
    ];
    const scripts = [...new Set(chunks.flatMap(file => [...closure(bundle, file)]))];
    const files = [...scripts, ...new Set(scripts.flatMap(file => stylesOf(bundle, file)))];
    const pattern = patternSource(patterns[name as RouteName]).replaceAll(/\?<\w+>/g, '');
    return [[pattern, files.sort((a, b) => rank(a) - rank(b)).map(file => `/${file}`)]];
  });
}

/** US English overrides the British spellings. */
const layersOf = (locale: string): string[] => (locale === 'en-US' ? ['en-GB', locale] : [locale]);

/** Text files of first pages by help language: those of an activity, and those of all other pages. */
export function textsByLanguage(bundle: Bundle): Record<string, Record<string, string[]>> {
  const filesOf = (code: string, part: string) =>
    layersOf(localeOf(code)).flatMap(layer => {
      const file = findFile(bundle, `/catalogues/${layer}.json?part=${part}`);
      return file ? [`/${file}`] : [];
    });
  return Object.fromEntries(
    languageCodes.map(code => [
      code,
      { app: filesOf(code, 'app'), player: filesOf(code, 'player') },
    ]),
  );
}
