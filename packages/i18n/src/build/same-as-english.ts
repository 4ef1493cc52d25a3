import type { Locale } from '../locales.ts';

/** Words with the same spelling in English and in another language. */
const cognates: Partial<Record<Locale, readonly string[]>> = {
  fr: ['menu.open', 'messages.title', 'keyboard.apostrophe'],
  tr: ['interest.karate', 'interest.pizza'],
  az: ['interest.tennis', 'interest.karate', 'interest.piano', 'interest.pizza'],
};

const brandWords = /\b(DigiPals?|DigiPosts?|Lingos?|Domino)\b/g;

/** Whether a text has nothing to translate: placeholders, brand words, digits and punctuation. */
function hasNoWords(text: string): boolean {
  const simple = !text.includes(', plural,') && !text.includes(', select,');
  const rest = text.replace(/\{[^{}]*\}/g, '').replace(brandWords, '');
  return simple && !/\p{Letter}/u.test(rest);
}

/** Whether a translation may be identical to the English text. */
export function mayEqualEnglish(locale: Locale, key: string, text: string): boolean {
  return hasNoWords(text) || (cognates[locale]?.includes(key) ?? false);
}
