import type { TeachingLanguage } from '@digipals/contract';
import { compared, pluralOf, withEd, withIng, withS } from './inflect.ts';
import { type Entry, readList } from './read-list.ts';

/** The forms of a verb: go, goes, going, went, gone. */
export type Verb = {
  readonly base: string;
  readonly s: string;
  readonly ing: string;
  readonly past: string;
  readonly participle: string;
};

/** A noun: dog, dogs. `plural` is null for uncountable nouns. */
export type Noun = { readonly singular: string; readonly plural: string | null };

/** The words of children, with their grammar. */
export type Lexicon = {
  /** Frequency group of each word and form, 1 the most frequent. */
  readonly groups: ReadonlyMap<string, number>;
  /** Words of only one English. */
  readonly dialects: ReadonlyMap<string, TeachingLanguage>;
  /** The spelling in the other English of the word itself, not of its forms. */
  readonly otherSpelling: ReadonlyMap<string, string>;
  readonly verbsByBase: ReadonlyMap<string, Verb>;
  readonly verbsByS: ReadonlyMap<string, Verb>;
  readonly verbsByIng: ReadonlyMap<string, Verb>;
  /** Past and participle, if they differ from the base. */
  readonly verbsByPast: ReadonlyMap<string, Verb>;
  readonly nounsBySingular: ReadonlyMap<string, Noun>;
  readonly nounsByPlural: ReadonlyMap<string, Noun>;
  readonly uncounted: ReadonlySet<string>;
  readonly adjectives: ReadonlySet<string>;
  /** bigger to big. */
  readonly comparatives: ReadonlyMap<string, string>;
  readonly superlatives: ReadonlyMap<string, string>;
  /** Names with their capitals, by their lowercase form. */
  readonly proper: ReadonlyMap<string, string>;
  /** Regular forms of irregular words: goed, childs. */
  readonly overRegular: ReadonlyMap<string, string>;
};

const IRREGULAR_S = new Map([
  ['be', 'is'],
  ['have', 'has'],
]);

let loaded: Lexicon | undefined;

/** The lexicon, loaded on first use. */
export function lexicon(): Lexicon {
  loaded ??= load();
  return loaded;
}

function load(): Lexicon {
  const builder = createBuilder();
  for (const entry of readList('verbs.txt')) builder.addVerb(entry);
  for (const entry of readList('nouns.txt')) builder.addNoun(entry);
  for (const entry of readList('others.txt')) builder.addOther(entry);
  for (const { word } of readList('proper.txt')) builder.addProper(word);
  return builder.built;
}

function createBuilder() {
  const built = {
    groups: new Map<string, number>(),
    dialects: new Map<string, TeachingLanguage>(),
    otherSpelling: new Map<string, string>(),
    verbsByBase: new Map<string, Verb>(),
    verbsByS: new Map<string, Verb>(),
    verbsByIng: new Map<string, Verb>(),
    verbsByPast: new Map<string, Verb>(),
    nounsBySingular: new Map<string, Noun>(),
    nounsByPlural: new Map<string, Noun>(),
    uncounted: new Set<string>(),
    adjectives: new Set<string>(),
    comparatives: new Map<string, string>(),
    superlatives: new Map<string, string>(),
    proper: new Map<string, string>(),
    overRegular: new Map<string, string>(),
  };

  const count = (entry: Entry, ...words: (string | null)[]): void => {
    for (const word of words) {
      if (word === null) continue;
      const small = word.toLowerCase();
      built.groups.set(small, Math.min(entry.group, built.groups.get(small) ?? entry.group));
      if (small !== word) built.proper.set(small, word);
      if (entry.dialect) built.dialects.set(small, entry.dialect);
    }
    if (entry.other !== null) built.otherSpelling.set(entry.word, entry.other);
  };

  return {
    built,
    addVerb(entry: Entry): void {
      const verb = verbOf(entry);
      built.verbsByBase.set(verb.base, verb);
      built.verbsByS.set(verb.s, verb);
      built.verbsByIng.set(verb.ing, verb);
      for (const form of [verb.past, verb.participle]) {
        if (form !== verb.base) built.verbsByPast.set(form, verb);
      }
      if (entry.forms.length > 0) {
        for (const doubled of [true, false]) {
          const wrong = withEd(verb.base, doubled);
          if (wrong !== verb.past) built.overRegular.set(wrong, verb.past);
        }
      }
      count(entry, ...Object.values(verb));
    },
    addNoun(entry: Entry): void {
      const { word, sign, forms } = entry;
      if (sign === '=') {
        built.nounsByPlural.set(word, { singular: word, plural: word });
        count(entry, word);
        return;
      }
      const noun = { singular: word, plural: sign === '~' ? null : (forms[0] ?? pluralOf(word)) };
      built.nounsBySingular.set(word, noun);
      if (noun.plural === null) built.uncounted.add(word);
      else built.nounsByPlural.set(noun.plural, noun);
      if (forms[0] !== undefined) built.overRegular.set(pluralOf(word), forms[0]);
      count(entry, word, noun.plural);
    },
    addOther(entry: Entry): void {
      const { word, sign, part } = entry;
      count(entry, word);
      if (part !== 'adjectives') return;
      built.adjectives.add(word);
      if (sign !== '+') return;
      const [comparative, superlative] = compared(word);
      built.comparatives.set(comparative, word);
      built.superlatives.set(superlative, word);
      count(entry, comparative, superlative);
    },
    addProper(word: string): void {
      built.proper.set(word.toLowerCase(), word);
    },
  };
}

function verbOf({ word, forms, sign, dialect }: Entry): Verb {
  const doubled = sign === '*' || (sign === '^' && dialect !== 'us') || undefined;
  const regular = withEd(word, doubled);
  const past = forms[0] ?? regular;
  return {
    base: word,
    s: IRREGULAR_S.get(word) ?? withS(word),
    ing: withIng(word, doubled),
    past,
    participle: forms[1] ?? past,
  };
}
