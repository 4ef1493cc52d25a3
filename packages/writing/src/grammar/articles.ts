import { endsHere, here, oneOf, type Rule, type View } from './rule.ts';
import { countable, determiners, jobs, numbers } from './words.ts';

/** Spelt with a vowel, pronounced with a consonant. */
const HEARD_CONSONANT = /^(?:uni(?!n|m)|us(?:e|u)|eu|one(?!$)|once$|one$|ur|uk|ut)/;
/** Spelt with h, pronounced with a vowel. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;
const LETTER_HEARD_VOWEL = /^[aefhilmnorsx]$/;

/** Whether a word is pronounced with a vowel first. */
function soundsWithVowel(word: string): boolean {
  if (word.length === 1) return LETTER_HEARD_VOWEL.test(word);
  if (SILENT_H.test(word)) return true;
  return /^[aeiou]/.test(word) && !HEARD_CONSONANT.test(word);
}

const HAVING = oneOf('have has had got want wants');
const BEING = oneOf("am is i'm he's she's");
/** Numbers after these are names or times of day. */
const NAMING = oneOf(
  'number room level class grade page year chapter part unit bus form group season episode at in on by until from after before line',
);
const MEASURES = oneOf(
  'year minute hour day week month metre meter kilometre kilometer star person o',
);

/** Whether the next word shows that this noun is not the first part of a compound. */
const isWholeNoun = (view: View, place: number): boolean => {
  const word = view.at(place);
  if (endsHere(word)) return true;
  if (view.words.nounsBySingular.has(word) || view.words.nounsByPlural.has(word)) return false;
  return view.words.groups.get(word) === 1 && !view.words.adjectives.has(word);
};

/** A countable noun that is neither a verb nor an adjective. */
function onlyNoun(
  view: View,
  place: number,
): { singular: string; plural: string | null } | undefined {
  const word = view.at(place);
  const { nounsBySingular, verbsByBase, adjectives, nounsByPlural } = view.words;
  if (verbsByBase.has(word) && !countable.has(word)) return undefined;
  if (adjectives.has(word) || nounsByPlural.has(word)) return undefined;
  return nounsBySingular.get(word);
}

const clearPlural = (view: View, place: number) => {
  const word = view.at(place);
  const noun = view.words.nounsByPlural.get(word);
  if (!noun || noun.plural === null || noun.singular === noun.plural) return undefined;
  const ambiguous = view.words.verbsByS.has(word) || view.words.nounsBySingular.has(word);
  return ambiguous && !countable.has(noun.singular) ? undefined : noun;
};

