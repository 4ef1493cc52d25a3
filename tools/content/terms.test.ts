import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Locales whose children read other letters than Latin ones. */
const ownLetters = ['ru', 'th', 'zh'];

/** Words that another one has replaced, so that a thing has one name in the interface and in the course. */
const replaced: Record<string, RegExp> = {
  es: /amistades|¿(?:qué )?es correcto|que (?:empiezan|terminan)|vino (?:hoy|ayer)/iu,
  fr: /\b(?:mamie|papi)\b|fais la (?:phrase|question)|qu.est-ce qui est juste|améliorer|voir le monde/iu,
  ru: /заявк|успехи|кто этот малыш|поставь слова на/iu,
  tr: /sözcük|(?<!\p{L})söz(?!l[üe])|karate sporu|filmin bu anı|oğlan|büyükbaba/iu,
  az: /qulaq as|(?:bir də|yenidən|yenə) yoxla|karate sporu|filmin bu anı|tennis oynamaq|Domino-|papaq geyin/iu,
  th: /(?<!คุณย่าหรือ)คุณยายใน/u,
  zh: /小奖杯|哪个是回答|(?<!开头|结尾)发音相同的单词/u,
};

const dictionary = (): Record<string, string>[] => {
  const [heading = '', ...rows] = readFileSync(
    join(root, 'content/dictionary/dictionary.tsv'),
    'utf8',
  ).split('\n');
  const columns = heading.split('\t');
  return rows.map(row => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
};

/** All texts in a language: of the interface, and of the course. */
function textsOf(locale: string): string[] {
  const content = [
    'content/dictionary/alts.json',
    'content/packs/starter/instructions.json',
    'content/packs/playground/instructions.json',
  ].flatMap(file => Object.values<Record<string, string>>(readJson(file)));
  return [
    ...Object.values<string>(readJson(`packages/i18n/catalogues/${locale}.json`)),
    ...content.flatMap(texts => texts[locale] ?? []),
    ...dictionary().flatMap(row => row[locale] ?? []),
  ];
}

test.each(ownLetters)('TEXT-01 %s writes every name of the cast in its own letters', locale => {
  const { names } = readJson('content/packs/starter/pack.json');
  const latin = new RegExp(`(?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z])`, 'u');
  expect(textsOf(locale).length).toBeGreaterThan(1000);
  expect(textsOf(locale).filter(text => latin.test(text))).toEqual([]);
});

test.each(Object.entries(replaced))(
  'TEXT-02 %s has one term for one thing in the interface and in the course',
  (locale, words) => {
    expect(textsOf(locale).filter(text => words.test(text))).toEqual([]);
  },
);

test('TEXT-03 French sets a no-break space before ? ! ; and : in the course as in the interface', () => {
  const wrong = /[^\u202f][?!;]|[^\u00a0]:(?:\s|$)/u;
  expect(textsOf('fr').filter(text => wrong.test(text))).toEqual([]);
});
