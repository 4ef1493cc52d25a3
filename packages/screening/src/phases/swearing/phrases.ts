import { makeRule, type Rule } from '../../read/reading.ts';

const rule = makeRule.bind(null, 'swearing');

/** Whom or what `f off`, `eff you` and `f this` are about. */
const object = '(?:off|you|this|that|it|him|her|them|up|ing)';

/** Swear words in several words, or of which one letter is said. */
export const phrases: readonly Rule[] = [
  rule(
    2,
    'A swear word in parts',
    '\\bf ?(?:you|u) ?c ?k\\b|\\beff you see? kay\\b|\\beff you sea kay\\b|\\bsee you next tuesday\\b|\\bs ?h ?one ?t\\b',
  ),
  rule(
    2,
    'A swear word',
    '\\bson of (?:an? )?(?:bitch|whore|gun of)\\b|\\b(?:fuck|screw) (?:you|u|off|this|it|him|her|them)\\b|\\bputa madre\\b|\\bhijo de puta\\b|\\ba la mierda\\b|\\bnique ta mere\\b|\\bcao ni ma\\b|\\bta ma de\\b|\\bni ma de\\b|\\bwang ba dan\\b|\\borospu cocugu\\b|\\bamina ko[iy][^ .?]{0,6}|\\b(?:ai|i) hia\\b|\\b(?:motha?|mother|mutha) ?f[a-z]?ck[a-z]{0,3}\\b',
  ),
  rule(
    2,
    'A swear word',
    '\\bkiss my (?:ass|arse|butt|bum|behind)\\b|\\b(?:suck|lick) (?:my|his|your) (?:d|dick|cock|balls|nuts|ass|arse)\\b|\\b(?:dum|dumb|smart|fat|jack) ass(?:es)?\\b',
  ),
  rule(
    2,
    'The first letter of a swear word',
    `(?<=^|[.?] |\\b(?:you|to|so|just|oh|and|now|can|lol|omg|go|please) )f ${object}\\b|\\beff(?:ed)? ${object}\\b|\\bgo eff\\b|\\b(?:what|who|where|why|how|shut) (?:in )?(?:the|da) (?:f|eff|fu|fk)\\b|\\bshut (?:the f|tf) up\\b|\\bas f(?= [.?]|$)`,
  ),
  rule(
    1,
    'A mild swear word',
    '\\bgo to hell\\b|\\b(?:what|who|where) the hell\\b|\\b(?:sod|bugger|peed) off\\b|\\bson of (?:an? )?b(?= [.?]|$)|\\bholy sh\\b|\\b(?:you|a|total|absolute) bell end\\b|\\b(?:you|u) suck\\b|\\bsuck it(?= [.?]|$)',
  ),
  rule(
    1,
    'A swear word by its first letter',
    '\\b(?:the|an?|called (?:me|him|her)|said|says|saying) (?<mark>[bcfns] word)\\b|(?<=^|\\b(?:is|what|total|such|complete|absolute|so much|pure|this|that|call|called) )(?<mark>bs)\\b(?! (?:in|and))',
  ),
];
