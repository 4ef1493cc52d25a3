import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { consentLinkMs, keptDays, keptMonths } from '@digipals/contract/constants';
import { createTranslator, locales } from '@digipals/i18n';
import { loadFamilyTexts } from '@digipals/i18n/family';
import { expect, test } from 'vitest';
import { keptTexts } from './kept-texts.ts';

const folder = path.resolve(import.meta.dirname, '../../../../packages/i18n/catalogues');
const timed = {
  'consent.erase': keptMonths.unused,
  'family.eraseAbout': keptDays.undo,
  'family.eraseSoon': keptDays.undo,
  'consent.sent.about': consentLinkMs.confirm / 86_400_000,
};

test('RIGHTS-21 texts for families take the times of records in every language, and have no number of their own', () => {
  for (const file of readdirSync(folder)) {
    const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
      string,
      string
    >;
    for (const [key, text] of Object.entries(texts)) {
      if (/^(family|consent)\./.test(key)) expect(text, `${file} ${key}`).not.toMatch(/\d/);
      if (key in timed) expect(text, `${file} ${key}`).toContain('{count, plural,');
    }
    if (file !== 'en-US.json')
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(timed)));
  }
});

test.each(locales)(
  'RIGHTS-21 the short notice in %s has only times of the records',
  async locale => {
    const lines = keptTexts(createTranslator(locale, await loadFamilyTexts(locale)));
    const times = [...Object.values(keptMonths), ...Object.values(keptDays)].map(String);
    const said = lines.flatMap(line => line.match(/\d+/g) ?? []);
    expect(said.length).toBeGreaterThan(4);
    for (const time of said) expect(times).toContain(time);
    expect(lines.find(line => line.includes(String(keptDays.unused)))).toContain(
      String(keptMonths.unused),
    );
  },
);
