import { type Fix, here, oneOf, type Rule, type View } from './rule.ts';
import { modals, nounVerbs, objectStarts, otherSubjects, plainVerbs, subjects } from './words.ts';

const TOWARDS = oneOf('want wants wanted need needs hope hopes learn decided try tries plan plans');
const LIKING = oneOf('like likes love loves enjoy enjoys hate hates');
const LIKING_SUBJECTS = oneOf(
  "i you we they he she don't doesn't really also always friends children",
);
const HELPERS = oneOf("don't doesn't didn't");
/** With these before it, "can to" is right: all I can to help. */
const ALL = oneOf('what all everything anything as best');
const AFTER_TO = oneOf(
  'want wants wanted like love loves likes have has need needs going try learn hope decided',
);

/** Words that may follow want and need without "to": I need help. */
const WANTED = oneOf('help sleep drink talk walk dance ride use paint drive');

/** Whether this is certainly a plain verb, shown by an object or direction after it. */
function isPlainVerb(view: View, place: number): boolean {
  const word = view.at(place);
  if (plainVerbs.has(word)) return true;
  const next = view.token(place + 1);
  if (word === 'dance' && next?.small === 'music') return false;
  const named = next !== undefined && (view.isName(place + 1) || view.words.proper.has(next.small));
  return nounVerbs.has(word) && (named || objectStarts.has(view.at(place + 1)));
}

/** The plain form of a he-form, past or -ing form; undefined for a plain form or no verb. */
function baseOf(view: View, word: string, ing: boolean): string | undefined {
  const { verbsByBase, verbsByS, verbsByPast, verbsByIng } = view.words;
  if (verbsByBase.has(word)) return undefined;
  return (verbsByS.get(word) ?? verbsByPast.get(word) ?? (ing ? verbsByIng.get(word) : undefined))
    ?.base;
}

const change = (place: number, text: string | undefined): Fix | undefined =>
  text === undefined ? undefined : { from: place, to: place, text };

