/** Codes whose flag file has another name: languages, and a common name of gb. */
const COUNTRY_OF: Record<string, string> = { en: 'gb', uk: 'gb', zh: 'cn' };

const OWN = '/flags';
let base = OWN;

/**
 * Uses flags from `url` (a folder with one svg per country code, such as a CDN) instead of the app's
 * own; `undefined` restores those (AMBIG-48).
 */
export function setFlagBaseUrl(url: string | undefined): void {
  base = url?.replace(/\/$/, '') ?? OWN;
}

function countryOf(code: string): string {
  const [language = '', region] = code.toLowerCase().split(/[-_]/);
  return region ?? COUNTRY_OF[language] ?? language;
}

/**
 * Address of a flag by country code ('GB') or language tag ('en-GB', 'zh').
 * @returns undefined for anything but a two-letter code (I18N-14, AMBIG-48)
 */
export function flagUrl(code: string): string | undefined {
  const country = countryOf(code);
  return /^[a-z]{2}$/.test(country) ? `${base}/${country}.svg` : undefined;
}
