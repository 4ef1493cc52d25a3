import type { Component, Question, SolutionItem } from '@digipals/contract';
import { type ComponentType, selfPacedTypes } from '@digipals/contract/component-types';
import { isMultiChoice } from '@digipals/engine';
import type { Family } from '../part.ts';
import { isKnown, registry } from '../registry.ts';

type KnownComponent = Component & { type: ComponentType };

/** Places of the components of a question on the board. */
export type Layout = {
  /** The area for the answer: `gaps` are in a text, `rail` is a row of places over a tray, `keys` are under a text, `whole` fills the board. */
  kind: 'read' | 'words' | 'pictures' | 'rail' | 'gaps' | 'keys' | 'whole';
  /** What is beside it: pictures need room, a strip (texts, sounds) only its height. */
  lead: 'none' | 'strip' | 'picture';
  /** The pictures have full width: answers are below them, never beside. */
  below: boolean;
  pictures: KnownComponent[];
  strips: KnownComponent[];
  answers: KnownComponent[];
  /** Types the player does not know (NOTSHOWN-47). */
  unknown: string[];
  /** No part has the answer: its type is unknown or its data is missing. */
  stuck: boolean;
};

/** Components of these families need room, except sounds, which need only their height. */
const roomyFamilies: readonly Family[] = ['media', 'video'];
const stripTypes: readonly ComponentType[] = ['audio', 'audioTrigger'];
/** Families that lay out the complete answer themselves. */
const wholeFamilies: readonly Family[] = ['typing', 'hotspots', 'matching', 'game', 'voice'];
/** Types that do so although their family does not. */
const wholeTypes: readonly ComponentType[] = [
  'draggableTextButtonsForHotspots',
  'draggableImageHotspots',
  'draggableImageHotspotsWithWrappers',
  'draggableTextContainer',
  'draggableSpeechBubbles',
];
const answerFamilies: readonly Family[] = ['choice', 'drag', ...wholeFamilies];

/** Tiles that go into gaps of a text, which is read above their tray. */
const gapTextTypes: readonly ComponentType[] = [
  'draggableTextContainerWithGaps',
  'draggableSpeechBubblesWithGaps',
];
/** A row of pictures needs the width of the board, so the answers are below it. */
const wideTypes: readonly ComponentType[] = ['imageCarousel'];

/** A longer dialogue is next to its answers on a wide board; without answers it is next to its picture. */
const mostLinesAbove = 3;

const needsRoom = ({ type, data }: KnownComponent, hasAnswers: boolean): boolean =>
  type === 'largeTextContainer' ||
  (type === 'speechBubbles' && hasAnswers && data.length > mostLinesAbove) ||
  (roomyFamilies.includes(registry[type].family) && !stripTypes.includes(type));

const isWhole = ({ type }: KnownComponent): boolean =>
  wholeTypes.includes(type) || wholeFamilies.includes(registry[type].family);

const kindOf = (answers: readonly KnownComponent[]): Layout['kind'] => {
  if (answers.length === 0) return 'read';
  if (answers.some(({ type }) => registry[type].family === 'typing')) return 'keys';
  if (answers.some(isWhole)) return 'whole';
  if (answers.some(({ type }) => gapTextTypes.includes(type))) return 'gaps';
  if (answers.some(({ type }) => registry[type].family === 'drag')) return 'rail';
  return answers.some(({ type }) => type.toLowerCase().includes('image')) ? 'pictures' : 'words';
};

const leadOf = (pictures: number, strips: number): Layout['lead'] => {
  if (pictures > 0) return 'picture';
  return strips > 0 ? 'strip' : 'none';
};

const hasType = (component: Component): component is KnownComponent => isKnown(component.type);

/** Whether a question cannot be answered without one of its components. */
export const holdsAnswer = ({ solution }: Question, { id, type }: Component): boolean =>
  selfPacedTypes.includes(type) ||
  solution.some(({ componentId, type: of }) =>
    componentId === undefined ? of === type : componentId === id,
  );

/** Whether the answer, or one of several, can be given with these components. */
const canBeAnswered = ({ solution }: Question, answers: readonly Component[]): boolean => {
  const items = answers.flatMap(({ data }) => data);
  const isThere = ({ id, value }: SolutionItem) =>
    items.some(item => item.id === id || item.value.trim() === value.trim());
  return isMultiChoice(solution) ? solution.some(isThere) : solution.every(isThere);
};

/** Sorts a question's components to their places; the order within a place is the author's. */
export const layoutOf = (question: Question): Layout => {
  const known = question.components.filter(hasType);
  const drawn = known.filter(({ type }) => registry[type].family !== 'frame');
  const answers = drawn.filter(({ type }) => answerFamilies.includes(registry[type].family));
  const shown = drawn.filter(component => !answers.includes(component));
  const pictures = shown.filter(one => needsRoom(one, answers.length > 0));
  const strips = shown.filter(component => !pictures.includes(component));
  return {
    kind: kindOf(answers),
    lead: leadOf(pictures.length, strips.length),
    below: pictures.some(({ type }) => wideTypes.includes(type)),
    pictures,
    strips,
    answers,
    unknown: question.components.filter(({ type }) => !isKnown(type)).map(({ type }) => type),
    stuck: !canBeAnswered(question, answers),
  };
};
