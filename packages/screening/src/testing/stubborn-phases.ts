import type { Phase } from '../phases/phase.ts';
import { foundInAll } from '../read/reading.ts';

const quiet = (name: string): Phase => ({
  name,
  find: () => [foundInAll({ code: 'swearing', severity: 1, explanation: `${name} ran` })],
});

/** Phases of which one does as the text says: hang, throw or end the thread. */
export const phases: readonly Phase[] = [
  quiet('the first'),
  {
    name: 'the stubborn one',
    find({ context: { text } }) {
      if (text.includes('hang')) while (text.length > 0) performance.now();
      if (text.includes('throw')) throw new Error('thrown');
      if (text.includes('end')) process.exit(1);
      return [];
    },
  },
  quiet('the last'),
];
