import { endsHere, type Fix, here, oneOf, type Rule, type View } from './rule.ts';
import { numbers } from './words.ts';

const change = (place: number, text: string | undefined): Fix | undefined =>
  text === undefined ? undefined : { from: place, to: place, text };

const AFTER_NOT =
  /^(?:have|like|want|know|understand|eat|go|play|speak|see|live|need|love|remember|think)$/;
const SIZES: Readonly<Record<string, string>> = {
  fast: 'fastest',
  good: 'best',
  bad: 'worst',
  big: 'biggest',
  small: 'smallest',
  tall: 'tallest',
  old: 'oldest',
  easy: 'easiest',
  happy: 'happiest',
  nice: 'nicest',
  strong: 'strongest',
};
const TIRED = oneOf('tired small big late hot cold old young hungry short sad happy busy scared');
const SPANS = /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/;
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const KIN = oneOf(
  'friend mum mom dad mother father sister brother dog cat teacher grandma grandpa',
);
const OWN = oneOf('friend mum mom dad mother father sister brother dog cat teacher cousin hamster');
const UNCOUNTED: Readonly<Record<string, string>> = {
  homeworks: 'homework',
  informations: 'information',
  advices: 'advice',
  furnitures: 'furniture',
};

const isNumber = (view: View, place: number): boolean =>
  view.token(place)?.kind === 'number' || numbers.has(view.at(place)) || view.at(place) === 'many';

type Find = Rule['find'];
const word = (name: string, find: Find): Rule => ({ name, reason: 'word', find });

