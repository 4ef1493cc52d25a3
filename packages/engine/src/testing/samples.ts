import type { Activity, Component, Pick, Question, SolutionItem } from '@digipals/contract';

/** A question with tiles in one component; `right` are the values of the answer in order. */
export const questionOf = (given: {
  id?: string;
  type?: string;
  tiles: readonly string[];
  right: readonly string[];
  multiChoice?: boolean;
  shuffle?: boolean;
  labels?: readonly string[];
}): Question => {
  const id = given.id ?? 'q1';
  const type = given.type ?? 'imageButtons';
  const component: Component = {
    id: `${id}-c`,
    type,
    data: given.tiles.map(value => ({ id: `${id}-${value}`, value })),
    meta: {},
  };
  const solution = given.right.map((value, place): SolutionItem => {
    const label = given.labels?.[place];
    return {
      type,
      id: `${id}-${value}`,
      value,
      componentId: component.id,
      ...(label === undefined ? {} : { label }),
      meta: {
        shuffle: given.shuffle ?? false,
        questionId: id,
        ...(given.multiChoice ? { multiChoice: true } : {}),
      },
    };
  });
  return { id, components: [component], solution, triggers: { correct: [], incorrect: null } };
};

/** The pick of a tile of such a question. */
export const pickOf = (question: Question, value: string, gap?: number): Pick => ({
  id: `${question.id}-${value}`,
  value,
  componentId: `${question.id}-c`,
  ...(gap === undefined ? {} : { gap }),
});

/** An activity of single-choice questions a, b, c ... with the right answer "yes". */
export const activityOf = (count: number, meta: Partial<Activity['meta']> = {}): Activity => ({
  id: 'activity',
  meta: { title: 'Hello!', lingos: 5, attempts: 2, test: false, ...meta },
  data: Array.from({ length: count }, (_, index) =>
    questionOf({ id: `q${index + 1}`, tiles: ['yes', 'no', 'maybe'], right: ['yes'] }),
  ),
  testInstructions: [],
});
