import { isKnownWord } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { foundInFolded, matchPlace, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

type Kind = readonly [pattern: RegExp, explanation: string, severity: 1 | 2];

const kinds: readonly Kind[] = [
  [/\b[a-z]{0,3}-?\d{4}-\d{4}-\d{4}(?:-\d{4})?\b/g, 'A friend code or a number of a card', 2],
  [
    /\b(?:code|pin|password|passcode|invite|lobby|server|room|party(?!\s(?:19|20)\d\d\b))(?:\s(?:is|number|no|id))?\s?[:=-]?\s?(?<mark>(?=[a-z-]{0,12}\d)[a-z0-9][a-z0-9-]{3,20})\b/dg,
    'A code or password',
    2,
  ],
  [/\b(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?\b/g, 'The address of a computer', 2],
  [
    /(?<!\d)(?:[01]{7,8}(?:\s[01]{7,8}){0,60}|[01]{12,400})(?!\d)/g,
    'Something in code: noughts and ones',
    1,
  ],
  [
    /(?<!\S)[.\-–]{1,6}(?:[ /]{1,3}[.\-–]{1,6}){3,60}(?!\S)/g,
    'Something in code: dots and dashes',
    1,
  ],
  [
    /<\/?(?:script|iframe|img|a|div|style|svg|object|embed|input|form|body|html|meta|link)\b[^<>]{0,200}>?|\bjavascript\s?:|\bdrop table\b|\bunion select\b|\bselect \* from\b|\{\{[^{}]{1,200}\}\}|\$\{[^{}]{1,200}\}|'\s?or\s?'?1'?\s?=\s?'?1/g,
    'A piece of a program',
    1,
  ],
  [/\b(?:[0-9a-f]{2}\s){5,60}[0-9a-f]{2}\b/g, 'Something in code: pairs of signs', 1],
];

const search = (reading: Reading, [pattern, explanation, severity]: Kind): Found[] =>
  matchesOf(pattern, reading.folded.text).map(match =>
    foundInFolded(reading, { code: 'code', severity, explanation }, ...matchPlace(match)),
  );

const token = /(?<![a-zA-Z])(?<![\p{L}\p{N}+/=])[A-Za-z0-9+/]{14,}={0,2}(?![\p{L}\p{N}])/gu;
/** What every token has; it is found much faster. */
const isLong = /[A-Za-z0-9+/]{14}/;
const looksCoded = (text: string): boolean =>
  /[A-Z]/.test(text.slice(1)) &&
  /[a-z]/.test(text) &&
  /\d/.test(text) &&
  !/^\d+[a-zA-Z]+$/.test(text);

/** Long sequences of mixed letters and digits, as written: the folded text has no capitals. */
const scrambled = ({ context }: Reading): Found[] =>
  (isLong.test(context.text) ? matchesOf(token, context.text) : [])
    .filter(match => looksCoded(match[0]) && !isKnownWord(match[0]))
    .map(match => ({
      code: 'code',
      severity: 1,
      explanation: 'Something in code: letters and figures',
      start: match.index,
      end: match.index + match[0].length,
      status: 'ok',
    }));

/** Finds codes, passwords and secret writing. */
export const codes: Phase = {
  name: 'codes',
  find: reading => [...kinds.flatMap(kind => search(reading, kind)), ...scrambled(reading)],
};
