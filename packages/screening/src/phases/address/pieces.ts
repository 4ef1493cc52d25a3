import { makeRule, type Rule } from '../../read/reading.ts';

const rule = (explanation: string, pattern: string): Rule =>
  makeRule('address', 1, explanation, pattern);

/** Pieces that say where a home is only beside another part of an address: `we are number 8`. */
export const pieces: readonly Rule[] = [
  rule(
    'The number of the house beside another part of an address',
    '\\b(?:we are|were|i am|it is|its|house is|ours is|mine is|and)(?: at| in| house)? (?<mark>(?:number|no|nr) \\d{1,4}[a-z]?)\\b',
  ),
  rule(
    'A postcode beside another part of an address',
    '\\b(?:post ?code|postal code|code postal|codigo postal|postleitzahl|posta kodu|indeks|zip(?: code)?|plz|pin code|cep|index) (?:is |it is |its |of it is )?(?<mark>\\d{4,6})\\b',
  ),
  rule(
    'A stop beside another part of an address',
    '\\b(?:stop|station) (?<mark>(?:called |named )?(?!(?:is|near|where|and|on|in|at|the|to|we|i|it|for|with|of|before|after|number)\\b)[^ .?]{3,20})',
  ),
];
