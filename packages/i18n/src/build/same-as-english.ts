import type { Locale } from '../locales.ts';

/** Words with the same spelling in English and in another language. */
const cognates: Partial<Record<Locale, readonly string[]>> = {
  es: ['interest.rugby', 'interest.sushi', 'room.extras', 'consent.no', 'family.minutes'],
  fr: [
    ...['menu.open', 'messages.title', 'keyboard.apostrophe'],
    ...['interest.lions', 'interest.badminton', 'interest.rugby', 'interest.cricket'],
    ...['interest.banjo', 'interest.inventions', 'product.wallpaper.jungle'],
    'product.wallpaper.moving-aquarium',
    ...['product.avatar.hair.hijab', 'product.avatar.hair.turban', 'product.avatar.top.kimono'],
    'room.badges',
    ...['family.pages', 'family.messages', 'family.minutes', 'family.pause'],
    ...['account.classes', 'account.licences'],
  ],
  tr: [
    ...['interest.karate', 'interest.pizza', 'interest.badminton'],
    ...['product.avatar.top.kimono', 'product.domino.top.scooter'],
  ],
  az: [
    ...['interest.tennis', 'interest.karate', 'interest.piano', 'interest.pizza'],
    ...['interest.badminton', 'product.avatar.hat.beret', 'product.avatar.top.kimono'],
    'product.avatar.accessories.medal',
  ],
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
