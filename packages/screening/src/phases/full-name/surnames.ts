import { makeRule, type Rule } from '../../read/reading.ts';

/** What comes before a surname. */
export const surname =
  /\b(?:surname|last ?name|family ?name|second name|sur name|familya|soyad|soyadi|soyadim|name of (?:my |the |our )?family)(?:'s)?(?: (?:is|it|my)){0,2} (?:\. )?(?:it is )?(?=[^ .?])/g;

const names = '(?:my |and |the |[.] ){0,3}';

/** Names in parts: `first name Mia last name Brown`, `it starts with Mia and ends with Brown`. */
export const inParts: readonly Rule[] = [
  makeRule(
    'fullName',
    2,
    'A first name and a surname, one by one',
    `\\bfirst name (?:is )?(?<mark>[^ .?]{2,20} ${names}(?:last|second|family|sur) ?name (?:is )?(?!is\\b)[^ .?]{2,20})`,
  ),
  makeRule(
    'fullName',
    1,
    'A first name and a surname, one by one',
    '\\bname (?:starts?|begins?) (?:with|is) (?<mark>[^ .?]{3,20} (?:and )?(?:it )?(?:ends?|finish(?:es)?|then|last) (?:with |is )?[^ .?]{3,20})',
  ),
];
