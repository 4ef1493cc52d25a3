import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { type Atom, readAtoms } from './number-atoms.ts';
import type { Phase } from './phase.ts';

const gap = /^(?:[\s\-–.()/_*|~+#]{0,4}|,\s?|x|[^\p{L}\p{N}\s,.!?;:]{1,6})$/u;
const groupGap = /^$/;
const fewest = 7;
const most = 16;

const talk =
  /(?:phone|number|num|nr|call|text|ring|tel|telefon|mobile|cell|whats\s?app|sms|fone|contact|numara|nomre|nomer|face\s?time|landline|digits|starts? with|begins? with|area code|prefix|(?:first|last|second|next) (?:part|half|bit|piece)|part (?:one|two|1|2))/;

/** The beginning of a number with its code, as nothing else is written. */
const dialled = /(?<![\d.,])(?:\+\d{2}|0\d{3})/;

/** What a child may write between the parts of a phone number. */
const filler =
  /^[\s,.:-]*(?:(?:and|then|next|after|that|space|dash|minus|plus|first|second|third|fourth|last|finally|now|blah|haha(?:ha)?|hehe|lol|ok|so|area|country|code|prefix|(?:part|half|bit|piece) (?:one|two|three|four|[1-4a-d])|at|in|the|end|ends|with|is|it|its|part|piece|half|bit|of|my|number|numbers|ones?|digits|rest|goes|comes|are|start|starts|beginning|middle|same|still|again|just|lucky|favou?rite|followed|by|you|write|put|press)[\s,.:-]+){1,7}$/;

/** What counts the parts of a number is none of its digits: `part two`. */
const isCount = (text: string, { digits, from, to }: Atom): boolean =>
  /^[1-4]$/.test(digits) &&
  /\b(?:part|half|bit|piece)\s$/.test(text.slice(Math.max(0, from - 7), from)) &&
  !/\d/.test(text[to] ?? '');

/** Consecutive atoms with only signs between them; if the text mentions a phone, also words such as `and then`. */
function runsOf(text: string): Atom[][] {
  const isAbout = talk.test(text) || dialled.test(text);
  const joins = (between: string): boolean =>
    gap.test(between) || (isAbout && filler.test(between));
  const runs: Atom[][] = [];
  for (const atom of readAtoms(text)) {
    if (isCount(text, atom)) continue;
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && joins(text.slice(before.to, atom.from))) run?.push(atom);
    else runs.push([atom]);
  }
  return runs;
}

const digitsOf = (run: readonly Atom[]): string => run.map(atom => atom.digits).join('');

/** Groups of digits as written: `0532 555` is two. */
function groupsOf(run: readonly Atom[], text: string): string[] {
  const groups: string[] = [];
  run.forEach((atom, index) => {
    const before = run[index - 1];
    if (before && groupGap.test(text.slice(before.to, atom.from)))
      groups.push((groups.pop() ?? '') + atom.digits);
    else groups.push(atom.digits);
  });
  return groups;
}

/** Numbers that never get smaller: 1 1 2 3 5 8, or 1939 and 1945. */
const isSequence = (groups: readonly string[]): boolean =>
  groups.length > 4 &&
  groups.every(
    (group, index) => !group.startsWith('0') && Number(group) >= Number(groups[index - 1] ?? 0),
  );

const isYear = (group: string): boolean => /^(?:1[89]|20)\d\d$/.test(group);

/** Counting: 1 2 3, 10 20 30, 9 8 7. */
function isCounting(groups: readonly string[]): boolean {
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  return groups.length > 2 && steps.every(step => step === steps[0]);
}

/** An enumeration, `7, 12, 23 and 45`; a phone number is longer or begins with zero. */
const isList = (groups: readonly string[], written: string): boolean =>
  (written.match(/,/g)?.length ?? 0) >= groups.length - 2 &&
  groups.length > 2 &&
  groups.join('').length < 10 &&
  groups.every(group => group.length < 3 && !group.startsWith('0'));

const date = /^\d{1,2}[\s./-]{1,2}\d{1,2}[\s./-]{1,2}(?:\d\d){1,2}\D{0,2}$|^\d{4}-\d\d-\d\d$/;
/** Results of several games: 21-19, 18-21. */
const scores = /^\d{1,2}[ :-]\d{1,2}(?:, \d{1,2}[ :-]\d{1,2})+$/;
const thousands = /^\d{1,3}(?:[, .]\d{3})*[, .]000$/;
/** `2,345,678`, also in sums: `4,682 + 3,917`. */
const withCommas = /^[1-9]\d{0,2}(?:,\d{3})+(?: ?[+x*/-] ?[1-9]\d{0,2}(?:,\d{3})*)*$/;
/** The beginning of pi. */
const fraction = /^\d\.\d{5,}$/;
const roundOrCounted = /^[1-9]\d*0{4,}$/;
const amount =
  /^\s*(?:points?|coins?|lingos|people|persons|metres|meters|km|kilomet|miles|years|stars|dollars|euros?|lira|manat|rubl|roubl|baht|yuan|views|xp|trophies|robux|seconds|minutes)/;

/** Numbers that only look like phone numbers. */
function isHarmless(run: readonly Atom[], text: string): boolean {
  const written = text.slice(run[0]?.from, run.at(-1)?.to);
  const groups = groupsOf(run, text);
  const after = text.slice(run.at(-1)?.to, (run.at(-1)?.to ?? 0) + 16);
  return (
    groups.every(isYear) ||
    /^[1-9]\d{0,3} ?(?:to|-|–) ?[1-9]\d{0,3}$/.test(written) ||
    ((!talk.test(text) || groups.length < 4) &&
      ['01234567890', '09876543210'].some(all => all.includes(digitsOf(run)))) ||
    (!talk.test(text) &&
      (isSequence(groups) || withCommas.test(written) || fraction.test(written))) ||
    isCounting(groups.filter(group => group !== '00')) ||
    isList(groups, written) ||
    date.test(written) ||
    scores.test(written) ||
    thousands.test(written) ||
    roundOrCounted.test(written) ||
    amount.test(after) ||
    (text.includes('=') && /\d\s\+\s\d/.test(written)) ||
    new Set(digitsOf(run)).size < 3
  );
}

/** Whether the words around it or its first digits make it certain. */
function isSure(run: readonly Atom[], text: string): boolean {
  const first = run[0]?.from ?? 0;
  const around = text.slice(Math.max(0, first - 40), (run.at(-1)?.to ?? 0) + 30);
  const length = digitsOf(run).length;
  if (text[first - 1] === '+' || talk.test(around)) return true;
  return !isSequence(groupsOf(run, text)) && (length > 9 || digitsOf(run).startsWith('0'));
}

function describe(run: readonly Atom[], text: string): string {
  const inWords = /[a-z]{3}/.test(text.slice(run[0]?.from, run.at(-1)?.to));
  const many = `${digitsOf(run).length} digits`;
  return inWords ? `${many} in words, as of a phone number` : `${many}, as of a phone number`;
}

function toFound(reading: Reading, run: readonly Atom[]): Found {
  const { text } = reading.folded;
  const first = run[0]?.from ?? 0;
  const sign = /(?:[+(]|\bplus\s)$/.exec(text.slice(Math.max(0, first - 6), first));
  const from = first - (sign?.[0].length ?? 0);
  const severity = isSure(run, text) ? 2 : 1;
  const explanation = describe(run, text);
  return foundInFolded(
    reading,
    { code: 'phone', severity, explanation },
    from,
    run.at(-1)?.to ?? 0,
  );
}

/** `oh`, `for` and `to` alone are not a number. */
const isNumber = (run: readonly Atom[]): boolean =>
  run.filter(atom => /[1-9]/.test(atom.digits)).length > 2 &&
  run.filter(atom => !atom.isAmbiguous).length > 2;

const lettersForDigits =
  /(?<![a-z0-9])(?=(?:[a-z]{0,2}\d){6})(?=\d*[a-z])[0-9oisleagzbt]{9,14}(?![a-z0-9])/g;

const digitGroup = '(?=[oilszb]{0,4}\\d)[0-9oilszb]{2,6}';
const groupsWithLetters = new RegExp(
  `(?<![a-z0-9])${digitGroup}(?:[ .-]${digitGroup}){1,4}(?![a-z0-9])`,
  'g',
);

/** Whether most are digits, but not all: `o7911 23o 4l5`; a letter at the end may be the next word. */
function isNumberWithLetters(written: string): boolean {
  const all = written.replace(/[ .-]/g, '');
  const digits = all.replace(/\D/g, '').length;
  return all.length > 8 && digits > 5 && /[a-z]./.test(all);
}

/** `0s3212e4567`: letters that look like digits. */
const withLetters = (reading: Reading): Found[] =>
  [
    ...matchesOf(lettersForDigits, reading.folded.text),
    ...matchesOf(groupsWithLetters, reading.folded.text).filter(match =>
      isNumberWithLetters(match[0]),
    ),
  ].map(match =>
    foundInFolded(
      reading,
      { code: 'phone', severity: 2, explanation: 'Digits and letters, as of a phone number' },
      match.index,
      match.index + match[0].length,
    ),
  );

const isLong = (run: readonly Atom[]): boolean => {
  const { length } = digitsOf(run);
  return length >= fewest && length <= most;
};

/** Finds phone numbers, in digits of any script and in words. */
export const phone: Phase = {
  name: 'phone numbers',
  find: reading => {
    const { text } = reading.folded;
    const runs = runsOf(text)
      .filter(run => isLong(run) && isNumber(run) && !isHarmless(run, text))
      .map(run => toFound(reading, run));
    return [...runs, ...withLetters(reading)];
  },
};
