import { isGivenName } from '@digipals/writing';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { foreignWords } from '../data/foreign-words.ts';
import { mildWords, strongStems, strongWords, wordsWithoutSpaces } from '../data/swear-words.ts';
import { isKnownWord } from '../read/known-word.ts';
import { findByRules, foundInFolded, foundInWords, type Reading } from '../read/reading.ts';
import type { Word } from '../read/words.ts';
import type { Found } from '../types.ts';
import { isAccented, isCapitalised } from './capitals.ts';
import type { Phase } from './phase.ts';
import { phrases } from './swearing/phrases.ts';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Swear words that are also animals, tools or names. */
const ambiguous = new Set(
  'ass asses cock dick dicks tit tits prick bugger shag sex sexy chink horny boob boobs pissed boner cum turd dildo fags fag spastic twits niga nude'.split(
    ' ',
  ),
);
/** Misspelt swear words that are as often typos of other words: sheet, race, place, farm. */
const typos = new Set('shet shiet arce ars fac fak fok fuk'.split(' '));
const squeeze = (word: string): string => word.replace(/(.)\1+/g, '$1');
/** Whether a word has no digits or signs that disguise it. */
const isPlain = (spelt: string): boolean => /^\p{L}+$/u.test(spelt);

const bird = /\b(?:blue|great|coal|long|marsh) tits?\b|\btits? (?:bird|and a robin)/;
/** About words. It makes a swear word less grave, but does not hide it: anyone can write `teacher said`. */
const inLesson =
  /\b(?:is a (?:rude|bad) (?:word|sentence)|hard for learners|spelling words|rhymes?|sound (?:different|the same)|teacher said|(?:girl|female) dog|in the (?:song|rhyme|book))\b/;
const donkey = /\b(?:donkey|donkeys|horse|farm|mule|bethlehem|aesop)\b/;
const innocent: Readonly<Record<string, RegExp>> = {
  tit: bird,
  tits: bird,
  cock: /\bcocks? crow|\bcock a doodle|\bthe cock (?:is|was|and|has|on) [^.?]{0,30}(?:farm|hen|bird|morning)/,
  dick: /\b(?:moby|spotted|uncle|mr|grandpa|cousin|named|called) dick\b|\bdick (?:whittington|tracy|turpin|bruna|king|van)\b/,
  bloody:
    /\bbloody (?:nose|knees?|fingers?|hands?|toes?|mary)\b|\b(?:nose|knees?|fingers?|hands?|toes?|legs?) (?:is|was|are|were|got)(?: all)? bloody\b/,
  sucks: /\b(?:it|that|which) sucks\b|\bsucks? (?:up|in|out|the|his|her|its|a)\b/,
  pussy: /\bpussy ?(?:cats?|willows?)\b/,
  hell: /\bhell is (?:a|in)\b|\b(?:(?<!\b(?:burn|rot|die) )in|like|from|of) hell\b/,
  dam: /\b(?:beavers?|river|water|built|builds?|busters|broke)\b/,
  ass: donkey,
  asses: donkey,
};

const isInnocent = (said: string, text: string): boolean => innocent[said]?.test(text) ?? false;

const disguise = ({ spelt, said }: Word): string =>
  spelt === said || said.includes(' ') ? '' : `, spelt in another way`;

const beginsStrong = new RegExp(`^(?:${strongStems.join('|')})`);
const hasStrongStem = ({ spelt }: Word): boolean => beginsStrong.test(spelt) && !isKnownWord(spelt);

