import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../locales.ts';
import type { CataloguePart } from '../text-parts.ts';
import { catalogueFolder, readCatalogues, type SourceCatalogues } from './catalogue-files.ts';
import {
  catalogues as cataloguesPlugin,
  checkCatalogues,
  compileCatalogue,
  missingKeys,
  readSources,
  unusedKeys,
} from './index.ts';
import { messageValuesAreCurrent, messageValuesSource } from './message-values.ts';

const key = 'lingos.count';
const english = '{count, plural, one {# Lingo} other {# Lingos}}';

function catalogues(texts: Record<string, string>): SourceCatalogues {
  const written: Record<string, string> = {
    'en-GB': english,
    es: '{count, plural, one {# Lingo} many {# de Lingos} other {# Lingos}}',
    fr: '{count, plural, one {# Lingo} many {# de Lingos} other {# Lingos}}',
    ru: '{count, plural, one {# Lingo} few {# Lingos} many {# Lingos} other {# Lingos}}',
    tr: '{count, plural, one {# Lingo} other {# Lingo}}',
    az: '{count, plural, one {# Lingo} other {# Lingo}}',
    th: '{count, plural, other {# Lingo}}',
    zh: '{count, plural, other {# 个 Lingo}}',
    ...texts,
  };
  const filled = Object.entries(written).map(([locale, text]) => [locale, { [key]: text }]);
  return { 'en-US': {}, ...Object.fromEntries(filled) } as SourceCatalogues;
}

test('I18N-12 all catalogues have the same keys and complete messages', () => {
  const all = readCatalogues();
  expect(checkCatalogues(all)).toEqual([]);
  const keys = Object.keys(all['en-GB']).sort();
  for (const locale of locales.filter(name => name !== 'en-US')) {
    expect(Object.keys(all[locale]).sort(), locale).toEqual(keys);
  }
});

test('the types of the values match the English texts', () => {
  expect(messageValuesAreCurrent(readCatalogues()['en-GB'])).toBe(true);
  const source = messageValuesSource({ 'a.b': '{name} has {count, number}', 'a.c': 'none' });
  expect(source).toContain("'a.b': { name: string; count: number };");
  expect(source).not.toContain('a.c');
});

test('a set of complete catalogues has no faults', () => {
  expect(checkCatalogues(catalogues({}))).toEqual([]);
});

test.each([
  ['a message that does not parse', { es: '{count, plural, one {# Lingo}' }, 'does not parse'],
  ['a missing plural branch', { ru: english }, 'needs the plural branches: few many one other'],
  ['a date', { tr: '{count, date}' }, 'neither text, number, plural nor select'],
  ['an ordinal', { tr: '{count, selectordinal, other {#}}' }, 'neither text'],
  ['a plural branch too many', { th: english }, 'needs the plural branches: other'],
  ['another placeholder', { tr: '{number} Lingo' }, 'instead of {count plural}'],
  ['a text left in English', { az: english }, 'is the English text'],
  ['a US text that does not differ', { 'en-US': english }, 'is the English text'],
  ['an empty text', { zh: ' ' }, 'is empty'],
])('the check finds %s', (_fault, texts, problem) => {
  expect(checkCatalogues(catalogues(texts)).join('\n')).toContain(problem);
});

test('the check finds keys that are missing or too many', () => {
  const complete = catalogues({});
  const broken = { ...complete, es: {}, zh: { ...complete.zh, 'old.key': '旧' } };
  expect(checkCatalogues(broken)).toEqual([`es ${key}: is missing`, 'zh old.key: is not in en-GB']);
});

test('select options must be those of the English text', () => {
  const complete = catalogues({ 'en-GB': '{state, select, now {now} other {later}}' });
  const problems = checkCatalogues({ ...complete, fr: { [key]: '{state, select, other {ici}}' } });
  expect(problems).toContain(
    `fr ${key}: has {state select other} instead of {state select now|other}`,
  );
});

test('unused and missing keys are found in the sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digipals-texts-'));
  writeFileSync(join(folder, 'Page.tsx'), "t('page.title'); const keys = ['page.help'];");
  writeFileSync(join(folder, 'Page.test.tsx'), "t('page.tested');");
  const sources = readSources([folder]);
  rmSync(folder, { recursive: true });
  expect(unusedKeys(['page.title', 'page.help', 'page.tested', 'page'], sources)).toEqual([
    'page.tested',
    'page',
  ]);
  expect(missingKeys(['page.help'], sources)).toEqual(['page.title']);
});

const exported = (module: string): unknown => JSON.parse(module.replace('export default ', ''));

test('the Vite plugin compiles catalogues and ignores other files', () => {
  const plugin = cataloguesPlugin();
  const source = JSON.stringify({ [key]: english });
  const compiled = plugin.transform(source, `${catalogueFolder}en-GB.json?import`);
  expect(exported(compiled?.code ?? '')).toEqual(compileCatalogue({ [key]: english }));
  expect(plugin.transform(source, '/somewhere/package.json')).toBeUndefined();
});

test('each text is loaded with the app, with the only pages that show it, or with the player', () => {
  const plugin = cataloguesPlugin();
  const source = readCatalogues()['en-GB'];
  const keysOf = (part: CataloguePart) => {
    const file = `${catalogueFolder}en-GB.json?part=${part}`;
    return Object.keys(exported(plugin.transform(JSON.stringify(source), file)?.code ?? '') ?? {});
  };
  const [app, player, pages] = [keysOf('app'), keysOf('player'), keysOf('pages')];
  expect([...new Set([...player, ...pages, ...keysOf('family')])].sort()).toEqual(
    Object.keys(source).sort(),
  );
  // An activity may be the first page of a child, so its part includes that of the app.
  expect(player).toEqual(expect.arrayContaining(app));
  // The profile shows the lesson, too.
  expect(app).toEqual(expect.arrayContaining(['training.lesson', 'error.offlineActivity']));
  expect(app).not.toContain('player.wellDone');
  expect(player).toContain('player.wellDone');
  expect(pages).toEqual(expect.arrayContaining(['rewards.again', 'signin.code']));
});
