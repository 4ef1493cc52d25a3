import type { OwnTies } from '@digipals/contract';
import { minutes } from './people.ts';

/** Whom an adult knows: nobody, as it told some days ago. */
export const makeOwnTies = (changes: Partial<OwnTies> = {}): OwnTies => ({
  ...{ ties: [], toldAt: minutes(-20_000), isDue: false },
  schools: [
    { schoolId: 's1', schoolName: 'Hill Road School' },
    { schoolId: 's2', schoolName: 'Papatya' },
  ],
  ...changes,
});
