import { endsHere, here, oneOf, type Rule } from './rule.ts';
import { plainVerbs, possessives } from './words.ts';

const DAYS = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/;
const MONTHS = /^(?:january|february|april|june|july|august|september|october|november|december)$/;
const SPORTS =
  /^(?:football|basketball|tennis|volleyball|baseball|chess|rugby|handball|badminton)$/;
const HAVING = /^(?:am|is|are|was|were|have|has|had|eat|ate|there's)$/;
const GOING = oneOf('go goes going went walk walks');
const AFTER_YOURE = oneOf('welcome my a an the so very really nice not right great amazing funny');
const AFTER_ITS = oneOf(
  'a an the my so very really not raining snowing fun sunny cloudy windy called',
);

export const wordChoice: readonly Rule[] = [
  {
    name: 'listen music',
    reason: 'word',
    find(view) {
      if (!/^listen(?:s|ed|ing)?$/.test(view.at(0))) return;
      const next = view.at(1);
      return /^(?:music|songs|pop|rock|me|him|them|the|my|a|english)$/.test(next)
        ? here(`${view.at(0)} to`)
        : undefined;
    },
  },
  {
    name: 'wait me',
    reason: 'word',
    find(view) {
      const waits = /^wait(?:s|ed|ing)?$/.test(view.at(0));
      return waits && /^(?:me|you|him|us|them|your|my)$/.test(view.at(1))
        ? here(`${view.at(0)} for`)
        : undefined;
    },
  },
  {
    name: 'go to home',
    reason: 'word',
    find(view) {
      if (!GOING.has(view.at(0)) || view.at(1) !== 'to') return;
      if (view.at(2) === 'home' && !/^(?:ec|game|page)/.test(view.at(3)))
        return { from: 1, to: 2, text: 'home' };
      const ing = /^(?:swimming|shopping|skiing|fishing|camping|skating|dancing|hiking|cycling)$/;
      return ing.test(view.at(2)) && endsHere(view.at(3))
        ? { from: 1, to: 2, text: view.at(2) }
        : undefined;
    },
  },
  {
    name: 'go school',
    reason: 'word',
    find(view) {
      if (!GOING.has(view.at(0)) || !/^(?:school|bed|church|university|work)$/.test(view.at(1)))
        return;
      return endsHere(view.at(2)) || /^(?:on|at|in|every|with|by|early|late|now)$/.test(view.at(2))
        ? { from: 1, to: 1, text: `to ${view.at(1)}` }
        : undefined;
    },
  },
  {
    name: 'in Monday',
    reason: 'word',
    find(view) {
      return /^(?:in|at)$/.test(view.at(0)) && DAYS.test(view.at(1)) ? here('on') : undefined;
    },
  },
  {
    name: 'on July',
    reason: 'word',
    find(view) {
      if (!/^(?:on|at)$/.test(view.at(0)) || !MONTHS.test(view.at(1))) return;
      return endsHere(view.at(2)) && view.token(2)?.kind !== 'number' ? here('in') : undefined;
    },
  },
  {
    name: 'on the morning',
    reason: 'word',
    find(view) {
      if (!/^(?:on|at)$/.test(view.at(0)) || view.at(1) !== 'the') return;
      return /^(?:morning|afternoon|evening)$/.test(view.at(2)) && endsHere(view.at(3))
        ? here('in')
        : undefined;
    },
  },
  {
    name: 'in the weekend',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'in' || view.at(1) !== 'the' || !/^weekends?$/.test(view.at(2))) return;
      return here(view.dialect === 'gb' ? 'at' : 'on');
    },
  },
  {
    name: 'in 5 o’clock',
    reason: 'word',
    find(view) {
      return /^(?:in|on)$/.test(view.at(0)) && view.at(2) === "o'clock" ? here('at') : undefined;
    },
  },
  {
    name: 'play the football',
    reason: 'article',
    find(view) {
      if (
        !/^play(?:s|ed|ing)?$/.test(view.at(0)) ||
        view.at(1) !== 'the' ||
        !SPORTS.test(view.at(2))
      )
        return;
      return endsHere(view.at(3)) ? { from: 1, to: 2, text: view.at(2) } : undefined;
    },
  },
  {
    name: 'good in English',
    reason: 'word',
    find(view) {
      const good =
        view.at(-1) === 'good' &&
        /n't$|^(?:am|is|are|i'm|he's|she's|not|very|so)$/.test(view.at(-2));
      const subject =
        SPORTS.test(view.at(1)) ||
        /^(?:english|maths|math|drawing|swimming|singing)$/.test(view.at(1));
      return view.at(0) === 'in' && good && subject ? here('at') : undefined;
    },
  },
  {
    name: 'your welcome',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'your' || !view.beginsClause || !AFTER_YOURE.has(view.at(1))) return;
      const surely = /^(?:welcome|my|a|an|the|so|very|not)$/.test(view.at(1));
      return surely || endsHere(view.at(2)) ? here("you're") : undefined;
    },
  },
  {
    name: 'its a',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'its' || !view.beginsClause) return;
      const says = view.words.adjectives.has(view.at(1)) && endsHere(view.at(2));
      return says || AFTER_ITS.has(view.at(1)) ? here("it's") : undefined;
    },
  },
  {
    name: "it's name",
    reason: 'word',
    find(view) {
      if (view.at(0) !== "it's") return;
      const eats = /^(?:eats?|ate|drinks?|wags?|plays?|loves?|likes?|sleeps?|with|in|for)$/.test(
        view.at(-1),
      );
      const thing = /^(?:food|ball|mother|babies|milk|bed|house|toys?|owner|nest|eggs|wings|paws)$/;
      if (eats && thing.test(view.at(1))) return here('its');
      return /^(?:name|tail|colour|color|ears|eyes|nose|head|legs)$/.test(view.at(1))
        ? here('its')
        : undefined;
    },
  },
  {
    name: 'their is',
    reason: 'word',
    find(view) {
      return view.at(0) === 'their' && /^(?:is|are|was|were)$/.test(view.at(1))
        ? here('there')
        : undefined;
    },
  },
  {
    name: 'bigger then',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'then' || !view.words.comparatives.has(view.at(-1))) return;
      const next = view.at(1);
      return next === 'me' || possessives.has(next) || /^(?:the|a|an|you|him|us|them)$/.test(next)
        ? here('than')
        : undefined;
    },
  },
  {
    name: 'to much',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'to') return;
      const many = view.at(1) === 'many' && HAVING.test(view.at(-1));
      const much = view.at(1) === 'much' && !/^(?:thanks|due|according)$/.test(view.at(-1));
      return many || much ? here('too') : undefined;
    },
  },
  {
    name: 'me to.',
    reason: 'word',
    find(view) {
      const alone = view.at(0) === 'to' && view.at(-1) === 'me' && view.before().length === 1;
      return alone && /^$|^[.!]/.test(view.at(1)) ? here('too') : undefined;
    },
  },
  {
    name: 'want too play',
    reason: 'word',
    find(view) {
      const leads = /^(?:want|wants|like|likes|have|has|going|need|love|loves)$/.test(view.at(-1));
      const verb = plainVerbs.has(view.at(1)) || view.at(1) === 'play';
      return view.at(0) === 'too' && leads && verb ? here('to') : undefined;
    },
  },
  {
    name: 'more bigger',
    reason: 'word',
    find(view) {
      const { comparatives, superlatives } = view.words;
      if (view.at(0) === 'more' && comparatives.has(view.at(1)))
        return { from: 0, to: 1, text: view.at(1) };
      if (view.at(0) === 'most' && superlatives.has(view.at(1)))
        return { from: 0, to: 1, text: view.at(1) };
      return undefined;
    },
  },
  {
    name: 'more good',
    reason: 'word',
    find(view) {
      const next = view.at(1);
      if (view.at(0) !== 'more' || !/^(?:good|bad|big|small|tall|old|fast|easy|happy)$/.test(next))
        return;
      const better =
        { good: 'better', bad: 'worse' }[next] ?? comparativeOf(view.words.comparatives, next);
      return view.at(2) === 'than' && better !== undefined
        ? { from: 0, to: 1, text: better }
        : undefined;
    },
  },
];

const comparativeOf = (
  comparatives: ReadonlyMap<string, string>,
  plain: string,
): string | undefined => [...comparatives].find(([, of]) => of === plain)?.[0];
