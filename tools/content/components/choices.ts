import type { Item } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import {
  isMeKey,
  type MeKey,
  meCard,
  meChoicesOf,
  meKeys,
  sayMe,
} from '@digipals/contract/me-card';
import { type Context, findPicture } from '../context.ts';
import { tileProblems } from '../personal.ts';
import { readItems, type SourceItem, type SourceLine } from '../source.ts';
import {
  complain,
  complainOfTwins,
  type Draft,
  type Form,
  facesOf,
  fieldOf,
  itemId,
  learnt,
  lineItem,
  markedAnswers,
  type Place,
  readLines,
  spokenItem,
  textItem,
} from './form.ts';

type MakeItem = (place: Place, index: number, item: SourceItem) => Item;

const asText: MakeItem = textItem;
const asSpoken: MakeItem = (place, index, item) => spokenItem(place, index, item.value);
const asPicture: MakeItem = (place, index, item) => ({
  id: itemId(place, index),
  index,
  ...findPicture(place.context, item.value, place.path),
});

/** The value of a key that a picture, a word or the sentence of the card stands for. */
const meValueOf = (key: MeKey, written: string): string | undefined =>
  Object.entries(meChoicesOf(key)).find(([value, { word, picture }]) =>
    [value, picture, word, sayMe(meCard[key].sentence, word)].includes(written),
  )?.[0];

/** Fewer would be no choice. */
const fewestChoices = 3;

/** `sets: me.colour` under choices: the child chooses for its me card, and each choice is right. */
const chosen = (
  place: Place,
  items: readonly SourceItem[],
  data: readonly Item[],
  sets: string,
) => {
  const key = sets.replace(/^me\./, '');
  if (!isMeKey(key)) {
    complain(place, `“sets:” is one of ${meKeys.map(one => `me.${one}`).join(', ')}`);
    return {};
  }
  if (items.some(({ right }) => right)) complain(place, 'has a star, but every choice is right');
  if (items.length < fewestChoices) complain(place, `has fewer than ${fewestChoices} choices`);
  const values = items.map(({ value }) => meValueOf(key, value));
  for (const [index, value] of values.entries())
    if (value === undefined) complain(place, `“${items[index]?.value}” is no choice of me.${key}`);
  const byItem = data.flatMap(({ id }, index) => [[id, values[index] ?? '']]);
  return {
    answers: data.map(item => ({ item })),
    sets: { key, values: Object.fromEntries(byItem) },
  } satisfies Partial<Draft>;
};

/** `*cat | dog`: starred items are right, in any order. */
const choice = (make: MakeItem): Form => ({
  build: (place, line) => {
    const items = readItems(line.value);
    const data = items.map((item, index) => make(place, index, item));
    complainOfTwins(place, data);
    return { data, answers: markedAnswers(data, items) };
  },
});

/** Choices, of which a child can also choose one for its me card. */
const ownChoice = (make: MakeItem): Form => ({
  fields: ['sets'],
  build: (place, line: SourceLine) => {
    const draft = choice(make).build(place, line);
    const sets = fieldOf(line, 'sets');
    if (sets === undefined) return draft;
    return { ...draft, ...chosen(place, readItems(line.value), draft.data, sets) };
  },
});

/** `one | two | three`: the written order is right; with stars, that of the starred ones. */
const order = (make: MakeItem): Form => ({
  build: (place, line) => {
    const items = readItems(line.value);
    const isMarked = items.some(item => item.right);
    const data = items.map((item, index) => make(place, index, item));
    const right = isMarked ? items : items.map(item => ({ ...item, right: true }));
    return { data, answers: markedAnswers(data, right) };
  },
});

const sentenceEnd = /[.?!]$/;

/** An item whose text is changed, in all its readings. */
const retold = (item: Item, change: (text: string) => string): Item => {
  const { me, value } = item;
  if (!me) return { ...item, value: change(value) };
  if ('name' in me) return { ...item, value: change(value), me: { name: change(me.name) } };
  const texts = Object.entries(me.texts).map(([key, text]) => [
    key,
    { ...text, value: change(text.value) },
  ]);
  return { ...item, value: change(value), me: { ...me, texts: Object.fromEntries(texts) } };
};

