import { foundInAll } from '../read/reading.ts';
import type { Phase } from './phase.ts';

/** Reports the first text from one child to another. */
export const firstContact: Phase = {
  name: 'first contact',
  find: ({ context }) =>
    context.deliveredBetween === 0
      ? [
          foundInAll({
            code: 'firstContact',
            severity: 0,
            explanation: 'Nothing was delivered between these two children before',
          }),
        ]
      : [],
};
