import { isCommonWord } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInFolded, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { startOfName } from './widen.ts';

const gap = '[\\s,]{1,3}';
const filler =
  "(?:and|then|next|with|after|that|comes|goes|the|an|a|sign|symbol|it'?s|is|little|ends?)";
const sign =
  '(?:@|at|at[\\s-]sign|a (?:with|in) (?:a |the )?circle|arroba|arobase|sobaka|monkey|snail|a)';
/** Signs of an address that are also words: `at the zoo.It was fun`. */
const signsThatAreWords = /^(?:at|monkey|snail)$/;
/** Ends of addresses that are words of the dictionary but begin no sentence. */
const onlyEnds = /^(?:com|net|org|info|edu|fr|es|uk)$/;
/** Mailboxes of many countries whose names also mean other things. */
const mailDomain =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|gmx|web|wp|onet|o2|interia|libero|laposte|orange|free|sfr|seznam|naver|163|126|qq|inbox|ukr|bk|list|sapo|telenet|ziggo|bluewin|mail|yandex|proton|protonmail|zoho)$/;
/** The dot of an address, and no full stop: that has a space only after it. */
const dot = '(?:\\.|\\s\\.\\s?|\\.\\s(?=com\\b))';
const pieces = new RegExp(
  `(?<![a-z0-9._%+-])(?<name>[a-z0-9_%+-]{1,40}(?:\\.[a-z0-9_%+-]{1,40}){0,3})(?<before>(?:${gap}${filler}){0,4})${gap}(?<sign>${sign})(?<after>(?:${gap}${filler}){0,4})(?:${gap}|(?<=@))(?<domain>[a-z0-9-]{2,30})(?:${dot}|${gap}(?:dot|point)${gap})(?<end>[a-z]{2,4})(?![a-z])`,
  'g',
);
const mailbox = '(?:g ?mail|hot ?mail|outlook|yahoo|icloud|yandex|e-?mail)';
const saidName = new RegExp(
  `\\b${mailbox}(?:[\\s:,]{1,3}(?:name|address|adress|i am|i'm|im|is|it is|it's|its|my|me|as|under|called|with)){0,4}[\\s:,]{1,3}(?!dot\\b)[a-z0-9_]{1,30}(?:\\s(?:dot|point|underscore|dash|hyphen)\\s(?!dot\\b)[a-z0-9_]{1,30}){1,4}(?![a-z0-9_])`,
  'g',
);

/** `skater_09 and then gmail.com`: a name that is no word, and a mailbox. */
const withoutSign = new RegExp(
  `(?<![a-z0-9._%+-])(?=[a-z0-9.]{0,30}[_0-9])(?=[0-9_.]*[a-z])[a-z0-9_.]{4,30}[\\s,]{1,3}(?:(?:and|then|next|after|its|it's|is|with|that|the|my|on|comes|ends?)[\\s,]{1,3}){1,4}(?:g ?mail|hotmail|outlook|yahoo|icloud|yandex|proton|gmx|web(?=\\.de))(?:${dot}|\\sdot\\s)[a-z]{2,3}(?![a-z])`,
  'g',
);

const marked = (reading: Reading, from: number, to: number): Found =>
  foundInFolded(
    reading,
    { code: 'email', severity: 2, explanation: 'An e-mail address in pieces' },
    startOfName(reading.folded.text, from),
    to,
  );

/** `mia_k then at then gmail.com`, `on gmail I am mia dot k`; not `look at google.com`. */
export function inPieces(reading: Reading): Found[] {
  const { text } = reading.folded;
  const addresses = matchesOf(pieces, text).filter(({ groups = {} }) => {
    const { name = '', before = '', sign: at = '', after = '', domain = '', end = '' } = groups;
    const isBare = before === '' && after === '';
    if (at === 'a') return before !== '' && mailDomain.test(domain) && !isCommonWord(name);
    if (isBare && isCommonWord(name)) return false;
    if (!signsThatAreWords.test(at)) return true;
    const beginsSentence = isCommonWord(end) && !onlyEnds.test(end);
    if (mailDomain.test(domain)) return !isCommonWord(name) || !beginsSentence;
    return !isBare && !isCommonWord(name) && !beginsSentence;
  });
  return [...addresses, ...matchesOf(saidName, text), ...matchesOf(withoutSign, text)].map(match =>
    marked(reading, match.index, match.index + match[0].length),
  );
}
