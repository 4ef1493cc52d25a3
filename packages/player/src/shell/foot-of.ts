import type { Question } from '@digipals/contract';
import { autoConfirmTypes } from '@digipals/contract/component-types';
import type { RunState } from '@digipals/engine';
import type { Translate } from '@digipals/i18n';

/**
 * What the foot shows for a question: its tries, the label of its button, and whether a game answers
 * when it ends. A question that cannot be wrong, such as a film, a song or speaking, has no tries and
 * no check; neither has one that cannot be answered. A choice for the me card has no tries.
 */
export const footOf = (
  question: Question,
  { activity, practising }: Pick<RunState, 'activity' | 'practising'>,
  { stuck, t }: { stuck: boolean; t: Translate },
) => {
  const own = question.components.find(({ type }) => type === 'confirmButton')?.data[0]?.label;
  const free = stuck || question.solution.length === 0;
  return {
    allowed: free || question.sets ? 1 : activity.meta.attempts,
    label: own ?? (free ? t('action.next') : t('player.check')),
    auto: !stuck && question.components.some(({ type }) => autoConfirmTypes.includes(type)),
    // Practice pays nothing.
    lingos: practising ? 0 : activity.meta.lingos,
  };
};