export const verbs: readonly Rule[] = [
  {
    name: 'have ate',
    reason: 'word',
    find(view) {
      if (!/^(?:have|has|had|i've|we've|they've|you've)$/.test(view.at(0))) return;
      const word = view.at(1);
      const verb = view.words.verbsByPast.get(word);
      if (!verb || verb.participle === word || view.words.nounsBySingular.has(word)) return;
      return verb.past === word ? change(1, verb.participle) : undefined;
    },
  },
  {
    name: 'should of gone',
    reason: 'word',
    find(view) {
      if (!/^(?:should|could|would|must)$/.test(view.at(0)) || view.at(1) !== 'of') return;
      const verb = view.words.verbsByPast.get(view.at(2));
      return verb || view.at(2) === 'been' ? { from: 1, to: 1, text: 'have' } : undefined;
    },
  },
  {
    name: 'I like play',
    reason: 'word',
    find(view) {
      if (!LIKING.has(view.at(0)) || !LIKING_SUBJECTS.has(view.at(-1))) return;
      if (view.before().includes('would') || !isPlainVerb(view, 1)) return;
      return change(1, view.words.verbsByBase.get(view.at(1))?.ing);
    },
  },
  {
    name: 'I would like play',
    reason: 'word',
    find(view) {
      const would = view.at(-1) === 'would' || /^(?:i|you|he|she|we|they)'d$/.test(view.at(-1));
      if (view.at(0) !== 'like' || !would || !isPlainVerb(view, 1)) return;
      return { from: 1, to: 1, text: `to ${view.at(1)}` };
    },
  },
  {
    name: 'I want go',
    reason: 'word',
    find(view) {
      if (!TOWARDS.has(view.at(0)) || !isPlainVerb(view, 1) || WANTED.has(view.at(1))) return;
      if (!subjects.has(view.at(-1)) && !/n't$|^(?:really|also|friends)$/.test(view.at(-1))) return;
      return { from: 1, to: 1, text: `to ${view.at(1)}` };
    },
  },
  {
    name: 'to went',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'to' || !AFTER_TO.has(view.at(-1))) return;
      const word = view.at(1);
      const ing = !/^(?:like|love|loves|likes)$/.test(view.at(-1)) && view.at(-1) !== 'going';
      if (view.words.nounsByPlural.has(word) || view.words.nounsBySingular.has(word)) return;
      if (view.words.adjectives.has(word)) return;
      return change(1, baseOf(view, word, ing));
    },
  },
  {
    name: 'can plays',
    reason: 'word',
    find(view) {
      if (!modals.has(view.at(0)) || !/^(?:i|you|he|she|it|we|they)$/.test(view.at(-1))) return;
      if (view.at(1) !== 'to') return change(1, modalBase(view));
      if (view.before().some(word => ALL.has(word)) || !view.words.verbsByBase.has(view.at(2)))
        return;
      return { from: 1, to: 2, text: view.at(2) };
    },
  },
  {
    name: "didn't went",
    reason: 'word',
    find(view) {
      if (!HELPERS.has(view.at(0)) || view.at(1) === 'lost') return;
      return change(1, baseOf(view, view.at(1), false));
    },
  },
  {
    name: 'did you went',
    reason: 'word',
    find(view) {
      const asks = /^(?:do|does|did)$/.test(view.at(0)) && subjects.has(view.at(1));
      const opens = view.begins || oneOf('what where when who why how').has(view.at(-1));
      if (!asks || !opens || view.at(1) === 'it') return;
      return change(2, baseOf(view, view.at(2), false));
    },
  },
  {
    name: 'I am agree',
    reason: 'word',
    find(view) {
      const verb = /^(?:agree|have|want|live|know|need|think)$/;
      if (view.at(0) === "i'm" && verb.test(view.at(1))) {
        return { from: 0, to: 1, text: `I ${view.at(1)}` };
      }
      if (view.at(0) !== 'i' || view.at(1) !== 'am' || !verb.test(view.at(2))) return;
      return { from: 1, to: 2, text: view.at(2) };
    },
  },
  {
    name: 'I very like',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'very' || !subjects.has(view.at(-1))) return;
      return /^(?:like|likes|love|loves|want|wants|enjoy|enjoys|miss)$/.test(view.at(1))
        ? here('really')
        : undefined;
    },
  },
  {
    name: 'I from Turkey',
    reason: 'word',
    find(view) {
      const [subject, verb] = [view.at(0), view.at(1)];
      if (!view.begins || verb !== 'from' || !/^\p{Lu}/u.test(view.token(2)?.text ?? '')) return;
      if (subject === 'i') return { from: 1, to: 1, text: 'am from' };
      if (otherSubjects.has(subject)) return { from: 1, to: 1, text: 'are from' };
      return subject === 'he' || subject === 'she'
        ? { from: 1, to: 1, text: 'is from' }
        : undefined;
    },
  },
  {
    name: 'my name Ali',
    reason: 'word',
    find(view) {
      if (view.at(0) !== 'my' || view.at(1) !== 'name' || !view.beginsClause) return;
      const next = view.token(2);
      return next?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(next.text)
        ? { from: 1, to: 1, text: 'name is' }
        : undefined;
    },
  },
  {
    name: 'I have 10 years',
    reason: 'word',
    find(view) {
      const verb = view.at(0);
      if (!/^(?:have|has)$/.test(verb) || view.token(1)?.kind !== 'number') return;
      if (view.at(2) !== 'years' || !/^(?:old)?$|^[.!,]/.test(view.at(3))) return;
      const be = verb === 'has' ? 'is' : view.at(-1) === 'i' ? 'am' : undefined;
      const old = view.at(3) === 'old' ? 3 : 2;
      return be && { from: 0, to: old, text: `${be} ${view.at(1)} years old` };
    },
  },
  {
    name: 'I am 10 years',
    reason: 'word',
    find(view) {
      if (view.token(0)?.kind !== 'number' || !/^(?:am|is|are|i'm|he's|she's)$/.test(view.at(-1)))
        return;
      if (view.at(1) === 'years' && /^[.!,]|^$|^and$/.test(view.at(2))) {
        return { from: 1, to: 1, text: 'years old' };
      }
      const many = view.at(0) !== '1';
      return many &&
        view.at(1) === 'year' &&
        view.at(2) === 'old' &&
        /^[.!,]|^$|^and$/.test(view.at(3))
        ? { from: 1, to: 1, text: 'years' }
        : undefined;
    },
  },
];

function modalBase(view: View): string | undefined {
  const word = view.at(1);
  if (/^(?:had|has|was|is|does|did|been)$/.test(word)) return undefined;
  if (view.words.nounsByPlural.has(word) && !view.words.verbsByS.has(word)) return undefined;
  return baseOf(view, word, false);
}
