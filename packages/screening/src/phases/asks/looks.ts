import type { Rule } from '../../read/reading.ts';
import { asksFor, ends } from './words.ts';

/** Questions about body, clothes and love. */
export const asksForLooks: readonly Rule[] = [
  ...asksFor(2, 'Asks how the child looks or what it wears', [
    'what (?:are|do) you (?:wear(?:ing)?|have on) (?:(?:right )?now )?(?:in bed|in the bed|when you sleep|at night|to sleep|under[^.?]{2,12})',
    `what (?:are|do) you (?:wear(?:ing)?|have on) right now${ends}`,
    `(?:what|how) (?:do|does) (?:you|your (?:face|body|hair))(?: [^ .?]{2,6})? looks?(?: like)?(?: (?:irl|in real(?: life)?|now|really))?${ends}`,
    '(?<=^|[.?] )how you look(?: like)?(?= \\?)',
    'how looks your (?:face|body|photo)\\b',
    'show me (?:what|how) you look(?: like)?\\b',
    'how (?:tall|big|heavy) are you and\\b[^.?]{0,25}',
    '(?:what|how much) do you weigh\\b',
    'do you have (?:a )?(?:nice|good|slim) (?:body|legs)\\b',
    'are you (?:slim|thin|sexy|developed)\\b',
    'are you (?:a )?(?:big|grown up|real) (?:girl|boy|woman|man) (?:already|now|yet)\\b',
    'take off your (?!shoes|coat|hat)[^ .?]{2,10}',
  ]),
  // Also a sentence of every lesson about clothes.
  ...asksFor(1, 'Asks how the child looks or what it wears', [
    `what (?:are|do) you (?:wear(?:ing)?|have on)(?: now)?${ends}`,
  ]),
  ...asksFor(2, 'Asks about kissing or love', [
    '(?:do|did|have|would) you (?:ever )?(?:have |had |got |kissed?|kiss) ?(?:a )?(?:boyfriend|girlfriend|someone|a boy|a girl|anyone|me)\\b',
    'will you (?:kiss|be my (?:girlfriend|boyfriend))\\b',
    'are you single\\b',
  ]),
];
