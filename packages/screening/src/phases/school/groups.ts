import { isCommonWord } from '../../read/known-word.ts';
import { foundInWords, type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { fictional } from './kinds.ts';
import { isForeign, isNamePart, isShouted, nameFrom, startOfName } from './parts.ts';

const about = {
  code: 'school',
  severity: 1,
  explanation: 'The group or lessons of a child',
} as const;

const activities =
  /^(?:drama|dance|dancing|ballet|swim|swimming|gym|gymnastics|football|judo|karate|taekwondo|aikido|chess|art|music|theatre|riding|pony|tennis|cricket|rugby|hockey|netball|basketball|volleyball|athletics|choir|singing|youth|stage|acting|circus|climbing|skating|rowing|sailing|boxing|fencing)$/;
const ends =
  /^(?:club|school|academy|group|studio|studios|class|classes|theatre|centre|center|stables|choir|swimmers|gymnastics)$/;
const ofMe = /\b(?:i|my|me|we|our|us)\b/;
const scouts =
  /^(?:cubs?|scouts?|brownies?|guides?|beavers?|rainbows?|cadets?|squirrels?|pathfinders?|daisies|webelos)$/;
const packs =
  /^(?:pack|packs|troop|group|unit|colony|company|scouts?|den|lodge|section|cub|girl|sea|air)$/;

const titles = /^(?:miss|mrs|mr|ms|madame|coach|auntie|teacher)$/;

/** The first word of a name that ends before a word. */
function nameStart(reading: Reading, end: number): number {
  const first = startOfName(
    reading,
    end,
    index => isCapital(reading, index) && !isShouted(reading) && isNamePart(reading, index),
  );
  const startsSentence = first === 0 || endsSentence(reading, first - 1);
  if (startsSentence && isCommonWord(spelt(reading, first)) && first < end) return first + 1;
  return first < end && titles.test(spelt(reading, first - 1)) ? first - 1 : first;
}

/** `at Tiny Toes Ballet`: what children learn, with a capital as a part of a name. */
const isNamedActivity = (reading: Reading, index: number): boolean =>
  activities.test(spelt(reading, index)) &&
  isCapital(reading, index) &&
  isCapital(reading, index - 1) &&
  !isShouted(reading) &&
  !isCapital(reading, index + 1);

/** Whether a name before a word is of several words, or of no English one, and where something happens. */
const isCertain = (reading: Reading, first: number, end: number): boolean =>
  (end - first > 1 || isForeign(spelt(reading, first))) &&
  /^(?:in|at|to|for|with|from)$/.test(spelt(reading, first - 1));

/** `Sensei Mike's Dojo`, `the Little Stars drama club`. */
function lessons(reading: Reading, index: number): Found[] {
  const isDojo = /^(?:dojo|dojang)$/.test(spelt(reading, index));
  let activity = index;
  while (activities.test(spelt(reading, activity - 1))) activity -= 1;
  const isGroup = ends.test(spelt(reading, index)) && activity < index;
  const isActivity = isNamedActivity(reading, index);
  if ((!isDojo && !isGroup && !isActivity) || !ofMe.test(reading.spoken.text)) return [];
  if (isActivity) activity = index;
  const first = nameStart(reading, activity);
  if (isActivity && !isCertain(reading, first, index)) return [];
  if (first === activity || fictional.has(spelt(reading, first))) return [];
  return [foundInWords(reading, about, first, index)];
}

/** `the 3rd Ashbourne Cub pack`, `1st Leigh Brownies`, `Scout troop 512`. */
function scoutGroup(reading: Reading, index: number): Found[] {
  if (!scouts.test(spelt(reading, index))) return [];
  let last = index;
  while (packs.test(spelt(reading, last + 1)) && !endsSentence(reading, last)) last += 1;
  const isNumbered = last > index && /^\d{1,4}$/.test(spelt(reading, last + 1));
  if (isNumbered) return [foundInWords(reading, about, index, nameFrom(reading, last))];
  let first = index;
  while (packs.test(spelt(reading, first - 1)) && !endsSentence(reading, first - 1)) first -= 1;
  const isOf = /^\d{1,3}(?:st|nd|rd|th)$/;
  const name = nameStart(reading, first);
  for (const start of [name - 1, first - 2, first - 3]) {
    if (isOf.test(spelt(reading, start)) && start < first - 1)
      return [foundInWords(reading, about, start, last)];
  }
  const isNamed = name < first && name > 0 && !fictional.has(spelt(reading, name));
  return isNamed && last > index && ofMe.test(reading.spoken.text)
    ? [foundInWords(reading, about, name, last)]
    : [];
}

/** Scouts, and lessons after school, by their names. */
export const groups = (reading: Reading): Found[] =>
  reading.words.flatMap((_, index) => [...lessons(reading, index), ...scoutGroup(reading, index)]);
