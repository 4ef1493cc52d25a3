import { endsHere, type Fix, here, oneOf, type Rule, type View } from './rule.ts';
import { auxiliaries, determiners, otherSubjects, possessives, singularSubjects } from './words.ts';

const QUESTION = oneOf(
  "do does did can could will would should may might must don't doesn't didn't is are was were what where who why how which let",
);
/** Verbs whose past equals the plain form. */
const ALIKE_IN_PAST = oneOf('put let cut hit hurt set read shut cost quit spread beat');
const FOR_SINGULAR = new Map([
  ['are', 'is'],
  ['am', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ["don't", "doesn't"],
  ["haven't", "hasn't"],
  ["aren't", "isn't"],
  ["weren't", "wasn't"],
]);
const FOR_PLURAL = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ["doesn't", "don't"],
  ["hasn't", "haven't"],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
]);
const WISHES = oneOf('if wish as though suppose');
const GROUPS = oneOf('police team family class band group crew club staff audience crowd pair');
/** Words between a subject and its verb. */
const BETWEEN = oneOf('always never often usually sometimes also really only still just');

/** The verb of a subject here: the next word, or the one after always, never, also. */
const verbPlace = (view: View): number => (BETWEEN.has(view.at(1)) ? 2 : 1);

/** Whether a question, an auxiliary verb or a wish before it explains a plain verb. */
function isGoverned(view: View): boolean {
  if (view.before().some(word => QUESTION.has(word) || WISHES.has(word))) return true;
  return auxiliaries.has(view.at(-1));
}

/** The he-form of a plain verb that cannot be anything else. */
function singularForm(view: View, place: number): string | undefined {
  const word = view.at(place);
  const set = FOR_SINGULAR.get(word);
  if (set !== undefined) return set;
  const verb = view.words.verbsByBase.get(word);
  if (!verb || ALIKE_IN_PAST.has(word) || word === 'be') return undefined;
  return verb.past === word ? undefined : verb.s;
}

function pluralForm(view: View, place: number): string | undefined {
  const word = view.at(place);
  return FOR_PLURAL.get(word) ?? (word === 'am' ? 'are' : view.words.verbsByS.get(word)?.base);
}

const change = (place: number, text: string | undefined): Fix | undefined =>
  text === undefined ? undefined : { from: place, to: place, text };

/** Whether the word can only be a singular noun, not a plural. */
function isSingularNoun(view: View, place: number): boolean {
  const word = view.at(place);
  return view.words.nounsBySingular.has(word) && !view.words.nounsByPlural.has(word);
}

/** Places after a determiner and its adjectives. */
function nounPlace(view: View): number {
  let place = 1;
  while (view.words.adjectives.has(view.at(place)) && place < 3) place += 1;
  return place;
}

const AFTER_LIKE = oneOf(
  'this that these those me mine you yours him hers ours us it them a an the my',
);
const IS_VERB_NOUN = (view: View, word: string): boolean => view.words.nounsBySingular.has(word);

/** A plain verb after a noun is only certain if it is not also a noun, or an object follows. */
function isSurelyVerb(view: View, place: number): boolean {
  const [word, next] = [view.at(place), view.at(place + 1)];
  if (FOR_SINGULAR.has(word)) return true;
  if (word === 'like') return !AFTER_LIKE.has(next) && !endsHere(next);
  if (!view.words.verbsByBase.has(word)) return false;
  if (view.words.adjectives.has(word) || view.words.nounsBySingular.has(word)) {
    return determiners.has(next) || next === 'with' || next === 'football';
  }
  return view.words.groups.get(word) === 1;
}

const ASKING = oneOf('what where when who why how');

/** do he: does; does you: do; is they: are. */
function fittingAuxiliary(view: View): string | undefined {
  const [verb, subject] = [view.at(0), view.at(1)];
  if (subject === 'he' || subject === 'she') {
    return view.begins ? { do: 'does', "don't": "doesn't" }[verb] : undefined;
  }
  if (!otherSubjects.has(subject)) return undefined;
  // What is you name: the mistake is not in the verb.
  if (view.words.nounsBySingular.has(view.at(2)) || view.at(2).startsWith('favo')) return undefined;
  const plain = { does: 'do', "doesn't": "don't" }[verb];
  return plain ?? (subject === 'i' ? undefined : { is: 'are', was: 'were' }[verb]);
}

