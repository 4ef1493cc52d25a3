import type { Pick, Question, Reason } from '@digipals/contract';
import { markPicks } from '../rules.ts';

/** What the first wrong pick says about itself; undefined when the content has no reason for it. */
export const reasonOf = (question: Question, picks: readonly Pick[]): Reason | undefined => {
  const marks = markPicks(question, picks);
  const wrong = picks.filter((_, place) => marks[place] === 'again');
  const items = question.components.flatMap(({ id: componentId, data }) =>
    data.map(({ id, why }) => ({ id, componentId, why })),
  );
  return wrong
    .map(pick =>
      items.find(({ id, componentId }) => id === pick.id && componentId === pick.componentId),
    )
    .find(item => item?.why !== undefined)?.why;
};
