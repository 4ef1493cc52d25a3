import type { LanguageCode, Question, TeachingLanguage, Word } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { chooseOthers } from './other-pictures.ts';
import { assemble, frames, type Part, pictureOf } from './question-parts.ts';
import { type Ask, idOf } from './review.policy.ts';

/** Shorter words are typed, others are spelt with the letters of a game, which also has their spaces and hyphens. */
const typed = /^[a-z]{2,8}$/;

type Given = {
  readonly word: Word;
  /** Address of the spoken word. */
  readonly sound: string;
  readonly language: LanguageCode;
  readonly words: readonly Word[];
  /** Words of the course, for wrong options. */
  readonly course: readonly Word[];
};
type Make = (given: Given) => Part[];

const hear: Make = ({ word, sound, language, course }) => [
  { type: 'audio', data: [{ value: sound, caption: word.word }] },
  {
    type: 'imageButtons',
    data: [word, ...chooseOthers(word, course)].map(one => pictureOf(one, language)),
    right: 1,
  },
];

const say: Make = ({ word, sound, language }) => [
  { type: 'image', data: [pictureOf(word, language)] },
  { type: 'speakingActivity', data: [{ value: word.word, audio: sound }] },
];

const type: Make = ({ word, sound, language }) => [
  { type: 'audio', data: [{ value: sound }] },
  { type: 'image', data: [pictureOf(word, language)] },
  { type: 'typeInTextBox', data: [{ value: word.word }], right: 1 },
];

const spell: Make = ({ word, sound, language }) => [
  { type: 'audio', data: [{ value: sound }] },
  {
    type: 'spellingGame',
    data: [{ value: word.word }],
    meta: {
      topic: 'My words',
      colours: ['red', 'yellow', 'green', 'blue'],
      picture: pictureOf(word, language),
    },
    right: 1,
  },
];

const match: Make = ({ words, language }) => [frames(words, language)];

const makers = { hear, say, type, spell, match };

/**
 * Makes a question of a word review from the dictionary: always the same for the same words.
 * @returns null for an unknown word
 */
export function makeQuestion(
  { words: dictionary, wordReview }: Content,
  ask: Ask,
  { variety, language }: { variety: TeachingLanguage; language: LanguageCode },
): Question | null {
  const find = (id: string): Word[] => [dictionary.find(variety, id) ?? []].flat();
  const words = ask.wordIds.flatMap(find);
  const texts = wordReview.textsOf(variety, language);
  const [word] = words;
  if (!word || !texts || words.length < ask.wordIds.length) return null;
  const kind = ask.kind === 'spell' && typed.test(word.word) ? 'type' : ask.kind;
  const course = wordReview.wordIds.flatMap(find);
  const parts = makers[kind]({ word, sound: word.audio[variety], language, words, course });
  const id = idOf(ask);
  const said = words.map(({ word: label, audio }, place) => ({
    type: 'audio',
    data: { value: audio[variety], order: place + 2, label },
  }));
  return {
    id,
    instruction: texts.tasks[kind],
    ...assemble(id, parts),
    triggers: {
      correct: [texts.right, ...said],
      // What is only said cannot be wrong.
      incorrect: kind === 'say' ? null : texts.wrong,
    },
  };
}
