import type { Component, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { samples } from '../src/samples.ts';

const resized = (component: Component, items: number): Component => ({
  ...component,
  data: Array.from({ length: items }, (_, index) => {
    const item = component.data[index % component.data.length];
    return { value: '', ...item, id: `item-${index}` };
  }),
});

/** The sample of a type, or the same with another number of items (0: unchanged). */
export const questionFor = (type: ComponentType, items: number): Question => {
  const sample = samples[type];
  if (items === 0) return sample;
  return {
    ...sample,
    components: sample.components.map(component =>
      component.type === type ? resized(component, items) : component,
    ),
  };
};

const base = samples.textLabel;

/** Its label has no data, like broken content. */
export const brokenQuestion: Question = JSON.parse(
  JSON.stringify({
    ...base,
    components: base.components.map(component =>
      component.type === 'textLabel' ? { ...component, data: null } : component,
    ),
  }),
);

/** Has a component type that this player does not know. */
export const unknownQuestion: Question = {
  ...base,
  components: [
    { id: 'new', type: 'hologram', data: [], meta: {} },
    ...base.components.filter(({ type }) => type !== 'textLabel'),
  ],
};
