import { foundInWords, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';

const street =
  /^(?:street|road|avenue|lane|drive|close|grove|crescent|terrace|mews|court|gardens|rise|row|croft|parade|boulevard|ave|rd)$/;
/** Streets that everybody knows. */
const famous =
  /^(?:oxford|regent|downing|sesame|baker|wall|bond|fleet|diagon|coronation|penny|abbey|fifth|madison|broadway|hollywood|sunset|nevsky|istiklal|drury|privet|cherry|tree|jump|high|main|brick|carnaby|bourbon|quality|mulholland|memory|easy|mr|mrs|ms|miss)$/;
const me = /\b(?:i|we|me|my|our|nan|nan's|gran|grandma|dad's|mum's)\b/;
const tale =
  /\b(?:film|movie|book|story|game|song|monopoly|simpsons|harry|holidays?|visited|london|new york)\b/;

/** `Chestnut Farm, Long Lane`: a street with a name, written with capitals, in a text about the author. */
export function namedStreets(reading: Reading): Found[] {
  const { text } = reading.spoken;
  if (!me.test(text) || tale.test(text)) return [];
  return reading.words.flatMap((word, last) => {
    if (!street.test(word.spelt) || !isCapital(reading, last)) return [];
    let first = last;
    while (
      last - first < 3 &&
      first > 0 &&
      !endsSentence(reading, first - 1) &&
      isCapital(reading, first - 1)
    )
      first -= 1;
    const name = reading.words.slice(first, last);
    if (name.length === 0 || name.some(({ spelt }) => famous.test(spelt) || /^i\b/.test(spelt)))
      return [];
    const signal = { code: 'address', severity: 1, explanation: 'A street with a name' } as const;
    return [foundInWords(reading, signal, first, last)];
  });
}
