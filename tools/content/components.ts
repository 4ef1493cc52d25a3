import type { Component, Item, SolutionItem } from '@digipals/contract';
import { checkComponent, isComponentType } from '@digipals/contract';
import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { type Context, findPicture, sayText, spokenAudio, translate } from './context.ts';
import { readItems, type SourceItem, type SourceLine } from './source.ts';
import { inVariety } from './variants.ts';

/** A component as built, and the answers that lie in it. */
export type BuiltComponent = { component: Component; answers: SolutionItem[] };

type Shape = 'text' | 'picture' | 'sound' | 'gaps' | 'confirm';
/** How the line of a type is read, and whether it can hold answers. */
const forms: { [T in ComponentType]: { shape: Shape; answers?: 'marked' | 'inOrder' } } = {
  textLabel: { shape: 'text' },
  textLabels: { shape: 'text' },
  textContainer: { shape: 'text' },
  image: { shape: 'picture' },
  largeImage: { shape: 'picture' },
  audio: { shape: 'sound' },
  imageButton: { shape: 'picture', answers: 'marked' },
  imageButtons: { shape: 'picture', answers: 'marked' },
  textButton: { shape: 'text', answers: 'marked' },
  textButtons: { shape: 'text', answers: 'marked' },
  draggableTextButtons: { shape: 'text', answers: 'inOrder' },
  draggableTextButtonsOrderInsensitive: { shape: 'text', answers: 'marked' },
  draggableImageButtons: { shape: 'picture', answers: 'marked' },
  draggableTextContainerWithGaps: { shape: 'gaps', answers: 'inOrder' },
  confirmButton: { shape: 'confirm' },
};

type Place = { context: Context; path: string; componentId: string; questionId: string };

const itemId = (place: Place, index: number): string => `${place.componentId}-${index + 1}`;

const textItem = (place: Place, item: SourceItem, index: number): Item => ({
  id: itemId(place, index),
  index,
  value: inVariety(item.value, place.context.variety),
  ...(item.say ? spokenAudio(place.context, item.value, place.path) : {}),
});

const pictureItem = (place: Place, item: SourceItem, index: number): Item => ({
  id: itemId(place, index),
  index,
  ...findPicture(place.context, item.value, place.path),
});

const soundItem = (place: Place, item: SourceItem, index: number): Item[] => {
  const value = sayText(place.context, item.value, place.path);
  return value === undefined ? [] : [{ id: itemId(place, index), index, value }];
};

const confirmItem = (place: Place, item: SourceItem, index: number): Item => ({
  id: itemId(place, index),
  value: '',
  label: translate(place.context, item.value, place.path),
});

const dataOf = (shape: Shape, place: Place, items: readonly SourceItem[]): Item[] => {
  switch (shape) {
    case 'picture':
      return items.map((item, index) => pictureItem(place, item, index));
    case 'sound':
      return items.flatMap((item, index) => soundItem(place, item, index));
    case 'confirm':
      return items.map((item, index) => confirmItem(place, item, index));
    default:
      return items.map((item, index) => textItem(place, item, index));
  }
};

const gapForm = /\[([^\]]+)\]/g;

/** `I'm a [girl]. + boy` -> the text with {1} for the gap, and the tiles: answers first, then the others. */
const readGaps = (line: string): { text: string; tiles: SourceItem[] } => {
  const [written = '', others = ''] = line.split(/\s+\+\s+/);
  const answers = [...written.matchAll(gapForm)].map(match => match[1] ?? '');
  let gap = 0;
  const text = written.replace(gapForm, () => {
    gap += 1;
    return `{${gap}}`;
  });
  const right = answers.map(value => ({ value, right: true, say: false }));
  return { text, tiles: [...right, ...(others === '' ? [] : readItems(others))] };
};

const solutionItem = (
  place: Place,
  type: ComponentType,
  item: Item,
  gap: number | null,
): SolutionItem => ({
  id: item.id,
  value: item.value,
  componentId: place.componentId,
  type,
  ...(gap === null ? {} : { label: String(gap) }),
  meta: {
    shuffle: type === 'imageButtons' || type === 'textButtons',
    questionId: place.questionId,
  },
});

const markAnswers = (type: ComponentType, items: readonly SourceItem[]): readonly SourceItem[] => {
  const wholeLine = forms[type].answers === 'inOrder' && !items.some(item => item.right);
  return wholeLine ? items.map(item => ({ ...item, right: true })) : items;
};

const buildKnown = (place: Place, type: ComponentType, line: SourceLine): BuiltComponent => {
  const { shape, answers } = forms[type];
  const gaps = shape === 'gaps' ? readGaps(line.value) : null;
  const items = markAnswers(type, gaps?.tiles ?? readItems(line.value));
  if (!answers && items.some(item => item.right))
    place.context.problems.error(line.path, `a ${type} cannot hold an answer (*)`);
  const data = dataOf(shape, place, items);
  const right = data.filter((_item, index) => answers && items[index]?.right);
  return {
    component: {
      id: place.componentId,
      type,
      data,
      meta: gaps ? { text: inVariety(gaps.text, place.context.variety) } : {},
    },
    answers: right.map((item, index) => solutionItem(place, type, item, gaps ? index + 1 : null)),
  };
};

const reportTwins = (context: Context, component: Component, path: string) => {
  const { type, data } = component;
  const values = data.map(item => item.value.trim());
  const twin = values.find((value, index) => values.indexOf(value) !== index);
  // Two equal words in a sentence to put in order are right; two equal choices are not.
  if (twin !== undefined && isComponentType(type) && forms[type].answers === 'marked')
    context.problems.error(path, `has “${twin}” twice`);
};

/** Builds the component of a line; null (and a problem) when its type is not known. */
export const buildComponent = (
  context: Context,
  line: SourceLine,
  questionId: string,
  number: number,
): BuiltComponent | null => {
  if (!isComponentType(line.key)) {
    const known = componentTypes.join(', ');
    context.problems.error(line.path, `“${line.key}” is no component type; there are ${known}`);
    return null;
  }
  const componentId = `${questionId}-c${number}`;
  const place: Place = { context, path: line.path, componentId, questionId };
  const built = buildKnown(place, line.key, line);
  if (context.allowMissing && line.key === 'audio' && built.component.data.length === 0)
    return null;
  for (const { path, reason } of checkComponent(built.component))
    context.problems.error(line.path, `${line.key}: ${path} ${reason}`);
  reportTwins(context, built.component, line.path);
  return built;
};
