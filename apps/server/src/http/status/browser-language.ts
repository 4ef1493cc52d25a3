import type { LanguageCode } from '@digipals/contract';
import { languageCodes, localeOfLanguage } from '@digipals/contract/constants';

/** The language of an `Accept-Language` header that the interface has; British English if it has none. */
export function browserLanguage(header: string | undefined): LanguageCode {
  const wanted = (header ?? '')
    .split(',')
    .map(entry => {
      const [tag = '', ...rest] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = rest.find(one => one.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const exact = languageCodes.find(code => localeOfLanguage[code].toLowerCase() === tag);
    const [base = ''] = tag.split('-');
    const same = exact ?? languageCodes.find(code => localeOfLanguage[code].split('-')[0] === base);
    if (same) return same;
  }
  return 'gb';
}
