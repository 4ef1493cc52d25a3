import { makeRule, type Rule } from '../../read/reading.ts';

/** Rules with the same meaning: one pattern for each way of asking. */
export const asksFor = (
  severity: 1 | 2,
  explanation: string,
  patterns: readonly string[],
): Rule[] =>
  patterns.map(pattern => makeRule('asksForDetails', severity, explanation, `\\b${pattern}`));

/** One of several phrases, with commas between them. */
export const oneOf = (phrases: string): string => `(?:${phrases.trim().split(/,\s*/).join('|')})`;

/** Up to this many of several words, each after a space. */
export const some = (phrases: string, most: number): string =>
  `(?: ${oneOf(phrases)}){0,${String(most)}}`;

const give = oneOf(
  'tell, say, give, send, write, drop, share, show, type, put, text, message, spell',
);
/** Not what somebody else does. */
const notOthers = `(?<!\\b${oneOf(
  'i, we, they, he, she, who, people, mum, dad, teacher, will, would, did, does, can, should, always, how to, dangerous to, bad to, safe to',
)} )`;

/** Not a warning, `never tell your address`, but `why not tell me your address`. */
const notWarning = `(?:(?<!\\b(?:not|never|ever|don't) )|(?=[a-z]+ (?:to )?(?:me|us)\\b))`;

/** How somebody asks for something: with a question word, an order or a wish. */
export const ask = oneOf(`
  what(?: is| are| was|s)?, which(?: is| are)?, how is,
  ${notOthers}${notWarning}${give},
  (?<!not )you (?:must|should|have to|need to|to) ${give}, you (?:can|could) ${give} me,
  (?:can|could|may|will|would) (?:i|we|you)(?: please)? (?:have|get|know|see|${give}),
  i (?:want|need|would like|wish)(?: to (?:know|have|see|get))?,
  do you (?:have|know|remember), have you got, want, got
`);

/** Words between the question and what it asks for. */
export const between = some(
  'me, us, to me, to us, please, also, now, between, just, only, again, too, the, a, an, my, is, are, of, exact, number of, name of, it is, here, down',
  5,
);

export const family = `${oneOf('mum, mom, dad, mother, father, parents?, mum and dad, dad and mum, grandma, grandpa, brother, sister, family, aunt, uncle')}(?:'?s)?`;

/** What belongs to the reader or the family; one more word may stand before the thing itself. */
const notOwn = oneOf(
  'favou?rite, lucky, best, on, in, about, for, by, at, with, and, or, to, is, are, think, like, want, shirt, jersey, team, player, seat, page, task, word, level, score, english',
);
export const your = `(?:your|yr|yours|(?<!${give} )you)${some(`${family}, own, real, home, full, new, exact, first and, name and, complete, whole, personal, is`, 3)}(?: (?!${notOwn}\\b)[^ .?]{2,9})?`;

/** Up to this many words between two others. */
export const gap = (most: number): string => `(?: [^ .?]{1,12}){0,${String(most)}}`;

/** Where a question in few words begins, also after `ok`, `but` and more such words: `hi, your email please`. */
export const startsAfter = (...more: readonly string[]): string =>
  `(?:(?<=^|[.?] )|(?<=\\b(?:${['ok|hey|hi|hello|so|and|but|please|now|then|also', ...more].join('|')}) ))`;
export const starts = startsAfter();
/** The end of a question. */
export const ends = '(?= [.?]|$)';
export const please = '(?: (?:please|irl|now))?';
