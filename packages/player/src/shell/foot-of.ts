import type { Question } from '@digipals/contract';
import { autoConfirmTypes } from '@digipals/contract/component-types';
import type { RunState } from '@digipals/engine';
import type { Translate } from '@digipals/i18n';

/**
 * What the foot shows for a question: its tries, the word on its one button, and whether a game answers
 * by itself. What cannot be wrong, as a film, a song or speaking, has no tries and nothing to check;
 * nor has what cannot be answered.
 */
export const footOf = (
  question: Question,
  { meta }: RunState['activity'],
  { stuck, t }: { stuck: boolean; t: Translate },
) => {
  const own = question.components.find(({ type }) => type === 'confirmButton')?.data[0]?.label;
  const free = stuck || question.solution.length === 0;
  return {
    allowed: free ? 1 : meta.attempts,
    label: own ?? (free ? t('action.next') : t('player.check')),
    auto: !stuck && question.components.some(({ type }) => autoConfirmTypes.includes(type)),
    lingos: meta.lingos,
  };
};
