import type { Activity, Question } from '@digipals/contract';
import { type Me, withMe } from './me-card.ts';
import { type RunState, withDefaults } from './run-state.ts';
import { currentQuestion } from './step.ts';

type Named = { readonly id: string };

/** A list in the order in which the run shows it. */
const inOrderOf = <T extends Named>(shown: readonly Named[], list: readonly T[]): T[] => {
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Named) => places.get(id) ?? shown.length;
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** A question with its tiles where the run shows them: a tile that moves would look like another one. */
const withPlaces = (shown: Question, question: Question): Question => ({
  ...question,
  components: question.components.map(component => {
    const before = shown.components.find(({ id }) => id === component.id);
    return before ? { ...component, data: inOrderOf(before.data, component.data) } : component;
  }),
});

/** Whether an unchecked answer means the same in both. Typed text belongs to no item. */
const saysTheSame = (picks: RunState['picks'], one: Question, other: Question): boolean => {
  const valueIn = ({ components }: Question, picked: string) =>
    components.flatMap(({ data }) => data).find(({ id }) => id === picked)?.value;
  return picks.every(({ id }) => valueIn(one, id) === valueIn(other, id));
};

/**
 * The run with the texts and sounds of another language: place, answers, hints and the order of questions and tiles
 * stay. Feedback that is shown stays in its language. An activity that asks other questions changes nothing.
 */
export const reword = (state: RunState, activity: Activity, me?: Me): RunState => {
  const shown = new Map(state.activity.data.map(question => [question.id, question]));
  const { data, ...next } = withDefaults(me ? withMe(activity, me) : activity);
  const questions = inOrderOf(state.activity.data, data).flatMap(question => {
    const before = shown.get(question.id);
    return before ? withPlaces(before, question) : [];
  });
  const [open, after] = [currentQuestion(state), questions[state.index]];
  if (data.length !== shown.size || questions.length !== shown.size || !open || !after)
    return state;
  return {
    ...state,
    activity: { ...next, data: questions },
    picks: saysTheSame(state.picks, open, after) ? state.picks : [],
  };
};
