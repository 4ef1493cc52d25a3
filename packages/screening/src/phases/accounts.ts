import { services } from '../data/platforms.ts';
import { foldedPlace } from '../fold/fold.ts';
import { isCommonWord } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { isNumberedWord } from './social-media/account-names.ts';

const service = `(?:${services.join('|')}|gamertag|gamer ?tag|user ?name|nick(?: ?name)?|account|acc|channel|login|id|tag|friend code|game name)`;
/** The name of a service and that of an account with it: `insta: kaan_pro.06`. */
const afterService = new RegExp(
  `(?<![a-z0-9])(?<mark>${service}(?:'s)?(?:[ :=-]{1,3}(?:name|user|username|nick|id|account|acc|tag|is|are|as|i am|im|me|my|am|called|code|in|on|call|mine|there|it is|\\.))*[ :=-]{1,3}(?=[a-z0-9._#@-]{0,40}(?:[0-9_#@]|[.-][a-z0-9_]))(?![0-9.,]{1,4}(?![a-z0-9_]))[a-z0-9@#_](?:[a-z0-9._@#-]{1,40}[a-z0-9_]))`,
  'dg',
);
/** An account name without a service, after words such as `add me`: letters with digits, `_` or `#`. */
const alone =
  /(?<![a-z])(?<![\p{L}\p{N}._%+@/-])(?:(?:add|find|search|follow|dm|msg|text|i am|im|name is|name|me|mine|as|look me up)[ :]{1,2}(?:me |is |on |it is )?)(?<mark>@?(?=[a-z0-9.-]{0,30}[_#]|[a-z]{2,20}\d{2,4}(?![a-z0-9]))[a-z][a-z0-9._#-]{3,34}[a-z0-9_])/dgu;
/** Tags of players: `#2PP8VQ`, `kaan#1234`, `sw-1234-5678-9012`. */
const tags =
  /(?<![\p{L}\p{N}&])#(?=[0-9a-z]*\d)(?=[0-9a-z]*[a-z])[0-9a-z]{5,10}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z]{2,20}#\d{4}(?!\d)|(?<![\p{L}\p{N}])sw-\d{4}-\d{4}-\d{4}/gu;
/** Links to accounts and channels, but not to single films. */
const links =
  /(?<![a-z0-9.])(?:https?:\/\/)?(?:www\.)?(?:(?:t|telegram)\.me|(?:instagram|tiktok|facebook|fb|snapchat|vk|roblox)\.com|discord\.gg|wa\.me|twitch\.tv|youtube\.com(?=\/(?:@|c\/|channel)))\/[a-z0-9_@./#-]{1,60}[a-z0-9_]/g;

const isShortOrCommon = (piece: string): boolean => {
  const letters = piece.replace(/^\d+/, '');
  return letters.length < 3 || isCommonWord(letters);
};

/** Whether it is no name of an account but part of a sentence: `4th`, `3v3`, `half-finished`, `fun.we`. */
const isOfSentence = (word: string): boolean =>
  isNumberedWord(word) ||
  /^\d+v\d+$/.test(word) ||
  (/^(?:\d+[a-z]+|[a-z]+)(?:[-.][a-z]+)*$/.test(word) && word.split(/[-.]/).every(isShortOrCommon));

const explanation = 'The name of an account elsewhere';

/** Patterns, with a sign that a text needs for them if it is rare. */
const searches: readonly (readonly [needs: RegExp | undefined, pattern: RegExp])[] = [
  [undefined, afterService],
  [undefined, alone],
  [/#|sw-/, tags],
  [/\//, links],
];

const place = (match: RegExpExecArray): readonly [number, number] =>
  match.indices?.groups?.['mark'] ?? [match.index, match.index + match[0].length];

/** Finds whole account names, with all their dots, underscores and digits. */
export const accounts = (reading: Reading): Found[] =>
  searches.flatMap(([needs, pattern]) =>
    (needs?.test(reading.folded.text) === false ? [] : matchesOf(pattern, reading.folded.text))
      .filter(match => !isOfSentence(/[^\s:=]*$/.exec(match[0])?.[0] ?? ''))
      .map(match =>
        foundInFolded(reading, { code: 'socialMedia', severity: 2, explanation }, ...place(match)),
      ),
  );

/** What names of accounts consist of. */
const insideName = /[a-z0-9_@#.-]/;
/** A dot at the end is not part of a name. */
const endOfName = /[.#-]+$/;

/** Extends a finding to the whole name of an account that it touches: `kaan` to `kaan_pro.06`. */
export function wholeName(reading: Reading, found: Found): Found {
  const place = foldedPlace(reading.folded, found);
  if (!place) return found;
  const { text } = reading.folded;
  let [from, to] = place;
  while (insideName.test(text[to] ?? '')) to += 1;
  to = Math.max(place[1], from + text.slice(from, to).replace(endOfName, '').length);
  while (from > 0 && insideName.test(text[from - 1] ?? '')) from -= 1;
  return foundInFolded(reading, found, from, to);
}
