import type { Outcome } from '@digipals/contract';
import { ApiError } from '../../app/api-error.ts';
import type { Standing } from './standing.data.ts';

const said: Readonly<Record<Outcome, string>> = {
  deliver: 'delivered it',
  return: 'returned it',
  withhold: 'does not let it out',
  escalate: 'gave it to the lead',
};

function describe(standing: Standing | undefined): string {
  if (!standing) return 'There is no such text.';
  const { state, heldBy, decidedBy, outcome } = standing;
  if (state === 'withdrawn') return 'The child took it back.';
  if (heldBy !== null) return `${heldBy} has it now.`;
  if (state === 'held') return 'It is held.';
  if (state === 'waiting' || decidedBy === null || outcome === null) {
    return 'It is with nobody now.';
  }
  return `${decidedBy} ${said[outcome]}.`;
}

/** The answer to who decides without a lease: who has the text, or what became of it (SAFE-03). */
export const leaseLost = (standing: Standing | undefined): ApiError =>
  new ApiError('lease_lost', { message: describe(standing) });
