const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** Languages whose flag is not the file of the same code. */
const COUNTRY_OF_LANGUAGE: Record<string, string> = { en: 'gb', zh: 'cn' };

let base: string | undefined;

/**
 * Takes flags from `url` (a folder with one svg per country code, such as a CDN)
 * instead of the ones in the build; `undefined` goes back to those (AMBIG-48).
 */
export function setFlagBaseUrl(url: string | undefined): void {
  base = url?.replace(/\/$/, '');
}

function countryOf(code: string): string {
  const [language = '', region] = code.toLowerCase().split(/[-_]/);
  return region ?? COUNTRY_OF_LANGUAGE[language] ?? language;
}

/**
 * Address of a flag by country code ('GB') or language tag ('en-GB', 'zh').
 * @returns undefined for what is no two-letter code, or has no flag in the build (I18N-14, AMBIG-48)
 */
export function flagUrl(code: string): string | undefined {
  const country = countryOf(code);
  if (!/^[a-z]{2}$/.test(country)) return undefined;
  return base === undefined ? files[`./${country}.svg`] : `${base}/${country}.svg`;
}
