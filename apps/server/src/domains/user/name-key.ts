/**
 * Names that are equal by this key cannot be told apart in a class. At least as strict as `lower` of the database,
 * which has one small letter for a Turkish İ and for each Greek sigma.
 */
export const sameName = (name: string): string =>
  name.toLowerCase().replaceAll('\u0307', '').replaceAll('ς', 'σ');

/** Letters without a Unicode decomposition, as typed on a keyboard that lacks them. */
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
 * The search key of a name (FRIEND-02): lower case without accents, which include the dots of the
 * Turkish i and of ё. Marks that change the sound in other scripts, as in Thai, stay.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(SPECIAL, letter => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
