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
/** Mailboxes of many countries whose names also mean other things. */
const mailDomain =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|gmx|web|wp|onet|o2|interia|libero|laposte|orange|free|sfr|seznam|naver|163|126|qq|inbox|ukr|bk|list|sapo|telenet|ziggo|bluewin|mail|yandex|proton|protonmail|zoho)$/;
const pieces = new RegExp(
  `(?<![a-z0-9._%+-])(?<name>[a-z0-9_%+-]{1,40}(?:\\.[a-z0-9_%+-]{1,40}){0,3})(?<before>(?:${gap}${filler}){0,4})${gap}(?<sign>${sign})(?<after>(?:${gap}${filler}){0,4})(?:${gap}|(?<=@))(?<domain>[a-z0-9-]{2,30})(?:\\s?\\.\\s?|${gap}(?:dot|point)${gap})[a-z]{2,4}(?![a-z])`,
  'g',
);
const mailbox = '(?:g ?mail|hot ?mail|outlook|yahoo|icloud|yandex|e-?mail)';
const saidName = new RegExp(
  `\\b${mailbox}(?:[\\s:,]{1,3}(?:name|address|adress|i am|i'm|im|is|it is|it's|its|my|me|as|under|called|with)){0,4}[\\s:,]{1,3}(?!dot\\b)[a-z0-9_]{1,30}(?:\\s(?:dot|point|underscore|dash|hyphen)\\s(?!dot\\b)[a-z0-9_]{1,30}){1,4}(?![a-z0-9_])`,
  'g',
);

/** `skater_09 and then gmail.com`: a name that is no word, and a mailbox. */
const withoutSign =
  /(?<![a-z0-9._%+-])(?=[a-z0-9.]{0,30}[_0-9])(?=[0-9_.]*[a-z])[a-z0-9_.]{4,30}[\s,]{1,3}(?:(?:and|then|next|after|its|it's|is|with|that|the|my|on|comes|ends?)[\s,]{1,3}){1,4}(?:g ?mail|hotmail|outlook|yahoo|icloud|yandex|proton|gmx|web)(?:\s?\.\s?|\sdot\s)[a-z]{2,3}(?![a-z])/g;

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
    const { name = '', before = '', sign: at, after = '', domain = '' } = groups;
    if (isCommonWord(name) && before === '' && after === '') return false;
    if (at === 'a') return before !== '' && mailDomain.test(domain);
    return before !== '' || after !== '' || at !== 'at' || mailDomain.test(domain);
  });
  return [...addresses, ...matchesOf(saidName, text), ...matchesOf(withoutSign, text)].map(match =>
    marked(reading, match.index, match.index + match[0].length),
  );
}
