import type { Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { type FC, type LazyExoticComponent, lazy } from 'react';
import type { PartProps } from '../part.ts';
import { isKnown, registry } from '../registry.ts';

const views = new Map<ComponentType, LazyExoticComponent<FC<PartProps>>>();

/** The lazy view of a type, the same each time; null for types that draw nothing. */
export const viewOf = (type: ComponentType): LazyExoticComponent<FC<PartProps>> | null => {
  const { view } = registry[type];
  if (!view) return null;
  const known = views.get(type) ?? lazy(view);
  views.set(type, known);
  return known;
};

/**
 * Fetches the views of questions ahead, so that no question waits for its parts. Resolves when all
 * are there or have failed: a failed one shows its friendly shape when its turn comes.
 */
export const preloadParts = async (questions: readonly Question[]): Promise<void> => {
  const types = questions.flatMap(({ components }) => components.map(({ type }) => type));
  const loads = [...new Set(types)].filter(isKnown).map(type => registry[type].view?.());
  await Promise.allSettled(loads);
};
