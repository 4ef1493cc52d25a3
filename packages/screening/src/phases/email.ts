import { isCommonWord } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { inPieces } from './email/in-pieces.ts';
import { startOfName } from './email/widen.ts';
import type { Phase } from './phase.ts';

const at = '\\s{0,2}(?:@|[([{<]\\s?(?:at|a)\\s?[)\\]}>])\\s{0,2}';
/** A dot in words. */
const dotWord = '(?:dot|point|punto|ponto|nokta|noqte|tochka|точка|จุด|点)';
/** An @ in words. */
const atWord = '(?:at|et|arroba|arobase|sobaka|sabaka|dog|собака)';
const dot = `(?:\\s?\\.\\s?|\\s?[([{<]\\s?dot\\s?[)\\]}>]\\s?|\\s{1,2}${dotWord}\\s{1,2})`;
const ends = '(?:com|net|org|ru|az|tr|th|cn|fr|es|uk|us|info|edu|me|io|co)';
const name = '(?<![a-z0-9._%+-])[a-z0-9_%+-]{1,40}';
const longName = `${name}(?:${dot}[a-z0-9_%+-]{1,40}){0,3}`;
const providers =
  '(?:g ?mail|gmial|gmal|gmil|gmaill|gmai|gemail|hot ?mail|hotmial|hotmal|yahoo|yaho|yahooo|out ?look|outlok|i ?cloud|iclod|yandex|yandeks|mail|rambler|qq|proton|protonmail|aol|live|msn|googlemail)';
/** Names that only ever mean a mailbox. */
const mailboxes =
  '(?:gmail|gmial|gmal|gmil|gmaill|gmai|gemail|googlemail|hotmail|hotmial|hotmal|yahoo|yaho|yahooo|icloud|iclod|yandex|yandeks|rambler|protonmail)';

const patterns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${name}(?:\\.[a-z0-9_%+-]{1,40}){0,4}@[a-z0-9-]{1,40}(?:\\.[a-z0-9-]{2,24}){1,3}`,
      'g',
    ),
    'An e-mail address',
  ],
  [
    new RegExp(`${longName}${at}[a-z0-9-]{2,40}(?:${dot}[a-z]{2,6}\\b){1,2}`, 'g'),
    'An e-mail address with signs in words',
  ],
  [
    new RegExp(
      `${longName}\\s{1,2}at\\s{1,2}[a-z0-9-]{2,40}\\s{1,2}dot\\s{1,2}${ends}\\b(?:\\s{1,2}dot\\s{1,2}[a-z]{2}\\b)?`,
      'g',
    ),
    'An e-mail address in words',
  ],
  [
    new RegExp(`${longName}\\s{1,2}${atWord}\\s{1,2}${providers}(?:${dot}|\\s)${ends}\\b`, 'g'),
    'An e-mail address in words',
  ],
  [
    new RegExp(
      `(?<![a-z0-9._%+-])(?!(?:my|the|a|your|have|use|is|on)\\b)[a-z0-9_]{1,40}\\s(?:gmail|gmial|hotmail|yahoo|yandex|outlook|icloud)(?:${dot}|\\s)${ends}\\b`,
      'g',
    ),
    'An e-mail address without its signs',
  ],
  [
    new RegExp(`[a-z0-9_]{2,30}at${providers}dot${ends}\\b`, 'g'),
    'An e-mail address in words, all in one',
  ],
  [
    new RegExp(`${longName}\\s?@\\s?[a-z0-9-]{2,40}\\s?,\\s?${ends}\\b`, 'g'),
    'An e-mail address with a comma',
  ],
  [new RegExp(`${longName}\\s?@\\s?${providers}\\b`, 'g'), 'The beginning of an e-mail address'],
  [
    new RegExp(`\\b${mailboxes}\\s{1,2}${dotWord}\\s{1,2}${ends}\\b`, 'g'),
    'The end of an e-mail address in words',
  ],
  [
    new RegExp(
      `(?<![a-z0-9._%+-])(?=[a-z_]*[0-9])(?=[0-9_]*[a-z])[a-z0-9_]{4,30}\\s${mailboxes}\\b`,
      'g',
    ),
    'An e-mail address without its signs',
  ],
  [
    new RegExp(
      `\\b${mailboxes}\\b[^.?!\\n@]{1,25}?(?<![a-z0-9_])(?=[a-z0-9_]*[0-9_])(?=[0-9_]*[a-z])[a-z0-9_]{4,30}(?![a-z0-9_])`,
      'g',
    ),
    'A name of a mailbox',
  ],
  [
    new RegExp(
      `\\b${mailboxes}(?:\\s(?:is|name|called|it's))*\\s(?!(?:is|and|but|or|the|my|at)\\s)[a-z]{3,20}\\s(?:[a-z]{3,20}\\s)?\\d{1,4}\\b(?!\\s(?:times|years|days|emails|mails|people))`,
      'g',
    ),
    'A name of a mailbox',
  ],
  [
    /\b[a-z0-9_.]{2,40}(?:\s(?:and|then|with|after|that|comes|the|an|a)){1,4}\sat[\s-]sign\b(?:\s(?:and|then|after|that|comes)){0,3}(?:\s[a-z0-9]{2,20})?/g,
    'An e-mail address with a sign in words',
  ],
  [
    /\b(?:gmail|hotmail|yahoo|yandex|outlook|e-?mail)(?:\s(?:name|address|adress))?\s?(?:is|:|=)\s?[a-z0-9_.]{0,30}[0-9_][a-z0-9_.]{0,30}/g,
    'A name of a mailbox',
  ],
];