/** Phrases that learners translate from their own languages, each with one certain correction. */
export const phrases: readonly Rule[] = [
  word('I have ten years', view => {
    if (!/^(?:have|has)$/.test(view.at(0)) || !numbers.has(view.at(1))) return;
    if (view.at(2) !== 'years' || !/^(?:old)?$|^[.!,]/.test(view.at(3))) return;
    const be = view.at(0) === 'has' ? 'is' : view.at(-1) === 'i' ? 'am' : undefined;
    const last = view.at(3) === 'old' ? 3 : 2;
    return be && { from: 0, to: last, text: `${be} ${view.at(1)} years old` };
  }),
  word('I no have', view => {
    const isSubject = /^(?:i|you|we|they)$/.test(view.at(-1));
    if (!isSubject || !/^(?:no|not)$/.test(view.at(0)) || !AFTER_NOT.test(view.at(1))) return;
    return here("don't");
  }),
  word("I don't no", view => {
    if (view.at(0) !== 'no' || !/^(?:don't|dont|doesn't)$/.test(view.at(-1))) return;
    return endsHere(view.at(1)) || /^(?:what|where|how|why|who|him|her|it)$/.test(view.at(1))
      ? here('know')
      : undefined;
  }),
  word('is very hot', view => {
    if (!view.begins || view.at(0) !== 'is' || view.after().at(-1)?.startsWith('?')) return;
    const weather = /^(?:raining|snowing|sunny|cloudy|windy)$/.test(view.at(1));
    const adjective = view.at(1) === 'very' && view.words.adjectives.has(view.at(2));
    return weather || adjective ? here('it is') : undefined;
  }),
  word('more better', view =>
    /^(?:more|most)$/.test(view.at(0)) && /^(?:better|worse|best|worst)$/.test(view.at(1))
      ? { from: 0, to: 1, text: view.at(1) }
      : undefined,
  ),
  word('the most fast', view => {
    const size = view.at(-1) === 'the' && view.at(0) === 'most' ? SIZES[view.at(1)] : undefined;
    return size === undefined ? undefined : { from: 0, to: 1, text: size };
  }),
  word('interesting in', view => {
    const felt = { interesting: 'interested', exciting: 'excited' }[view.at(0)];
    const about = { interesting: 'in', exciting: 'about' }[view.at(0)];
    const isPerson =
      /^(?:am|i'm|very|are)$/.test(view.at(-1)) && /^(?:i|we|i'm)$/.test(view.before()[0] ?? '');
    return isPerson && view.at(1) === about ? change(0, felt) : undefined;
  }),
  word('by foot', view => (view.at(0) === 'by' && view.at(1) === 'foot' ? here('on') : undefined)),
  word('I born', view => {
    if (view.at(0) !== 'born') return;
    if (/^(?:i|he|she)$/.test(view.at(-1))) return here('was born');
    return /^(?:you|we|they)$/.test(view.at(-1)) ? here('were born') : undefined;
  }),
  word('since two years', view =>
    view.at(0) === 'since' && isNumber(view, 1) && SPANS.test(view.at(2)) && view.at(3) !== 'ago'
      ? here('for')
      : undefined,
  ),
  word('say me', view =>
    view.at(0) === 'say' && /^(?:me|us)$/.test(view.at(1)) ? here('tell') : undefined,
  ),
  word('told to me', view =>
    /^(?:tell|tells|told)$/.test(view.at(0)) &&
    view.at(1) === 'to' &&
    /^(?:me|us|him|her|them)$/.test(view.at(2))
      ? { from: 0, to: 1, text: view.at(0) }
      : undefined,
  ),
  word('went too the', view =>
    view.at(0) === 'too' &&
    /^(?:go|goes|went|going|come|came)$/.test(view.at(-1)) &&
    /^(?:the|my|a|school)$/.test(view.at(1))
      ? here('to')
      : undefined,
  ),
  word('am to tired', view =>
    view.at(0) === 'to' && /^(?:am|is|are|was|i'm)$/.test(view.at(-1)) && TIRED.has(view.at(1))
      ? here('too')
      : undefined,
  ),
  word('my friend name is', view =>
    view.at(-1) === 'my' && OWN.has(view.at(0)) && view.at(1) === 'name' && view.at(2) === 'is'
      ? here(`${view.at(0)}'s`)
      : undefined,
  ),
  word('my mum she is', view => {
    if (!view.begins || view.at(0) !== 'my' || !KIN.has(view.at(1))) return;
    return /^(?:he|she)$/.test(view.at(2)) && /^(?:is|has|likes|works|was)$/.test(view.at(3))
      ? { from: 1, to: 2, text: view.at(1) }
      : undefined;
  }),
  word('in 5 May', view =>
    view.at(0) === 'in' && view.token(1)?.kind === 'number' && MONTHS.test(view.at(2))
      ? here('on')
      : undefined,
  ),
  word('5 o clock', view =>
    view.at(0) === 'o' && view.at(1) === 'clock' && isNumber(view, -1)
      ? { from: 0, to: 1, text: "o'clock" }
      : undefined,
  ),
  word('enjoy to swim', view => {
    if (!/^(?:enjoy|enjoys|enjoyed)$/.test(view.at(0)) || view.at(1) !== 'to') return;
    const ing = view.words.verbsByBase.get(view.at(2))?.ing;
    return ing === undefined ? undefined : { from: 1, to: 2, text: ing };
  }),
  word('look forward to see', view => {
    if (view.at(0) !== 'to' || view.at(-1) !== 'forward') return;
    return change(1, view.words.verbsByBase.get(view.at(1))?.ing);
  }),
  word("I like you're picture", view => {
    if (view.at(0) !== "you're" || !/^(?:like|love|see|saw|with|in|at|of)$/.test(view.at(-1)))
      return;
    const next = view.at(1);
    const isNoun = view.words.nounsBySingular.has(next) || view.words.nounsByPlural.has(next);
    return isNoun && !view.words.adjectives.has(next) && !view.words.verbsByIng.has(next)
      ? here('your')
      : undefined;
  }),
  word('speak the English', view =>
    /^(?:speak|speaks|learn|learns)$/.test(view.at(0)) &&
    view.at(1) === 'the' &&
    view.at(2) === 'english' &&
    endsHere(view.at(3))
      ? { from: 1, to: 2, text: 'English' }
      : undefined,
  ),
  {
    name: 'homeworks are',
    reason: 'agreement',
    find(view) {
      const one = UNCOUNTED[view.at(0)];
      const be = { are: 'is', were: 'was', have: 'has' }[view.at(1)];
      return one && be ? { from: 0, to: 1, text: `${one} ${be}` } : undefined;
    },
  },
  {
    name: 'an informations',
    reason: 'agreement',
    find(view) {
      const one = /^an?$/.test(view.at(0)) ? UNCOUNTED[view.at(1)] : undefined;
      return one === undefined ? undefined : { from: 0, to: 1, text: `some ${one}` };
    },
  },
  {
    name: 'these book is',
    reason: 'agreement',
    find(view) {
      const single = { these: 'this', those: 'that' }[view.at(0)];
      if (single === undefined || !/^(?:is|was|has)$/.test(view.at(2))) return;
      const isOne = view.words.nounsBySingular.has(view.at(1));
      return isOne && !view.words.nounsByPlural.has(view.at(1)) ? here(single) : undefined;
    },
  },
];
