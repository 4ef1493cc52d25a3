import type {
  Activity,
  Component,
  Item,
  Question,
  SolutionItem,
  Trigger,
} from '@digipals/contract';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none if the value is not a list. */
const objectsOf = <T extends object>(value: readonly T[]): readonly T[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const recordOf = <T extends object>(value: T): T => (isObject(value) ? value : ({} as T));

const textOf = (value: string): string => (typeof value === 'string' ? value : '');

const repairItem = (item: Item): Item => ({ ...item, value: textOf(item.value) });

const repairComponent = (component: Component): Component => ({
  ...component,
  type: textOf(component.type),
  data: objectsOf(component.data).map(repairItem),
  meta: recordOf(component.meta),
});

const repairSolution = (item: SolutionItem): SolutionItem => ({
  ...item,
  type: textOf(item.type),
  value: textOf(item.value),
  meta: recordOf(item.meta),
});

const hasData = (trigger: Trigger): boolean => isObject(trigger) && isObject(trigger.data);

const repairQuestion = (question: Question): Question => {
  const { correct, incorrect } = recordOf(question.triggers);
  return {
    ...question,
    components: objectsOf(question.components).map(repairComponent),
    solution: objectsOf(question.solution).map(repairSolution),
    triggers: {
      correct: objectsOf(correct).filter(hasData),
      incorrect: incorrect && hasData(incorrect) ? incorrect : null,
    },
  };
};

/**
 * Replaces broken data by an empty list, record or text, so that a component without its data fails
 * alone and the rest of the question can be played (NOTSHOWN-47). A response without a list of questions
 * is returned as it is: the caller rejects it (PLAYER-61).
 *
 * @param activity the response of the API; not changed
 */
export const repairActivity = (activity: Activity): Activity => {
  if (!isObject(activity) || !Array.isArray(activity.data)) return activity;
  return {
    ...activity,
    meta: recordOf(activity.meta),
    data: objectsOf(activity.data).map(repairQuestion),
    testInstructions: [...objectsOf(activity.testInstructions)],
  };
};
