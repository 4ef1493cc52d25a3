import type { Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { type FC, lazy } from 'react';
import type { PartProps } from '../part.ts';
import { isKnown, registry } from '../registry.ts';

type View = FC<PartProps>;

const lazyViews = new Map<ComponentType, View>();
const loadedViews = new Map<ComponentType, View>();

/**
 * The view of a type; null for types that draw nothing. One that is loaded is drawn at once: a lazy
 * one would show its fallback first, which React then keeps for 300 ms.
 */
export const viewOf = (type: ComponentType): View | null => {
  const { view } = registry[type];
  if (!view) return null;
  const known = loadedViews.get(type) ?? lazyViews.get(type) ?? lazy(view);
  lazyViews.set(type, known);
  return known;
};

const typesOf = (questions: readonly Question[]): ComponentType[] => {
  const types = questions.flatMap(({ components }) => components.map(({ type }) => type));
  return [...new Set(types)].filter(isKnown);
};

const isLoaded = (type: ComponentType): boolean =>
  registry[type].view === null || loadedViews.has(type);

/** Whether the views of these questions can be drawn at once. */
export const arePartsLoaded = (questions: readonly Question[]): boolean =>
  typesOf(questions).every(isLoaded);

/**
 * Fetches the views of questions ahead, so that no question waits for its parts. Resolves when all
 * are there or have failed: a failed one shows its friendly shape when its turn comes.
 */
export const preloadParts = async (questions: readonly Question[]): Promise<void> => {
  const loads = typesOf(questions).map(async type => {
    const module = await registry[type].view?.();
    if (module) loadedViews.set(type, module.default);
  });
  await Promise.allSettled(loads);
};
