import type { Question } from '@digipals/contract';
import { colourWords } from '../colour-words.ts';
import type { Problems } from '../problems.ts';
import type { SourceLine } from '../source.ts';
import { inVariety } from '../variants.ts';
import {
  type Checked,
  choicesOf,
  componentPath,
  isMedium,
  type Option,
  writtenOf,
} from './checked.ts';
import { wordsOf } from './words.ts';

const words = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(wordsOf));

/** Texts and pictures that are shown or heard, beside the choices. */
const around = (checked: Checked, question: Question): { texts: string[]; pictures: Option[] } => {
  const chosen = new Set(question.solution.map(({ type }) => type));
  const lines = writtenOf(checked, question)?.components ?? [];
  const texts = lines.filter(({ key }) => !(chosen as Set<string>).has(key)).map(textOf(checked));
  const pictures = question.components
    .filter(({ type }) => !chosen.has(type))
    .flatMap(({ id, data }) =>
      data.map(item => ({ ...item, label: item.label ?? '', componentId: id })),
    )
    .filter(({ value }) => isMedium(value));
  return { texts, pictures };
};

const pictureTypes = /^(image|largeImage|storyImage|.*[vV]ideo|karaokeListen)/;

/** The text of a line; a name of a picture or film is not a text. */
const textOf =
  ({ variety }: Checked) =>
  ({ key, value }: SourceLine): string => {
    const text = inVariety(value, variety);
    return pictureTypes.test(key) ? text.split(' | ').slice(1).join(' ') : text;
  };

type Found = { option: Option; word: string };

/** Pictures to choose from: only the text of a right one has a word of the question. */
const inChoices = (question: Question, asked: ReadonlySet<string>): Found[] =>
  choicesOf(question).flatMap(({ right, wrong }) => {
    const elsewhere = words(wrong.map(({ label }) => label));
    if (wrong.length === 0) return [];
    return right.flatMap(option => {
      const word = wordsOf(option.label).find(one => asked.has(one) && !elsewhere.has(one));
      return isMedium(option.value) && word !== undefined ? [{ option, word }] : [];
    });
  });

/** Pictures in the question: their text has a word of the right text that no wrong text and no other text on the board has. */
const inPictures = (
  question: Question,
  pictures: readonly Option[],
  taught: ReadonlySet<string>,
  read: ReadonlySet<string>,
): Found[] => {
  const choices = choicesOf(question).filter(({ wrong }) => wrong.length > 0);
  const textsOf = (options: readonly Option[]) =>
    words(options.map(({ value }) => value).filter(value => !isMedium(value)));
  const wrong = textsOf(choices.flatMap(choice => choice.wrong));
  const right = textsOf(choices.flatMap(choice => choice.right));
  const namesIt = (word: string) =>
    right.has(word) && taught.has(word) && !wrong.has(word) && !read.has(word);
  return pictures.flatMap(option => {
    const word = wordsOf(option.label).find(namesIt);
    return word === undefined ? [] : [{ option, word }];
  });
};

/**
 * Finds pictures whose English text has the very word that the child must know: a child who hears
 * the text then need not know the word. In the help languages the text is the meaning, and may.
 *
 * @param taught words the course has taught so far
 */
export const checkGiveaways = (checked: Checked, taught: readonly string[], problems: Problems) => {
  if (checked.language !== checked.variety) return;
  // A text may name the colour of a picture: colours to choose cannot be described otherwise.
  const known = new Set([...words(taught)].filter(word => !colourWords.has(word)));
  for (const question of checked.activity.data) {
    const { texts, pictures } = around(checked, question);
    const read = words(texts);
    const asked = new Set([...read].filter(word => known.has(word)));
    const found = [...inChoices(question, asked), ...inPictures(question, pictures, known, read)];
    for (const { option, word } of found) {
      const path = componentPath(checked, question, option.componentId);
      problems.error(path, `the text of a picture, “${option.label}”, gives “${word}” away`);
    }
  }
};
