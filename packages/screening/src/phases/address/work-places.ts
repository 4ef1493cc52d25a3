import { foundInWords, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';

const kin =
  '(?:mum|mom|mama|mummy|mother|dad|papa|daddy|father|parents|step ?dad|step ?mum|uncle|aunt|grandma|grandpa|sister|brother)';
const work =
  '(?:works?|working|worked|has a job|jobs?|owns?|runs?|(?:a |the )?(?:nurse|doctor|teacher|dentist|receptionist|manager|chef|cook|cleaner|waiter|waitress|guard|driver|cashier|boss|director|baker|barber|hairdresser|mechanic|librarian|secretary))';
const kind =
  '(?:hospital|bank|shop|market|school|kindergarten|garage|factory|office|clinic|restaurant|cafe|hotel|salon|pharmacy|dentist|police station|fire station|library|bakery|pizza|supermarket|university|airport|mall|company|firm|store|pub)';
const pattern = new RegExp(
  `\\b${kin}(?:'s)? (?:(?:is|are|also|still|now|always|he|she|they|a|an|the) ){0,3}${work} (?:(?:at|in|for|of|on|with) )?(?:(?:the|a|an|our|his|her|own) )?(?<mark>[^ .?]{2,20}(?: [^ .?]{1,20}){0,6})`,
  'dg',
);
const noPlace =
  /^(?:english|turkish|russian|thai|chinese|french|spanish|german|math|maths|england|britain|turkey|russia|thailand|china|spain|france|germany|america|usa|uk|london|moscow|istanbul|ankara|bangkok|paris|baku|beijing|i|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas)$/;
const beforeNumber = new RegExp(`^(?:number|no|nr|${kind})$`);
const endsPlace = /^(?:and|so|but|because|he|she|we|i|they|every|at|then|to|who|which|free|it)$/;

/** Where a parent works, by the name or number of the place. */
export function workPlaces(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return [...text.matchAll(pattern)].flatMap(match => {
    const [from, to] = match.indices?.groups?.['mark'] ?? [0, 0];
    const first = wordAt[from] ?? 0;
    let last = first - 1;
    let isNamed = false;
    let isKind = false;
    for (let index = first; index <= (wordAt[to - 1] ?? 0); index += 1) {
      const word = reading.words[index]?.spelt ?? '';
      if (endsPlace.test(word)) break;
      last = index;
      isNamed ||=
        (isCapital(reading, index) && !noPlace.test(word)) ||
        (/^\d/.test(word) && beforeNumber.test(reading.words[index - 1]?.spelt ?? ''));
      isKind ||= new RegExp(`^${kind}$`).test(word);
      if (endsSentence(reading, index)) break;
    }
    if (!isNamed || last < first) return [];
    const severity = isKind ? 2 : 1;
    const explanation = 'Where a parent or a relative works';
    return [foundInWords(reading, { code: 'address', severity, explanation }, first, last)];
  });
}