const search = (reading: Reading, [pattern, explanation]: readonly [RegExp, string]): Found[] =>
  matchesOf(pattern, reading.folded.text).map(match =>
    foundInFolded(
      reading,
      { code: 'email', severity: 2, explanation },
      startOfName(reading.folded.text, match.index),
      match.index + match[0].length,
    ),
  );

type Place = readonly [from: number, to: number];

const found = (reading: Reading, severity: 1 | 2, explanation: string, [from, to]: Place): Found =>
  foundInFolded(reading, { code: 'email', severity, explanation }, from, to);

const placeOf = (match: RegExpExecArray): Place => [match.index, match.index + match[0].length];

const letterByLetter = /(?<!\S)(?:[a-z0-9@._-]\s{1,2}){6,80}[a-z0-9](?!\S)/g;
const squeezedAddress = new RegExp(
  `^[a-z0-9._-]{0,60}(?:@[a-z0-9-]{2,40}\\.${ends}|(?:@|at)${mailboxes}|${mailboxes}(?:\\.|dot)${ends})`,
);

/** `m i a @ g m a i l . c o m`. */
const spaced = (reading: Reading): Found[] =>
  matchesOf(letterByLetter, reading.folded.text)
    .filter(match => squeezedAddress.test(match[0].replace(/\s/g, '')))
    .map(match => found(reading, 2, 'An e-mail address, letter by letter', placeOf(match)));

const turnedAddress = new RegExp(
  `^[a-z0-9._%+-]{1,40}(?:@[a-z0-9-]{2,40}\\.${ends}|@?${mailboxes}(?:\\.?${ends})?)$`,
);

/** `moc.liamg@aim`. */
const turned = (reading: Reading): Found[] =>
  [...reading.folded.text.matchAll(/\S{8,80}/g)]
    .filter(match => turnedAddress.test([...match[0]].reverse().join('')))
    .map(match => found(reading, 2, 'An e-mail address, backwards', placeOf(match)));

const atMailbox = new RegExp(
  `(?<![a-z0-9_])(?<name>[a-z0-9_]{2,40})\\s{1,2}at\\s{1,2}(?:${mailboxes}|outlook)\\b`,
  'g',
);

/** `mia_k at yahoo`; but not `look at yahoo`. */
const withHandle = (reading: Reading): Found[] =>
  matchesOf(atMailbox, reading.folded.text)
    .filter(match => !isCommonWord(match.groups?.['name'] ?? ''))
    .map(match => found(reading, 2, 'An e-mail address without its end', placeOf(match)));

const nearMailbox = new RegExp(
  `(?:@|\\b(?:at|e-?mail|mail|my))\\s(?:[^\\s.?!]{1,20}\\s){0,3}${mailboxes}\\b`,
  'g',
);

/** `my … gmail`: not an address, but a mention of one. */
const talk = (reading: Reading): Found[] =>
  matchesOf(nearMailbox, reading.folded.text).map(match =>
    found(reading, 1, 'Talk of a mailbox', placeOf(match)),
  );

/** Finds e-mail addresses, with signs or in words. */
export const email: Phase = {
  name: 'e-mail addresses',
  find: reading => {
    const { text } = reading.folded;
    const sought =
      /@|\bat\b|\(at|mail|liam|yaho|ohay|yandex|xednay|outlook|iclo|a (?:with|in) |[([{]a|(?:\S ){6}/;
    if (!sought.test(text)) return [];
    return [
      ...patterns.flatMap(pattern => search(reading, pattern)),
      ...[spaced, turned, withHandle, inPieces, talk].flatMap(find => find(reading)),
    ];
  },
};
