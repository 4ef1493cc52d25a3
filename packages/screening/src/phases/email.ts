import { isCommonWord } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { inPieces } from './email/in-pieces.ts';
import { ends, mailboxes, patterns } from './email/patterns.ts';
import { startOfName } from './email/widen.ts';
import type { Phase } from './phase.ts';

const search = (reading: Reading, pattern: RegExp, explanation: string): Found[] =>
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
      ...patterns.flatMap(([needs, all]) =>
        needs.test(text)
          ? all.flatMap(([, pattern, explanation]) => search(reading, pattern, explanation))
          : [],
      ),
      ...[spaced, turned, withHandle, inPieces, talk].flatMap(find => find(reading)),
    ];
  },
};
