import type { Question, Trigger } from '@digipals/contract';
import {
  type LanguageCode,
  languageCodes,
  type TeachingLanguage,
  teachingLanguages,
} from '@digipals/contract/constants';
import { type Context, findPicture, instruct, sayText } from '../context.ts';
import { openShelf } from '../media.ts';
import type { Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';

/** Instructions of the questions of a word review, by the way they ask a word. */
const tasks = {
  hear: 'Listen. Tap.',
  say: 'Listen. Say it.',
  type: 'Type the word.',
  spell: 'Spell the word.',
  match: 'Match the pictures and words.',
} as const;

type Instruction = NonNullable<Question['instruction']>;
/** What is shown and heard in a word review besides the words. */
type Texts = { tasks: { [K in keyof typeof tasks]: Instruction }; right: Trigger; wrong: Trigger };
/** The texts of word reviews in each English and help language, and their media. */
export type ReviewTexts = {
  texts: { [V in TeachingLanguage]: { [L in LanguageCode]?: Texts } };
  media: ReadonlyMap<string, string>;
};

const path = 'tools/content/dictionary/review-texts.ts';

const textsIn = (context: Context): Texts => ({
  tasks: {
    hear: instruct(context, tasks.hear, path),
    say: instruct(context, tasks.say, path),
    type: instruct(context, tasks.type, path),
    spell: instruct(context, tasks.spell, path),
    match: instruct(context, tasks.match, path),
  },
  right: { type: 'image', data: { ...findPicture(context, 'domino-cheering', path), order: 1 } },
  wrong: {
    type: 'audio',
    data: {
      value: sayText(context, 'Oops! Try again.', path) ?? '',
      order: 1,
      label: 'Try again.',
    },
  },
});

/** Builds the texts of word reviews from the recordings and instructions of the course. */
export const buildReviewTexts = (course: Pack, problems: Problems): ReviewTexts => {
  const shelf = openShelf(course.media);
  const inEnglish = (variety: TeachingLanguage) =>
    Object.fromEntries(
      languageCodes.map(language => [
        language,
        textsIn({
          pack: course,
          variety,
          language,
          shelf,
          problems,
          spoken: new Map(),
          learnt: [],
          allowMissing: false,
          withPlaceholders: false,
          fits: () => true,
        }),
      ]),
    );
  const [gb, us] = teachingLanguages.map(inEnglish);
  return { texts: { gb: gb ?? {}, us: us ?? {} }, media: shelf.files };
};
