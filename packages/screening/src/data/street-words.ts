import { wordList } from './word-list.ts';

/** Foreign words for streets, before the name. */
export const streetsBefore: readonly string[] = wordList(
  'ulitsa ulica ul prospekt pereulok rue chemin impasse calle avenida carrer paseo soi thanon vulytsia vulytsya vulitsa vulica vul rruga rehov',
);

/** Turkish, Azerbaijani and Japanese words for streets: each is enough to find a street. */
export const localStreets: readonly string[] = wordList(
  'caddesi cadde cad sokak sokagi sok sk mahallesi mahalle mah bulvari kucesi kuce kuchesi prospekti dongesi chome',
);
