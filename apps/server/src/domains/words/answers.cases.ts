import { askOf, useOfAsk } from './review.policy.ts';
import type { DayAnswers, WordUse } from './words.policy.ts';

/** Questions named by what they ask: `understood-cat` shows dog, too. */
export const useOf = (questionId: string): WordUse | undefined => {
  const ask = askOf(questionId);
  if (ask) return useOfAsk(ask);
  const [proves, word = ''] = questionId.split('-') as [WordUse['proves'], string];
  return proves === 'seen'
    ? { shows: [word], asks: [], proves }
    : { shows: [word, 'dog'], asks: [word], proves };
};

/** “1 right understood-cat”: the day of March, the outcome and the question. */
export const answers = (...lines: string[]): DayAnswers[] =>
  lines.map(line => {
    const [day = '', outcome, questionId = ''] = line.split(' ');
    return {
      questionId,
      day: `2026-03-${day.padStart(2, '0')}`,
      right: outcome !== 'wrong',
      wrong: outcome !== 'right',
    };
  });
