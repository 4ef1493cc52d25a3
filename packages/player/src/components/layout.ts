import type { Component, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import type { Family } from '../part.ts';
import { isKnown, registry } from '../registry.ts';

type KnownComponent = Component & { type: ComponentType };

/** Where the components of a question go on the board. */
export type Layout = {
  /** What a child answers with: `gaps` stand in a text, `rail` is a row of places over a tray. */
  kind: 'read' | 'words' | 'pictures' | 'rail' | 'gaps';
  /** What is shown beside it: pictures need room, a strip (texts, sounds) only its height. */
  lead: 'none' | 'strip' | 'picture';
  pictures: KnownComponent[];
  strips: KnownComponent[];
  answers: KnownComponent[];
  /** Types the player does not know (NOTSHOWN-47). */
  unknown: string[];
};

const pictureTypes: readonly string[] = ['image', 'largeImage'];
const answerFamilies: readonly Family[] = ['choice', 'drag'];

const kindOf = (answers: readonly KnownComponent[]): Layout['kind'] => {
  if (answers.some(({ type }) => type === 'draggableTextContainerWithGaps')) return 'gaps';
  if (answers.some(({ type }) => registry[type].family === 'drag')) return 'rail';
  if (answers.length === 0) return 'read';
  return answers.some(({ type }) => type.startsWith('image')) ? 'pictures' : 'words';
};

const leadOf = (pictures: number, strips: number): Layout['lead'] => {
  if (pictures > 0) return 'picture';
  return strips > 0 ? 'strip' : 'none';
};

const hasType = (component: Component): component is KnownComponent => isKnown(component.type);

/** Sorts a question's components to their places; the order within a place is the author's. */
export const layoutOf = (question: Question): Layout => {
  const known = question.components.filter(hasType);
  const drawn = known.filter(({ type }) => registry[type].family !== 'frame');
  const answers = drawn.filter(({ type }) => answerFamilies.includes(registry[type].family));
  const shown = drawn.filter(component => !answers.includes(component));
  const pictures = shown.filter(({ type }) => pictureTypes.includes(type));
  const strips = shown.filter(component => !pictures.includes(component));
  return {
    kind: kindOf(answers),
    lead: leadOf(pictures.length, strips.length),
    pictures,
    strips,
    answers,
    unknown: question.components.filter(({ type }) => !isKnown(type)).map(({ type }) => type),
  };
};
