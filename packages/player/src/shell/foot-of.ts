import type { Question } from '@digipals/contract';
import { autoConfirmTypes } from '@digipals/contract/component-types';
import type { RunState } from '@digipals/engine';
import type { Translate } from '@digipals/i18n';
import { hasSteps } from '../components/has-steps.ts';

/** Whether a part has its own way to its end; the button of the foot is hidden until then. */
const goesOnItself = ({ components }: Question): boolean =>
  components.some(part => autoConfirmTypes.includes(part.type) || hasSteps(part));

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
    auto: !stuck && goesOnItself(question),
    // Practice pays nothing.
    lingos: practising ? 0 : activity.meta.lingos,
  };
};
