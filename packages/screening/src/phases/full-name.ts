import { isGivenName } from '@digipals/writing';
import {
  findByRules,
  foundInWords,
  matchesIn,
  type Reading,
  type Sought,
  sought,
} from '../read/reading.ts';
import type { Found } from '../types.ts';
import { endsSentence } from './capitals.ts';
import { withInitials } from './full-name/initials.ts';
import { type Introduction, introductions, mayBeOfOthers } from './full-name/introductions.ts';
import { mentions } from './full-name/mentions.ts';
import { withTitle } from './full-name/parts.ts';
import { couldBeName, countFrom, endsName, isFamous, isUnsure } from './full-name/reach.ts';
import { spelledOut } from './full-name/spelled-out.ts';
import { inParts, surnames } from './full-name/surnames.ts';
import type { Phase } from './phase.ts';

function afterIntroduction(reading: Reading, introduction: Introduction): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesIn(reading, introduction).flatMap(match => {
    // The match may end at the space before the word.
    const first = wordAt[match.index + match[0].length] ?? 0;
    const count = countFrom(reading, first, introduction);
    const last = first + count - 1;
    if (count < 2 || isFamous(reading, first, count) || !endsName(reading, last)) return [];
    const unsure = isUnsure(reading, first + 1);
    if (introduction.strict && (unsure || isUnsure(reading, first))) return [];
    const explanation = `First name and surname after '${introduction.words}'`;
    const severity = unsure || mayBeOfOthers(text, match) ? 1 : introduction.severity;
    const start = withTitle(reading, first);
    return [foundInWords(reading, { code: 'fullName', severity, explanation }, start, last)];
  });
}

type Ending = Sought & {
  readonly words: string;
  readonly lowerCase: boolean;
};

const endings: readonly Ending[] = [
  {
    ...sought(/ is my (?:full |real |(?:[a-z]{3,12} ){1,2})?name\b/g),
    words: 'is my name',
    lowerCase: true,
  },
  {
    ...sought(/ (?:(?:is )?here|speaking|(?:this |that )?is me)(?= [.?]|$)/g),
    words: 'here',
    lowerCase: false,
  },
  { ...sought(/ (?:that|this|it) is (?:me|my name)\b/g), words: 'that is me', lowerCase: true },
  {
    ...sought(
      /(?= )(?<=^\S+ \S+(?: \S+)?)(?: [.])? (?:age|aged|\d{1,2} years old|(?:seven|eight|nine|ten|eleven|twelve) years old)\b/g,
    ),
    words: 'age',
    lowerCase: true,
  },
];

/** `mia kaya is my name`, `Mia Kaya here`: takes the words before it, back to the first that is not a name. */
function namesBefore(reading: Reading, ending: Ending): Found[] {
  const { words, lowerCase } = ending;
  const { wordAt } = reading.spoken;
  return matchesIn(reading, ending).flatMap(match => {
    const last = wordAt[match.index - 1] ?? 0;
    let first = last + 1;
    while (last - first < 3 && couldBeName(reading, first - 1, { lowerCase })) {
      first -= 1;
      if (endsSentence(reading, first - 1)) break;
    }
    if (last - first < 1 || isFamous(reading, first, last - first + 1)) return [];
    const severity = isUnsure(reading, last) ? 1 : 2;
    const explanation = `First name and surname before '${words}'`;
    return [foundInWords(reading, { code: 'fullName', severity, explanation }, first, last)];
  });
}

const beforeSignature = /[.!?,\n~–-]\s*[~–-]?\s*$/;
const mostOfName = 3;

/** A name at the end, as under a letter: `Write to me! Narin Suksawat`. */
function signature(reading: Reading): Found[] {
  const { words, folded } = reading;
  const last = words.length - 1;
  let first = last + 1;
  const kind = { lowerCase: false, uncommon: true };
  while (last - first < mostOfName - 1 && couldBeName(reading, first - 1, kind)) first -= 1;
  const before = folded.text.slice(words[first - 1]?.to ?? 0, words[first]?.from);
  const isAlone = first === 0 && !/[~–-]/.test(before);
  const count = last - first + 1;
  if (count < 2 || isAlone || !beforeSignature.test(before) || isFamous(reading, first, count))
    return [];
  const severity = isGivenName(words[first]?.spelt ?? '') ? 2 : 1;
  const explanation = 'First name and surname as a signature';
  return [foundInWords(reading, { code: 'fullName', severity, explanation }, first, last)];
}

/** Finds the first name and surname of the author or somebody close. */
export const fullName: Phase = {
  name: 'full names',
  find: reading => [
    ...introductions.flatMap(introduction => afterIntroduction(reading, introduction)),
    ...endings.flatMap(ending => namesBefore(reading, ending)),
    ...signature(reading),
    ...surnames(reading),
    ...findByRules(reading, inParts),
    ...mentions(reading),
    ...withInitials(reading),
    ...spelledOut(reading),
  ],
};