/** A word in the middle of a sentence: without a capital unless it always has one. */
const inside = ({ pack }: Context, value: string): string => {
  const [, word = ''] = /^([A-Za-z]+)/.exec(value) ?? [];
  const keeps = word === 'I' || pack.names.includes(word);
  return keeps ? value : value.charAt(0).toLowerCase() + value.slice(1);
};

/**
 * `Do | you | have | a | bike?`: a sentence in order. No tile shows which is first or last: the player
 * writes the capital and the end.
 */
const sentence: Form = {
  build: (place, line) => {
    const { data, answers = [] } = order(asText).build(place, line);
    for (const reason of tileProblems(readItems(line.value).map(({ value }) => value)))
      complain(place, reason);
    const ids = answers.map(({ item }) => item.id);
    const [end] = sentenceEnd.exec(answers.at(-1)?.item.value ?? '') ?? [];
    if (end === undefined) return { data, answers };
    const plain = data.map((item): Item => {
      const cut = (text: string) => (item.id === ids.at(-1) ? text.replace(sentenceEnd, '') : text);
      return retold(item, text =>
        item.id === ids[0] ? inside(place.context, cut(text)) : cut(text),
      );
    });
    return {
      data: plain,
      meta: { end },
      answers: ids.flatMap(id => plain.filter(item => item.id === id).map(item => ({ item }))),
    };
  },
};

const sizeForm = /^(.*?)\s+(\d+)%$/;

/** `elephant | *mouse 40%`: pictures in percent of the room they have. */
const sized: Form = {
  build: (place, line) => {
    const items = readItems(line.value).map(item => {
      const [, value, percent] = sizeForm.exec(item.value) ?? [];
      return { ...item, value: value ?? item.value, percent };
    });
    const data = items.map((item, index) => asPicture(place, index, item));
    const sizes = items.flatMap(({ percent }, index) =>
      percent === undefined ? [] : [[itemId(place, index), Number(percent)]],
    );
    complainOfTwins(place, data);
    return {
      data,
      meta: { sizes: Object.fromEntries(sizes) },
      answers: markedAnswers(data, items),
    };
  },
};

/** `*Mia: Hello! | Ali: Goodbye!`: bubbles to drag; the starred ones fit. */
const dragBubbles: Form = {
  build: (place, line) => {
    const lines = readLines(place, line.value);
    const data = lines.map((one, index) => lineItem(place, index, one));
    complainOfTwins(place, data);
    return { data, meta: facesOf(place, lines), answers: markedAnswers(data, lines) };
  },
};

/** `*What's | How / *your | are / *name? | you?`: columns between slashes, one word of each is right. */
const columns: Form = {
  build: (place, line) => {
    const written = line.value.split(/\s+\/\s+/).map(readItems);
    if (written.some(column => column.filter(item => item.right).length !== 1))
      complain(place, 'needs one starred word in each column');
    const items = written.flatMap((column, index) => column.map(item => ({ ...item, index })));
    const data = items.map((item, index) => ({
      id: itemId(place, index),
      index: item.index,
      value: learnt(place, item.value),
    }));
    return { data, answers: markedAnswers(data, items) };
  },
};

/** Components whose items are tapped, or dragged without places of their own. */
export const choiceForms = {
  imageButton: choice(asPicture),
  imageButtons: ownChoice(asPicture),
  randomisedImageButtons: ownChoice(asPicture),
  adjustableImageButtons: sized,
  textButton: choice(asText),
  textButtons: ownChoice(asText),
  audioTextButtons: ownChoice(asSpoken),
  draggableImageButtons: choice(asPicture),
  draggableTextButtonsOrderInsensitive: choice(asText),
  draggableTextContainer: choice(asText),
  draggableSpeechBubbles: dragBubbles,
  draggableTextButtons: sentence,
  draggableTextButtonsWithAudio: order(asSpoken),
  draggableImageButtonsOrderSensitive: order(asPicture),
  verticalTextButtonsSentences: columns,
} satisfies { [T in ComponentType]?: Form };
