import { type Fix, oneOf, type Rule, type View } from './rule.ts';
import { modals } from './words.ts';

const ASKING = oneOf('what where when why how who');
const MINE = oneOf(
  'name hobby mum mom dad sister brother dog cat teacher country city birthday family favourite favorite best',
);

const isQuestion = (view: View): boolean => view.after().at(-1)?.startsWith('?') === true;

/** where you live: the missing auxiliary, with the plain verb after it. */
function missingHelper(view: View): Fix | undefined {
  const [subject, verb] = [view.at(1), view.at(2)];
  if (/^(?:i|you|we|they)$/.test(subject)) {
    const isVerb = view.words.verbsByBase.has(verb) && !/^(?:be|put|set|cut)$/.test(verb);
    return isVerb ? { from: 1, to: 1, text: `do ${subject}` } : undefined;
  }
  const base = /^(?:he|she|it)$/.test(subject) ? view.words.verbsByS.get(verb)?.base : undefined;
  return base === undefined ? undefined : { from: 1, to: 2, text: `does ${subject} ${base}` };
}

/** Questions with the word order of statements. */
export const questions: readonly Rule[] = [
  {
    name: 'what you are doing?',
    reason: 'word',
    find(view) {
      if (!view.begins || !ASKING.has(view.at(0)) || !isQuestion(view)) return;
      const [subject, verb] = [view.at(1), view.at(2)];
      const fits =
        /^(?:you|we|they|he|she|it)$/.test(subject) && /^(?:are|is|was|were)$/.test(verb);
      return fits ? { from: 1, to: 2, text: `${verb} ${subject}` } : undefined;
    },
  },
  {
    name: 'where you live?',
    reason: 'word',
    find(view) {
      if (!view.begins || !ASKING.has(view.at(0)) || view.at(0) === 'who') return;
      return isQuestion(view) ? missingHelper(view) : undefined;
    },
  },
  {
    name: 'what is you name',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'you' || !MINE.has(view.at(1))) return;
      const asked = /^(?:what|who|where|how)(?:'s)?$/;
      const before = /^(?:is|are)$/.test(view.at(-1)) ? view.at(-2) : view.at(-1);
      return asked.test(before) ? { from: 0, to: 0, text: 'your' } : undefined;
    },
  },
  {
    name: 'can you to help',
    reason: 'word',
    find(view) {
      if (!view.begins || !modals.has(view.at(0)) || view.at(2) !== 'to') return;
      const fits = /^(?:i|you|we|they|he|she)$/.test(view.at(1));
      return fits && view.words.verbsByBase.has(view.at(3))
        ? { from: 2, to: 3, text: view.at(3) }
        : undefined;
    },
  },
];
