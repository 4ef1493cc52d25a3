import type { Phase } from '../phases/phase.ts';
import { foundInAll } from '../read/reading.ts';

const working = (name: string): Phase => ({
  name,
  find: () => [foundInAll({ code: 'swearing', severity: 1, explanation: `${name} ran` })],
});

/** Phases, one of which hangs, throws or ends the thread if the text says so. */
export const phases: readonly Phase[] = [
  working('the first'),
  {
    name: 'the faulty phase',
    find({ context: { text } }) {
      if (text.includes('hang')) while (text.length > 0) performance.now();
      if (text.includes('throw')) throw new Error('thrown');
      if (text.includes('end')) process.exit(1);
      return [];
    },
  },
  working('the last'),
];
