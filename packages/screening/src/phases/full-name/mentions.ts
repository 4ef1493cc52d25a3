import { isGivenName } from '@digipals/writing';
import { chatWords } from '../../data/chat-words.ts';
import { famous, noNames } from '../../data/names.ts';
import { isCommonWord, isKnownWord, isSlip } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInWords, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapitalised } from '../capitals.ts';

/** Texts about people whom everybody knows: their names are no secret. */
const aboutFame =
  /\b(?:films?|movies?|books?|songs?|singers?|sings|actors?|actress|players?|played|plays? (?:the|in)|scored|goals?|teams?|characters?|story|stories|cartoon|author|wrote|writes|written|album|band|concert|queen|king|president|astronaut|scientist|painter|painted|composer|youtuber|episode|series|season|marvel|disney|pixar|barbie|lego|roblox|minecraft|pokemon|born|famous|fan|museum|statue|history|poem|poet|space|moon|world|olympic|champion|racing|footballers?|loves|obsessed|poster|supports?|favou?rite (?!friend|cousin|teacher)[a-z]+|likes|drives|invented|discovered|toy|doll|teddy|game)\b/;
/** People whom the author knows. */
const aboutPeople =
  /\b(?:friends?|cousin|brother|sister|mum|dad|grandpa|grandma|uncle|aunt|kid|boy|girl|class|teacher|coach|name|surname|neighbour|me and|and me|and i|with|next to|register|list|trophy|certificate|passport|diploma|medal|says?|called|my|me|i am|it is|its|sit|sits|yours|love|regards|sincerely|here|this is)\b/;

const spelt = ({ words }: Reading, index: number): string => words[index]?.spelt ?? '';

const isLetters = (word: string): boolean => /^[\p{L}'-]{3,}$/u.test(word) && !word.endsWith("'s");

/** A surname is not an English word, and no typo of one. */
function isSurname(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (!isLetters(word) || noNames.has(word) || chatWords.has(word)) return false;
  if (isCapitalised(reading, index)) return !isCommonWord(word);
  const { said = '', isGuess = false } = reading.words[index] ?? {};
  return word.length > 3 && said === word && !isGuess && !isKnownWord(word) && !isSlip(word);
}

/** Words before places. */
const afterPlace = /^(?:to|in|at|near|visit|visits|visited|seen?|saw)$/;
/** Words before names that are also other words: `i am max`. */
const beforeName = /^(?:i'?m|am|is|called|named|friend|miss|mr|mrs|and|me)$/;

function isFirstName(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (!isLetters(word) || noNames.has(word) || afterPlace.test(spelt(reading, index - 1)))
    return false;
  if (
    isGivenName(word) &&
    (isCapitalised(reading, index) || beforeName.test(spelt(reading, index - 1)))
  )
    return true;
  if (isCommonWord(word)) return false;
  if (isGivenName(word)) return true;
  return isCapitalised(reading, index) && !chatWords.has(word) && index > 0;
}

/** Whether two words are a first name and a surname: both with capitals, or in a text about people. */
function isPair(reading: Reading, first: number, last: number): boolean {
  if (!isFirstName(reading, first) || !isSurname(reading, last)) return false;
  if (famous.has(`${spelt(reading, first)} ${spelt(reading, last)}`)) return false;
  const isKnown = isGivenName(spelt(reading, first));
  const isCapital = isCapitalised(reading, first) && isCapitalised(reading, last);
  if (isKnown && isCapital) return true;
  return (isKnown || isCapital) && aboutPeople.test(reading.spoken.text);
}

/** `me and Jess Okonkwo`, `it says noah kettlewell`: a first name and a surname without an introduction. */
export function mentions(reading: Reading): Found[] {
  if (aboutFame.test(reading.spoken.text)) return [];
  return reading.words.flatMap((_, first) => {
    // A letter between the names is a middle name.
    const isMiddle = spelt(reading, first + 1).length === 1;
    const last = isMiddle ? first + 2 : first + 1;
    if ((!isMiddle && endsSentence(reading, first)) || !isPair(reading, first, last)) return [];
    const explanation = 'Perhaps a first name and surname';
    return [foundInWords(reading, { code: 'fullName', severity: 1, explanation }, first, last)];
  });
}

const initial = /(?<![\p{L}\p{N}])\p{Lu}\.\s?(?<surname>\p{Lu}\p{Ll}{3,20})(?!\p{L})/gu;

/** `T. Rosenberg`: the first letter of a name and a surname. */
export function withInitials({ context, spoken }: Reading): Found[] {
  if (aboutFame.test(spoken.text)) return [];
  return matchesOf(initial, context.text)
    .filter(match => !isCommonWord((match.groups?.['surname'] ?? '').toLowerCase()))
    .map(match => ({
      code: 'fullName',
      severity: 1,
      explanation: 'A surname after a letter',
      start: match.index,
      end: match.index + match[0].length,
      status: 'ok',
    }));
}
