import { foundInAll } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const manyReturns = 3;

const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Reports earlier decisions about the sender. */
export const senderHistory: Phase = {
  name: "the sender's history",
  find: ({ context: { strikes, recentReturns } }) => {
    const found: Found[] = [];
    if (strikes > 0) {
      const explanation = `The sender has ${count(strikes, 'strike')}`;
      found.push(foundInAll({ code: 'senderHistory', severity: 1, explanation }));
    }
    if (recentReturns >= manyReturns) {
      const explanation = `${count(recentReturns, 'text')} of the sender came back in 30 days`;
      found.push(foundInAll({ code: 'senderHistory', severity: 1, explanation }));
    }
    return found;
  },
};
