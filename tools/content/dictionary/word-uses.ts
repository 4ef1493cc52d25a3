import type { Growth, Question, SolutionItem } from '@digipals/contract';
import { selfPacedTypes, typedTypes } from '@digipals/contract/component-types';
import { activityIdOf } from '../activities.ts';
import type { BuiltPack } from '../build.ts';
import { isMedium, nameOf } from '../checks/checked.ts';
import { learntTexts } from '../level.ts';
import { numberWords } from '../number-words.ts';
import type { Alt, Pack } from '../pack.ts';
import { readItems, type SourceQuestion } from '../source.ts';
import { inVariety } from '../variants.ts';
import { createFindWords, type FindWords } from './find-words.ts';
import type { WordRow } from './rows.ts';

/**
 * What a question has to do with words of the dictionary, by their ids: it shows some, and a right answer proves
 * that the child understands, says or spells those that it asks.
 */
export type WordUse = { shows: string[]; asks: string[]; proves: Growth };

/** Types whose line is spoken, or names pictures with what is spoken about them. */
const soundTypes = ['audio', 'audioTrigger'];
const spokenPictureTypes = ['imageButtonsTriggers', 'imageCarousel'];
/** A picture answer asks all words that are heard with it, unless there are too many for one picture. */
const mostHeard = 3;

/** What is only heard: no built component shows it as text while voices are on. */
export const heardTexts = ({ components, lines }: SourceQuestion): string[] => [
  ...components.flatMap(({ key, value }) => {
    const texts = readItems(value).map(item => item.value);
    if (soundTypes.includes(key)) return texts;
    if (!spokenPictureTypes.includes(key)) return [];
    return texts.flatMap(text => text.split(' = ').slice(1));
  }),
  ...[lines.get('yes')?.value ?? []].flat(),
];

/** Words that a picture is about: `l6-girl-sleep` is about a girl and sleeping, `dog-4` about four dogs. */
const wordsOfPicture = (
  address: string,
  find: FindWords,
  alts: Readonly<Record<string, Alt>>,
): string[] => {
  const name = nameOf(address);
  const parts = name
    .split('-')
    .filter(part => !/^l\d+$/.test(part))
    .map(part => numberWords[Number(part)] ?? part);
  return [...find(parts.join(' ')), ...find(alts[name]?.word ?? '')];
};

const provesOf = (question: Question): WordUse['proves'] => {
  if (question.solution.some(({ type }) => typedTypes.includes(type))) return 'spelt';
  return saidTexts(question).length > 0 ? 'said' : 'understood';
};

/** What a child says, without what it says about itself: that has another word for each child. */
const saidTexts = ({ components }: Question): string[] =>
  components
    .filter(({ type }) => selfPacedTypes.includes(type) && type !== 'karaokeListen')
    .flatMap(({ data }) => data.flatMap(({ value, me }) => (me ? [] : value)));

/** The words of a question. */
const useOf = (
  question: Question,
  source: SourceQuestion,
  find: FindWords,
  alts: Pack['alts'],
): WordUse => {
  const texts = [...question.components.flatMap(learntTexts), ...heardTexts(source)];
  const shows = new Set(texts.flatMap(text => find(inVariety(text, 'gb'))));
  const asksOf = ({ value }: SolutionItem): string[] =>
    isMedium(value) ? wordsOfPicture(value, find, alts).filter(id => shows.has(id)) : find(value);
  // A choice about the child itself does not show that it knows the word.
  const answers = question.sets ? [] : question.solution;
  const asks = new Set([...answers.flatMap(asksOf), ...saidTexts(question).flatMap(find)]);
  const heard = asks.size === 0 && answers.length > 0 && shows.size <= mostHeard;
  return {
    shows: [...shows].sort(),
    asks: [...(heard ? shows : asks)].sort(),
    proves: provesOf(question),
  };
};

/** What each question of a pack has to do with the words that the course teaches, by its id. */
export const wordUsesOf = (
  pack: Pack,
  { activities }: BuiltPack,
  rows: readonly WordRow[],
): Record<string, WordUse> => {
  const findAll = createFindWords(rows);
  const taught = new Set(
    (pack.base ?? pack).lessons.flatMap(({ lesson }) =>
      lesson.words.flatMap(word => findAll(inVariety(word, 'gb'))),
    ),
  );
  const find: FindWords = text => findAll(text).filter(id => taught.has(id));
  const sources = new Map<string, SourceQuestion>(
    pack.lessons.flatMap(({ lesson, activities: written, songs }) =>
      [...written, ...songs].flatMap(source =>
        source.questions.map(
          question => [`${activityIdOf(lesson.id, source)}-${question.name}`, question] as const,
        ),
      ),
    ),
  );
  const british = activities.filter(one => one.variety === 'gb' && one.language === 'gb');
  const uses = british.flatMap(({ activity }) =>
    activity.data.flatMap(question => {
      const source = sources.get(question.id);
      return source ? [[question.id, useOf(question, source, find, pack.alts)] as const] : [];
    }),
  );
  return Object.fromEntries(uses.filter(([, { shows, asks }]) => shows.length + asks.length > 0));
};
