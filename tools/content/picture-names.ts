import type { TeachingLanguage } from '@digipals/contract/constants';
import { colourWords } from './colour-words.ts';
import { numberWords } from './number-words.ts';
import type { Pack } from './pack.ts';
import { inVariety } from './variants.ts';

/** Their pictures count something else: `clock-4` shows four o'clock. */
const notCounted = ['clock'];

const slugOf = (word: string): string => word.toLowerCase().replaceAll(' ', '-');

/** The words that pictures are named by. A noun with a plural can be counted, so it takes an article. */
type Words = {
  nouns: ReadonlyMap<string, { one: string; many: string }>;
  adjectives: ReadonlyMap<string, string>;
};

const wordsOf = (pack: Pack, variety: TeachingLanguage): Words => {
  const lessons = [...(pack.base?.lessons ?? []), ...pack.lessons].map(({ lesson }) => lesson);
  const forms = new Set(
    lessons.flatMap(lesson => lesson.forms.map(one => inVariety(one, variety))),
  );
  const taught = lessons.flatMap(({ words }) =>
    words.map(word => ({ british: inVariety(word, 'gb'), one: inVariety(word, variety) })),
  );
  const ofKind = (kind: string) =>
    taught.filter(({ british }) => pack.partsOfSpeech.get(british)?.includes(kind));
  return {
    nouns: new Map(
      ofKind('noun').flatMap(({ british, one }) => {
        const many = [`${one}s`, `${one}es`].find(form => forms.has(form));
        return many === undefined ? [] : [[slugOf(british), { one, many }] as const];
      }),
    ),
    adjectives: new Map(ofKind('adjective').map(({ british, one }) => [slugOf(british), one])),
  };
};

const known = new WeakMap<Pack, { [V in TeachingLanguage]: Words }>();

const wordsIn = (pack: Pack, variety: TeachingLanguage): Words => {
  const words = known.get(pack) ?? { gb: wordsOf(pack, 'gb'), us: wordsOf(pack, 'us') };
  known.set(pack, words);
  return words[variety];
};

const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** `small`, `black`, `white`: “small black and white”. */
const inOrder = (adjectives: readonly string[]): string[] => {
  const seen = adjectives.filter(word => colourWords.has(word));
  return [...adjectives.filter(word => !colourWords.has(word)), seen.join(' and ')].filter(Boolean);
};

/** The noun at the start of a name, and what follows it. */
const splitName = (name: string, { nouns }: Words) => {
  const slug = [...nouns.keys()].find(noun => name === noun || name.startsWith(`${noun}-`));
  const noun = nouns.get(slug ?? '');
  if (slug === undefined || !noun) return null;
  return {
    slug,
    noun,
    rest: name
      .slice(slug.length + 1)
      .split('-')
      .filter(Boolean),
  };
};

/** `cat`: a cat, `rabbit-white-2`: two white rabbits; undefined when a part of the name is no such word. */
const thingNamed = (name: string, words: Words): string | undefined => {
  const found = splitName(name, words);
  if (!found) return undefined;
  const { slug, noun, rest } = found;
  const isCounted = /^\d+$/.test(rest.at(-1) ?? '');
  const count = isCounted ? numberWords[Number(rest.at(-1))] : undefined;
  const adjectives = (isCounted ? rest.slice(0, -1) : rest).map(part => words.adjectives.get(part));
  if (
    adjectives.includes(undefined) ||
    (isCounted && !count) ||
    (count && notCounted.includes(slug))
  )
    return undefined;
  const before = inOrder(adjectives.filter(word => word !== undefined));
  if (count === undefined) return withArticle([...before, noun.one].join(' '));
  return [count, ...before, count === 'one' ? noun.one : noun.many].join(' ');
};

/**
 * What a picture is called: what `says` of alts.json says, a name of the cast, a number, a colour, or taught
 * words of its file name; undefined where that is not sure.
 */
export const pictureName = (
  pack: Pack,
  picture: string,
  variety: TeachingLanguage,
): string | undefined => {
  const says = pack.alts[picture]?.says;
  if (says !== undefined) return inVariety(says, variety);
  const person = pack.names.find(name => name.toLowerCase() === picture);
  if (person !== undefined) return person;
  if (numberWords.includes(picture) || colourWords.has(picture)) return picture;
  return thingNamed(picture, wordsIn(pack, variety));
};

/** The sentence that names a picture: “That's a cat.”, “Four dogs.”; a whole sentence stays as it is. */
export const namingSentence = (name: string): string => {
  if (/[.!?]$/.test(name)) return name;
  const isCount = numberWords.includes(name.split(' ')[0] ?? '');
  return isCount ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}.` : `That's ${name}.`;
};
