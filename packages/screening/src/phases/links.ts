import { LinkifyIt } from 'linkify-it';
import tlds from 'tlds' with { type: 'json' };
import { isKnownWord } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: true }).tlds(tlds);

const hosts = /\b(?:t\.me|youtu\.be|discord\.gg|bit\.ly|tinyurl\.com|goo\.gl|wa\.me|vm\.tiktok)/;

const usualEnds = new Set(['com', 'net', 'org', 'info', 'edu', 'ru', 'io', 'tv', 'uk']);

/** `I was ill.Now I am fine`: a missing space, not a link. */
function isMissingSpace(url: string): boolean {
  const last = url.split('.').at(-1) ?? '';
  if (/^\d+(?:\.\d+)?\.[a-z]+$/.test(url)) return !usualEnds.has(last);
  if (/[/:?#@0-9-]|^www\./.test(url) || hosts.test(url)) return false;
  return isKnownWord(last) && !usualEnds.has(last);
}

const link = { code: 'link', severity: 2 } as const;

/** What every link has, unless its signs are in words. */
const linkSign = /\S\.\S|\/\//;

function plain(reading: Reading): Found[] {
  if (!linkSign.test(reading.folded.text)) return [];
  const matches = linkify.match(reading.folded.text) ?? [];
  return matches
    .filter(match => match.schema !== 'mailto:' && !isMissingSpace(match.raw))
    .map(match =>
      foundInFolded(
        reading,
        { ...link, explanation: 'A link to another place' },
        match.index,
        match.lastIndex,
      ),
    );
}

const ends = '(?:com|net|org|ru|io|gg|info|az|tr|cn|fr|es|uk|tv|me|xyz|co|edu|app)';
/** Patterns, with a sign that a text needs for them if it is rare. */
const hidden: readonly (readonly [needs: RegExp | undefined, pattern: RegExp])[] = [
  [
    /dot/,
    new RegExp(
      `(?<![a-z0-9@-])(?!(?:a|the|of|in|with|is|does|do|say|says|means?|write|called|word|and|or|at)\\s)[a-z0-9-]{2,40}(?:\\s{1,2}dot\\s{1,2}|\\s?[([]\\s?dot\\s?[)\\]]\\s?)${ends}(?![a-z])`,
      'g',
    ),
  ],
  [
    /\.\s?(?:com|net|org|ru|io|gg)/,
    /(?<![a-z0-9@-])(?!(?:a|the|this|that|it|is|at|on|in)\b)[a-z0-9-]{3,40}(?:\s\.\s?|\.\s)(?:com|net|org|ru|io|gg)(?![a-z])/g,
  ],
  [undefined, /\bh(?:xx|\*\*|tt)ps?\s?:?\s?\/{1,2}\s?[a-z0-9.-]{2,60}(?:\/[^\s]{0,60})?/g],
  [undefined, /\bwww\s(?!(?:is|means?|stands|and|in|for)\s)[a-z0-9-]{2,30}\s[a-z]{2,6}\b/g],
  // Only before a common top-level domain: “point” is also an ordinary word.
  [
    /point|punto|ponto|nokta|noqte|tochka|точка/,
    /(?<![a-z0-9@-])(?!(?:a|an|the|this|that|my|your|one|at|good|to|no|some|el|mi|tu|un|este|ese)\b)[a-z0-9-]{3,40}\s{1,2}(?:point|punto|ponto|nokta|noqte|tochka|точка)\s{1,2}(?:com|net|org|ru|io|info|az|tr|cn|fr|es|uk|tv)(?![a-z])/g,
  ],
  [
    undefined,
    /\b(?:bit\s?\.?\s?ly|t\s?\.\s?me|discord\s?\.?\s?gg|youtu\s?\.?\s?be)\s?\/\s?[a-z0-9]{2,40}/g,
  ],
];

const disguised = (reading: Reading): Found[] =>
  hidden.flatMap(([needs, pattern]) =>
    (needs?.test(reading.folded.text) === false ? [] : matchesOf(pattern, reading.folded.text)).map(
      match =>
        foundInFolded(
          reading,
          { ...link, explanation: 'A link to another place, in disguise' },
          match.index,
          match.index + match[0].length,
        ),
    ),
  );

/** Finds links, also with their signs in words. */
export const links: Phase = {
  name: 'links',
  find: reading => [...plain(reading), ...disguised(reading)],
};
