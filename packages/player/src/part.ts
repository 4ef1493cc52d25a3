import type { Component, Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import type { FC } from 'react';
import type { SoundPort } from './ports.ts';

/** What a pick shows after a check. */
export type Mark = 'right' | 'again';

/** Key of a pick in the marks of a part. */
export const pickKey = (pick: Pick): string =>
  `${pick.componentId ?? ''}/${pick.id}/${pick.gap ?? ''}`;

/** What a component's view is given: data and picks in, the next picks out. */
export type PartProps = {
  component: Component;
  question: Question;
  /** Picks of the whole question, of all its components. */
  picks: readonly Pick[];
  onPick(next: Pick[]): void;
  /** How many picks the question takes; Infinity for multi-choice (NOTSHOWN-45). */
  limit: number;
  /** True while feedback is shown: nothing can be changed. */
  locked: boolean;
  /** Marks by `pickKey` after a check, else null. */
  marks: ReadonlyMap<string, Mark> | null;
  sound: SoundPort;
};

/** Parts of one family share their mechanics and their place on the board. */
export type Family = 'text' | 'media' | 'choice' | 'drag' | 'frame';

/** One definition per component type; the registry is total over them. */
export type PlayerComponent<T extends ComponentType> = {
  type: T;
  family: Family;
  /** A whole question that uses the type and can be solved. */
  sample: Question;
  /** The side tiles are hidden while such a part is shown (COMP-52). */
  hidesSides?: true;
  /** Null when the type only gives data to the layout (AMBIG-69). */
  view: (() => Promise<{ default: FC<PartProps> }>) | null;
};
