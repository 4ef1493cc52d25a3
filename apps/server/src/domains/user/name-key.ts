/** Letters that no decomposition takes apart, as a child without their keyboard types them. */
const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ə: 'e',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const SPECIAL = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * A name as search compares it (FRIEND-02): in lower case and without accents, the dots of the
 * Turkish i and those of ё among them. Signs that make another sound in other scripts, as in Thai, stay.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(SPECIAL, letter => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
