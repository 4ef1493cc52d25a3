import { oneOf, type Rule } from './rule.ts';

/** Words that may be plural though they have no plural: there are police in the street. */
const PLURAL_TOO = oneOf('police staff fruit youth people chicken fish');
/** What may follow a whole noun: there are snow in the garden. */
const AFTER_NOUN = oneOf(
  'in on at near under behind here there everywhere outside inside today now for from around',
);

/** there are snow, there are some water. */
export const uncounted: Rule = {
  name: 'there are snow',
  reason: 'agreement',
  find(view) {
    if (view.at(0) !== 'there' || !view.begins || !/^(?:are|were)$/.test(view.at(1))) return;
    const lot = view.at(2) === 'a' && view.at(3) === 'lot' && view.at(4) === 'of';
    let place = lot ? 5 : /^(?:some|much|no|any|so)$/.test(view.at(2)) ? 3 : 2;
    if (view.at(place) === 'much') place += 1;
    if (view.words.adjectives.has(view.at(place))) place += 1;
    const noun = view.at(place);
    if (!view.words.uncounted.has(noun) || PLURAL_TOO.has(noun)) return;
    // There are bread and butter; there are snow leopards.
    const [next, ...more] = view.after().slice(place);
    const isWhole = next === undefined || /^[.!?]/.test(next) || AFTER_NOUN.has(next);
    if (!isWhole || more.some(word => word === 'and' || word === ',')) return;
    return { from: 1, to: 1, text: view.at(1) === 'are' ? 'is' : 'was' };
  },
};