export const articles: readonly Rule[] = [
  {
    name: 'a apple',
    reason: 'article',
    find(view) {
      const next = view.token(1);
      if (view.at(0) !== 'a' || next?.kind !== 'word' || next.glued) return;
      const known = view.words.groups.has(next.small) || view.words.proper.has(next.small);
      return known && next.small.length > 1 && soundsWithVowel(next.small) ? here('an') : undefined;
    },
  },
  {
    name: 'an dog',
    reason: 'article',
    find(view) {
      const next = view.token(1);
      if (view.at(0) !== 'an' || next?.kind !== 'word' || next.small.length < 2) return;
      return view.words.groups.has(next.small) && !soundsWithVowel(next.small)
        ? here('a')
        : undefined;
    },
  },
  {
    name: 'a dogs',
    reason: 'agreement',
    find(view) {
      if (!/^an?$/.test(view.at(0))) return;
      const place = view.words.adjectives.has(view.at(1)) ? 2 : 1;
      if (/^(?:few|lot|many|hundred|thousand|million)$/.test(view.at(1))) return;
      const noun = clearPlural(view, place);
      return noun && isWholeNoun(view, place + 1)
        ? { from: place, to: place, text: noun.singular }
        : undefined;
    },
  },
  {
    name: 'I have dog',
    reason: 'article',
    find(view) {
      if (!HAVING.has(view.at(0))) return;
      const adjective =
        view.words.adjectives.has(view.at(1)) && !/^(?:many|some|any|no)$/.test(view.at(1));
      const place = adjective ? 2 : 1;
      if (!countable.has(view.at(place)) || !endsOrGoesOn(view, place + 1)) return;
      if (/^(?:next|last|same|first|other|own)$/.test(view.at(1))) return;
      return { from: 1, to: 1, text: `${soundsWithVowel(view.at(1)) ? 'an' : 'a'} ${view.at(1)}` };
    },
  },
  {
    name: 'I am student',
    reason: 'article',
    find(view) {
      if (!BEING.has(view.at(0)) || (view.at(0) === 'am' && view.at(-1) !== 'i')) return;
      if (
        view.at(0) === 'is' &&
        !/^(?:he|she|mother|father|mum|mom|dad|brother|sister)$/.test(view.at(-1))
      )
        return;
      const adjective = view.words.adjectives.has(view.at(1));
      const place = adjective ? 2 : 1;
      if (!jobs.has(view.at(place)) || !endsOrGoesOn(view, place + 1)) return;
      if (/^(?:next|last|same|first|best|other)$/.test(view.at(1))) return;
      return { from: 1, to: 1, text: `${soundsWithVowel(view.at(1)) ? 'an' : 'a'} ${view.at(1)}` };
    },
  },
  {
    name: 'two cat',
    reason: 'agreement',
    find(view) {
      const written = view.token(0);
      const isPart = written?.glued === true && /\p{L}$/u.test(view.at(-1)); // gr8
      const digits =
        written?.kind === 'number' && !isPart && /^(?:[2-9]|[1-9]\d)$/.test(written.small);
      if (!digits && !numbers.has(view.at(0))) return;
      if (NAMING.has(view.at(-1)) || /^(?:a|the)$/.test(view.at(-1))) return;
      const place = view.words.adjectives.has(view.at(1)) ? 2 : 1;
      const isOne = /^(?:these|those)$/.test(view.at(0)) && /^(?:is|was|has)$/.test(view.at(2));
      if (isOne) return;
      const noun = onlyNoun(view, place);
      if (!noun || MEASURES.has(noun.singular) || !isWholeNoun(view, place + 1)) return;
      const { plural } = noun;
      if (plural === null || plural === noun.singular) return;
      return { from: place, to: place, text: plural };
    },
  },
  {
    name: 'this dogs',
    reason: 'agreement',
    find(view) {
      if (!/^(?:this|that)$/.test(view.at(0))) return;
      if (!view.begins && !/^(?:like|likes|love|loves|at|in|with|see|have)$/.test(view.at(-1)))
        return;
      const place = view.words.adjectives.has(view.at(1)) ? 2 : 1;
      if (!clearPlural(view, place) || !isWholeNoun(view, place + 1)) return;
      return here(view.at(0) === 'this' ? 'these' : 'those');
    },
  },
  {
    name: 'much friends',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'much' || /^(?:very|so)$/.test(view.at(-1))) return;
      return clearPlural(view, 1) ? here('many') : undefined;
    },
  },
  {
    name: 'many homework',
    reason: 'word',
    find(view) {
      const noun =
        /^(?:homework|money|water|bread|milk|rice|music|fun|time|rain|snow|traffic|sugar)$/;
      if (view.at(0) !== 'many' || !noun.test(view.at(1)) || !isWholeNoun(view, 2)) return;
      return here(view.at(-1) === 'how' || view.before().includes("don't") ? 'much' : 'a lot of');
    },
  },
  {
    name: 'the my',
    reason: 'article',
    find(view) {
      if (
        !/^(?:the|a)$/.test(view.at(0)) ||
        !/^(?:my|your|his|our|their|this|these)$/.test(view.at(1))
      )
        return;
      return { from: 0, to: 1, text: view.at(1) };
    },
  },
];

/** Whether the sentence ends, or the next word cannot belong to the noun. */
function endsOrGoesOn(view: View, place: number): boolean {
  const word = view.at(place);
  return (
    endsHere(word) ||
    /^(?:in|at|with|from|too|now|is|his|her|its|it|he|she)$/.test(word) ||
    determiners.has(word)
  );
}
