import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const readJson = <T>(file: string): Record<string, T> => JSON.parse(read(file));

/** Texts of one language in the JSON files of the course: instructions, alternative texts of pictures. */
function courseTexts(locale: string): string[] {
  return globSync(['content/packs/*/instructions.json', 'content/dictionary/alts.json'], {
    cwd: root,
  })
    .flatMap(file => Object.values(readJson<Record<string, string>>(file)))
    .flatMap(texts => texts[locale] ?? []);
}

/** A column of the dictionary. */
function dictionaryTexts(column: string): string[] {
  const [heading = '', ...rows] = read('content/dictionary/dictionary.tsv').split('\n');
  const index = heading.split('\t').indexOf(column);
  return rows.map(row => row.split('\t')[index] ?? '');
}

/** English to learn: lessons, titles, songs, descriptions of pictures. */
function lessonTexts(): string[] {
  const files = globSync(
    [
      'content/packs/*/lessons/*/*',
      'content/packs/*/songs/*.song',
      'content/packs/*/media/films/**/*.json',
    ],
    { cwd: root },
  );
  // The marks of the beat in songs are not shown.
  return files.map(file => read(file).replace(/[ˈˌ]/gu, ''));
}

/** What the browser writes in the language: names of countries and days. */
export function browserTexts(locale: string): string {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return [
    ...letters.flatMap(one => letters.map(other => names.of(one + other) ?? '')),
    ...letters.slice(0, 12).map((_, month) => day.format(Date.UTC(2026, month, 1))),
  ].join('\n');
}

/** The texts of an interface language, in the catalogue and in the course. */
export function textsOf(locale: string): string {
  const english = locale.startsWith('en');
  return [
    ...Object.values(readJson<string>(`packages/i18n/catalogues/${locale}.json`)),
    ...courseTexts(english ? 'gb' : locale),
    ...(english ? [...lessonTexts(), ...dictionaryTexts('word_gb')] : dictionaryTexts(locale)),
  ].join('\n');
}

/** The characters of a text that are printed. */
export const printable = (text: string): string[] => [
  ...new Set(text.replace(/[\n\r\t\u200b]/gu, '')),
];