export const agreement: readonly Rule[] = [
  {
    name: 'he go',
    reason: 'agreement',
    find(view) {
      if (!singularSubjects.has(view.at(0)) || !view.beginsClause || isGoverned(view)) return;
      if (view.at(-1) === 'that') return;
      const place = verbPlace(view);
      const object = view.at(0) === 'it' && !view.begins;
      if (object && !FOR_SINGULAR.has(view.at(place))) return;
      return change(place, singularForm(view, place));
    },
  },
  {
    name: 'Ali like',
    reason: 'agreement',
    find(view) {
      if (!view.begins || !view.isName(0) || view.words.groups.has(view.at(0))) return;
      const place = verbPlace(view);
      return isSurelyVerb(view, place) ? change(place, singularForm(view, place)) : undefined;
    },
  },
  {
    name: 'I likes',
    reason: 'agreement',
    find(view) {
      if (!otherSubjects.has(view.at(0)) || !view.beginsClause || isGoverned(view)) return;
      const place = verbPlace(view);
      const verb = view.at(place);
      if (view.at(0) !== 'i') return change(place, pluralForm(view, place));
      if (view.at(-1) === 'and') return;
      if (verb === 'is' || verb === 'are') return change(place, 'am');
      if (verb === 'were') return change(place, 'was');
      return verb === 'was' || verb === 'am' ? undefined : change(place, pluralForm(view, place));
    },
  },
  {
    name: 'my sister like',
    reason: 'agreement',
    find(view) {
      const opens = possessives.has(view.at(0)) || view.at(0) === 'the' || view.at(0) === 'this';
      if (!opens || !view.begins) return;
      const noun = nounPlace(view);
      if (!isSingularNoun(view, noun) || GROUPS.has(view.at(noun))) return;
      const place = BETWEEN.has(view.at(noun + 1)) ? noun + 2 : noun + 1;
      return isSurelyVerb(view, place) ? change(place, singularForm(view, place)) : undefined;
    },
  },
  {
    name: 'my friends is',
    reason: 'agreement',
    find(view) {
      const word = view.at(0);
      const opens = possessives.has(word) || word === 'the' || word === 'these' || word === 'those';
      if (!opens || !view.begins) return;
      const place = nounPlace(view);
      if (!isCountedPlural(view, place)) return;
      const verb = view.at(place + 1);
      const fits = FOR_PLURAL.has(verb) || /^(?:likes|goes|plays|lives|wants|eats)$/.test(verb);
      return fits ? change(place + 1, pluralForm(view, place + 1)) : undefined;
    },
  },
  {
    name: 'people is',
    reason: 'agreement',
    find(view) {
      if (!/^(?:people|children)$/.test(view.at(0)) || !view.begins) return;
      return FOR_PLURAL.has(view.at(1)) ? change(1, pluralForm(view, 1)) : undefined;
    },
  },
  {
    name: 'everybody are',
    reason: 'agreement',
    find(view) {
      if (!/^(?:every|some|no)(?:body|one)$/.test(view.at(0)) || !view.begins) return;
      return isSurelyVerb(view, 1) ? change(1, singularForm(view, 1)) : undefined;
    },
  },
  {
    name: 'this are',
    reason: 'agreement',
    find(view) {
      const word = view.at(0);
      if (!view.begins) return;
      if ((word === 'this' || word === 'that') && view.at(1) === 'are') {
        return here(word === 'this' ? 'these' : 'those');
      }
      if ((word !== 'these' && word !== 'those') || view.at(1) !== 'is') return;
      const noun = determiners.has(view.at(2)) ? 3 : 2;
      if (isSingularNoun(view, noun)) return here(word === 'these' ? 'this' : 'that');
      return isCountedPlural(view, noun) ? change(1, 'are') : undefined;
    },
  },
  {
    name: 'one of my friend',
    reason: 'agreement',
    find(view) {
      if (view.at(0) !== 'one' || view.at(1) !== 'of' || !determiners.has(view.at(2))) return;
      const place = view.words.adjectives.has(view.at(3)) ? 4 : 3;
      const { plural } = view.words.nounsBySingular.get(view.at(place)) ?? { plural: null };
      const alone = /^(?:is|was|has|likes|lives|plays|in|at|from)?$|^[.,!?]/.test(
        view.at(place + 1),
      );
      return plural !== null && alone && isSingularNoun(view, place)
        ? change(place, plural)
        : undefined;
    },
  },
  {
    name: 'does you',
    reason: 'agreement',
    find(view) {
      const opens = view.begins || ASKING.has(view.at(-1));
      const fitting = opens ? fittingAuxiliary(view) : undefined;
      return fitting === undefined ? undefined : here(fitting);
    },
  },
  {
    name: 'there is two',
    reason: 'agreement',
    find(view) {
      if (view.at(0) !== 'there' || !view.begins) return;
      const [verb, next] = [view.at(1), view.at(2)];
      const plural =
        /^(?:two|three|four|five|six|seven|eight|nine|ten|many|\d+)$/.test(next) && next !== '1';
      if ((verb === 'is' || verb === 'was') && (plural || isCountedPlural(view, 2))) {
        return { from: 1, to: 1, text: verb === 'is' ? 'are' : 'were' };
      }
      return isOneOnly(view) ? { from: 1, to: 1, text: verb === 'are' ? 'is' : 'was' } : undefined;
    },
  },
];

const isCountedPlural = (view: View, place: number): boolean => {
  const noun = view.words.nounsByPlural.get(view.at(place));
  return noun !== undefined && noun.singular !== noun.plural && !IS_VERB_NOUN(view, view.at(place));
};

/** there are a dog. */
function isOneOnly(view: View): boolean {
  if (!/^(?:are|were)$/.test(view.at(1)) || !/^an?$/.test(view.at(2))) return false;
  if (view.after().some(word => word === 'and' || word === ',')) return false;
  const noun = view.words.adjectives.has(view.at(3)) ? view.at(4) : view.at(3);
  return view.words.nounsBySingular.has(noun) && !/^(?:lot|group|pair|number|couple)$/.test(noun);
}
