import type { Activity, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { player } from '@digipals/contract/constants';
import { loadChunk } from '@digipals/i18n/chunks';
import { type FC, lazy } from 'react';
import type { LoadView, ViewProps } from '../part.ts';
import { isKnown, registry } from '../registry.ts';

type View = FC<ViewProps>;
type ViewModule = { default: View };

/** `soon` resolves when the view is loaded, has failed, or takes too long. */
type Load = { module: Promise<ViewModule>; soon: Promise<void> };

const loads = new Map<ComponentType, Load>();
const lazyViews = new Map<ComponentType, View>();
const loadedViews = new Map<ComponentType, View>();

const soonOf = (module: Promise<unknown>): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, player.triggerWaitMs);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    module.then(settle, settle);
  });

/** Loads a view once for all callers; loads it again after a failure. */
const loadView = (type: ComponentType, view: LoadView): Load => {
  const known = loads.get(type);
  if (known) return known;
  const module = loadChunk(view);
  const load = { module, soon: soonOf(module) };
  loads.set(type, load);
  module.then(
    loaded => loadedViews.set(type, loaded.default),
    () => {
      loads.delete(type);
      lazyViews.delete(type);
    },
  );
  return load;
};

/**
 * The view of a type; null for types without a view. A loaded view renders at once: a lazy
 * one would show its fallback first, which React then shows for 300 ms.
 */
export const viewOf = (type: ComponentType): View | null => {
  const { view } = registry[type];
  if (!view) return null;
  const known =
    loadedViews.get(type) ?? lazyViews.get(type) ?? lazy(() => loadView(type, view).module);
  lazyViews.set(type, known);
  return known;
};

/** The questions a run may start with: all of them in a shuffled activity. */
export const firstQuestions = ({ meta, data }: Activity): readonly Question[] =>
  meta.shuffle ? data : data.slice(0, 1);

const typesOf = (questions: readonly Question[]): ComponentType[] => {
  const types = questions.flatMap(({ components }) => components.map(({ type }) => type));
  return [...new Set(types)].filter(isKnown);
};

const isLoaded = (type: ComponentType): boolean =>
  registry[type].view === null || loadedViews.has(type);

/** Whether the views of these questions are loaded. */
export const arePartsLoaded = (questions: readonly Question[]): boolean =>
  typesOf(questions).every(isLoaded);

/**
 * Preloads the views of questions, so that no question waits for its parts. Resolves when all
 * have loaded or failed, but at the latest after 5000 ms: one slow part must not delay the others.
 * A part that is still missing shows that it is loading, or Domino when it has failed.
 */
export const preloadParts = async (questions: readonly Question[]): Promise<void> => {
  const wanted = typesOf(questions).map(type => {
    const { view } = registry[type];
    return view && loadView(type, view).soon;
  });
  await Promise.all(wanted);
};