function judge(word: Word, text: string): Pick<Found, 'severity' | 'explanation'> | undefined {
  const { said } = word;
  if (hasStrongStem(word)) return { severity: 2, explanation: 'A swear word' };
  if (!strongWords.has(said) && !mildWords.has(said)) return undefined;
  if (isInnocent(said, text)) return undefined;
  if (ambiguous.has(said) && isPlain(word.spelt))
    return { severity: 1, explanation: 'A word that is often rude' };
  if (word.isGuess || typos.has(squeeze(word.spelt)))
    return { severity: 1, explanation: 'Perhaps a misspelt swear word' };
  if (strongWords.has(said) && inLesson.test(text))
    return { severity: 1, explanation: 'A swear word in a text about words' };
  return strongWords.has(said)
    ? { severity: 2, explanation: `A swear word${disguise(word)}` }
    : { severity: 1, explanation: `A mild swear word${disguise(word)}` };
}

/** Thai names with this beginning or ending, which means a blessing. */
const blessing =
  /^(?:siri|som|wan|jira|chuti|suda|supa|nata|nutta|jitta|rattana|pata)porn$|^porn(?:thip|tip|pimon|chai|sak|pan|napa|pat|sawan|wipa)/;

/** Unknown words, which may contain a swear word. */
const isStrange = (reading: Reading, word: Word): boolean =>
  /^[a-z]{4,40}\d*$/.test(word.spelt) &&
  word.said === word.spelt &&
  !isKnownWord(word.spelt) &&
  !blessing.test(word.spelt) &&
  !isAccented(reading, word);

/** Swear words within longer words. */
function withinWords(reading: Reading): Found[] {
  const strange = reading.words.filter(word => isStrange(reading, word));
  // One search for all words is much faster than one for each.
  if (!matcher.hasMatch(strange.map(({ spelt }) => spelt).join(' . '))) return [];
  const explanation = 'A swear word within another word';
  const signal = { code: 'swearing', severity: 1, explanation } as const;
  return strange
    .filter(({ spelt }) => matcher.hasMatch(spelt))
    .map(({ from, to }) => foundInFolded(reading, signal, from, to));
}

/** Swear words that are also names. */
const namesToo = new Set(['amina', 'dick', 'puta']);

/** Whether a word is a swear word only if it is not a name: misspelt, or both. */
const isOpenToNames = ({ spelt, said, isGuess }: Word): boolean =>
  isGuess || spelt !== said || namesToo.has(spelt);

/** Names that look like swear words: Nigar, Amina. */
const isName = (word: Word): boolean => isOpenToNames(word) && isGivenName(word.spelt);

/** Words that a capital within the text makes look like a name. They are still marked: `you Bich`. */
const looksLikeName = (reading: Reading, word: Word, index: number): boolean =>
  index > 0 && /^\p{L}+$/u.test(word.spelt) && isOpenToNames(word) && isCapitalised(reading, index);

/** Words of other languages that look like misspelt swear words: çok. */
const isForeign = (reading: Reading, word: Word): boolean =>
  word.isGuess && (isAccented(reading, word) || foreignWords.has(word.spelt));

const inWords = (reading: Reading): Found[] =>
  reading.words.flatMap((word, index) => {
    if (isName(word) || isForeign(reading, word)) return [];
    const found = judge(word, reading.spoken.text);
    if (!found) return [];
    const severity = looksLikeName(reading, word, index) ? 1 : found.severity;
    return [foundInWords(reading, { code: 'swearing', ...found, severity }, index, index)];
  });

const hasNoSpaces = /[\p{Script=Thai}\p{Script=Han}🖕]/u;

function withoutSpaces(reading: Reading): Found[] {
  const { text } = reading.folded;
  if (!hasNoSpaces.test(text)) return [];
  const signal = { code: 'swearing', severity: 2, explanation: 'A swear word' } as const;
  return wordsWithoutSpaces.flatMap(word => {
    const at = text.indexOf(word);
    return at < 0 ? [] : [foundInFolded(reading, signal, at, at + word.length)];
  });
}

/** Finds swear words of English and the help languages, also disguised ones. */
export const swearing: Phase = {
  name: 'swearing',
  find: reading => [
    ...inWords(reading),
    ...findByRules(reading, phrases),
    ...withinWords(reading),
    ...withoutSpaces(reading),
  ],
};
