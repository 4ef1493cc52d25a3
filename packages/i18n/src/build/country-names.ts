import { writeFileSync } from 'node:fs';

/**
 * Writes the Azerbaijani country names that browsers lack. Run by hand when the set of countries
 * changes: `node packages/i18n/src/build/country-names.ts`. Needs Node with full ICU data.
 */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames(['az'], { type: 'region', fallback: 'none' });
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

// Regions that are not countries: unions, outlying islands, unknown region, old codes.
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB', 'AC', 'CP', 'DG', 'EA', 'IC', 'TA'];

// Names that the ICU data has wrong: a dialect for an island, adjectives and saints in other forms.
const corrections: Readonly<Record<string, string>> = {
  CI: 'Kot-d’İvuar',
  CQ: 'Sark',
  PM: 'Sen-Pyer və Mikelon',
  ZA: 'Cənubi Afrika',
};

function countryCodes(): string[] {
  const all = letters.flatMap(first => letters.map(second => first + second));
  return all.filter(code => {
    const canonical = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
    return canonical && english.of(code) !== undefined && !noCountries.includes(code);
  });
}

const entries = countryCodes().map(code => [code, corrections[code] ?? names.of(code)]);
const file = new URL('../late/az-country-names.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
