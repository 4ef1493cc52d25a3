import { foundInWords, matchesIn, type Reading, sought } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';

const kin =
  '(?:mum|mom|mama|mummy|mother|dad|papa|daddy|father|parents|step ?dad|step ?mum|uncle|aunt|grandma|grandpa|sister|brother)';
const work =
  '(?:works?|working|worked|has a job|jobs?|owns?|runs?|(?:a |the )?(?:nurse|doctor|teacher|dentist|receptionist|manager|chef|cook|cleaner|waiter|waitress|guard|driver|cashier|boss|director|baker|barber|hairdresser|mechanic|librarian|secretary))';
const kind =
  '(?:hospital|bank|shop|market|school|kindergarten|garage|factory|office|clinic|restaurant|cafe|hotel|salon|pharmacy|dentist|police station|fire station|library|bakery|pizza|supermarket|university|airport|mall|company|firm|store|pub)';
const pattern = sought(
  new RegExp(
    `\\b${kin}(?:'s)? (?:(?:is|are|also|still|now|always|he|she|they|a|an|the) ){0,3}(?:${work} (?:(?:at|in|for|of|on|with) )?|(?:is|was) (?:a|an|the) (?!fan|supporter|member|bit)[a-z]{3,14} at )(?:(?:the|a|an|our|his|her|own) )?(?<mark>[^ .?]{2,20}(?: [^ .?]{1,20}){0,6})`,
    'dg',
  ),
);
const noPlace =
  /^(?:english|turkish|russian|thai|chinese|french|spanish|german|math|maths|england|britain|turkey|russia|thailand|china|spain|france|germany|america|usa|uk|london|moscow|istanbul|ankara|bangkok|paris|baku|beijing|i|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas)$/;
const beforeNumber = new RegExp(`^(?:number|no|nr|${kind})$`);
const endsPlace = /^(?:and|so|but|because|he|she|we|i|they|every|at|then|to|who|which|free|it)$/;

const isKind = new RegExp(`^${kind}$`);

/** The last word of a place: before `and`, `because`, or the end of the sentence. */
function lastOfPlace(reading: Reading, first: number, most: number): number {
  let last = first - 1;
  while (last < most && !endsPlace.test(reading.words[last + 1]?.spelt ?? '')) {
    last += 1;
    if (endsSentence(reading, last)) break;
  }
  return last;
}

/** Whether a word makes a place a certain one: a name, or a number after `school`. */
function isCertain(reading: Reading, index: number): boolean {
  const word = reading.words[index]?.spelt ?? '';
  if (/^\d/.test(word)) return beforeNumber.test(reading.words[index - 1]?.spelt ?? '');
  return isCapital(reading, index) && !noPlace.test(word);
}

/** Where a parent works, by the name or number of the place. */
export function workPlaces(reading: Reading): Found[] {
  const { wordAt } = reading.spoken;
  return matchesIn(reading, pattern).flatMap(match => {
    const [from, to] = match.indices?.groups?.['mark'] ?? [0, 0];
    const first = wordAt[from] ?? 0;
    const last = lastOfPlace(reading, first, wordAt[to - 1] ?? 0);
    const words = reading.words.slice(first, last + 1);
    if (!words.some((_, index) => isCertain(reading, first + index))) return [];
    const severity = words.some(({ spelt }) => isKind.test(spelt)) ? 2 : 1;
    const explanation = 'Where a parent or a relative works';
    return [foundInWords(reading, { code: 'address', severity, explanation }, first, last)];
  });
}
