import type { Component, Item, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';

type Given = {
  type: ComponentType;
  data: readonly Item[];
  /** Items of the right answer in order; `label` is the gap number of a gap type. */
  right?: readonly Item[];
  meta?: Component['meta'];
  /** Components shown beside it; with `answers` they contain the right items. */
  beside?: readonly Component[];
  answers?: Component;
  instruction?: string;
};

/** A picture item of the samples: its word and its file. */
export const pictureItem = (id: string, label: string): Item => ({
  id,
  value: `/media/${id}.webp`,
  label,
});

/** A word item of the samples. */
export const wordItem = (id: string, value: string): Item => ({ id, value });

/** A component of the samples. */
export const partOf = (type: ComponentType, data: readonly Item[]): Component => ({
  id: `${type}-${data[0]?.id ?? 'part'}`,
  type,
  data: [...data],
  meta: {},
});

/** Word buttons for the samples of types that take no answer. */
export const words = partOf('textButtons', [
  wordItem('yes', 'Yes, it is.'),
  wordItem('no', "No, it isn't."),
]);

/** A minimal question around one component. */
export const sampleQuestion = (given: Given): Question => {
  const { type, data, right = [], meta = {}, beside = [], answers } = given;
  const own: Component = { id: `${type}-sample`, type, data: [...data], meta };
  const answering = answers ?? own;
  const id = `${type}-question`;
  return {
    id,
    instruction: { text: given.instruction ?? 'Listen. Tap.' },
    components: [...beside, own, ...(answers ? [answers] : [])],
    solution: right.map(item => ({
      ...item,
      type: answering.type,
      componentId: answering.id,
      meta: { shuffle: false, questionId: id },
    })),
    triggers: { correct: [], incorrect: null },
  };
};
