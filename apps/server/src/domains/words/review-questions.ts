import type {
  Component,
  Item,
  LanguageCode,
  Question,
  SolutionItem,
  TeachingLanguage,
  Word,
} from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { chooseOthers } from './other-pictures.ts';
import { type Ask, idOf } from './review.policy.ts';

/** Shorter words are typed, others are spelt with the letters of a game, which also has their spaces and hyphens. */
const typed = /^[a-z]{2,8}$/;

type Given = {
  readonly id: string;
  readonly words: readonly Word[];
  readonly language: LanguageCode;
};
type Asked = { readonly components: Component[]; readonly answers: readonly Item[] };

/** In help in English a picture has no other name than its word. */
const pictureOf = ({ picture, meaning, word }: Word, language: LanguageCode) => ({
  value: picture,
  label: meaning[language] ?? word,
});

const component = (id: string, type: Component['type'], data: Item[], meta = {}): Component => ({
  id: `${id}-${type}`,
  type,
  data: data.map((item, index) => ({ ...item, id: `${id}-${type}-${index + 1}`, index })),
  meta,
});

const textItem = (value: string): Item => ({ id: '', value });
const pictureItem = (word: Word, language: LanguageCode): Item => ({
  id: '',
  ...pictureOf(word, language),
});

const answersIn = ({ data }: Component, count: number): Item[] => data.slice(0, count);

type Make = (given: Given, word: Word, sound: string, others: readonly Word[]) => Asked;

const hear: Make = ({ id, language }, word, sound, others) => {
  const pictures = [word, ...others].map(one => pictureItem(one, language));
  const choices = component(id, 'imageButtons', pictures);
  return {
    components: [component(id, 'audio', [textItem(sound)]), choices],
    answers: answersIn(choices, 1),
  };
};

const say: Make = ({ id, language }, word, audio) => ({
  components: [
    component(id, 'image', [pictureItem(word, language)]),
    component(id, 'speakingActivity', [{ ...textItem(word.word), audio }]),
  ],
  answers: [],
});

const spell: Make = ({ id, language }, word, sound) => {
  const box = typed.test(word.word)
    ? component(id, 'typeInTextBox', [textItem(word.word)])
    : component(id, 'spellingGame', [textItem(word.word)], {
        topic: 'My words',
        colours: ['red', 'yellow', 'green', 'blue'],
        picture: pictureOf(word, language),
      });
  const picture = component(id, 'image', [pictureItem(word, language)]);
  return {
    components: [
      component(id, 'audio', [textItem(sound)]),
      ...(box.type === 'typeInTextBox' ? [picture] : []),
      box,
    ],
    answers: answersIn(box, 1),
  };
};

/** Pictures to put into frames with the words, which share the width. */
const match: Make = ({ id, words, language }) => {
  const type = 'draggableImageHotspotsWithWrappers';
  const share = 100 / words.length;
  const spots = words.map(({ word }, place) => ({
    id: `${id}-place-${place + 1}`,
    x: share * (place + 0.5),
    y: 50,
    width: share - 4,
    height: 60,
    label: word,
  }));
  const frames = component(
    id,
    type,
    words.map(word => pictureItem(word, language)),
    { spots },
  );
  return { components: [frames], answers: frames.data };
};

const makers: { [K in Ask['kind']]: Make } = { hear, say, spell, match };

const solutionOf = (
  questionId: string,
  components: readonly Component[],
  answers: readonly Item[],
) =>
  answers.flatMap((item, place): SolutionItem[] => {
    const holder = components.find(({ data }) => data.includes(item));
    if (!holder) return [];
    const { type, id: componentId } = holder;
    const gap = type === 'draggableImageHotspotsWithWrappers' ? { label: String(place + 1) } : {};
    const meta = { shuffle: type === 'imageButtons', questionId };
    return [{ id: item.id, value: item.value, componentId, type, ...gap, meta }];
  });

/**
 * Makes a question of a word review from the dictionary: always the same for the same words.
 * @returns null for an unknown word
 */
export function makeQuestion(
  { words: dictionary, wordReview }: Content,
  ask: Ask,
  { variety, language }: { variety: TeachingLanguage; language: LanguageCode },
): Question | null {
  const words = ask.wordIds.flatMap(id => dictionary.find(variety, id) ?? []);
  const texts = wordReview.textsOf(variety, language);
  const [word] = words;
  if (!word || !texts || words.length < ask.wordIds.length) return null;
  const id = idOf(ask);
  const course = wordReview.wordIds.flatMap(one => dictionary.find(variety, one) ?? []);
  const others = ask.kind === 'hear' ? chooseOthers(word, course) : [];
  const make = makers[ask.kind];
  const { components, answers } = make({ id, words, language }, word, word.audio[variety], others);
  const isTyped = components.some(({ type }) => type === 'typeInTextBox');
  const said = words.map(({ audio }, place) => ({
    type: 'audio',
    data: { value: audio[variety], order: place + 2 },
  }));
  return {
    id,
    instruction: texts.tasks[isTyped ? 'type' : ask.kind],
    components,
    solution: solutionOf(id, components, answers),
    triggers: {
      correct: [texts.right, ...said],
      incorrect: answers.length > 0 ? texts.wrong : null,
    },
  };
}
