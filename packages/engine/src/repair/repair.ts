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

/** The objects of a list; none where there is no list. */
const objectsOf = <T extends object>(value: readonly T[]): readonly T[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const recordOf = <T extends object>(value: T): T => (isObject(value) ? value : ({} as T));

const wordOf = (value: string): string => (typeof value === 'string' ? value : '');

const repairItem = (item: Item): Item => ({ ...item, value: wordOf(item.value) });

const repairComponent = (component: Component): Component => ({
  ...component,
  type: wordOf(component.type),
  data: objectsOf(component.data).map(repairItem),
  meta: recordOf(component.meta),
});

const repairSolution = (item: SolutionItem): SolutionItem => ({
  ...item,
  type: wordOf(item.type),
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
 * Puts an empty list, record or word where broken data has something else, so that a part without its
 * data breaks alone and the rest of the question is played (NOTSHOWN-47). What has no list of questions
 * comes back as it is: whoever opens it refuses it (PLAYER-61).
 *
 * @param activity as it came over the wire; not changed
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
