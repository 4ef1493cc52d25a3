import { invitationMs } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { newToken, tokenHash } from './session-limits.ts';

const ID_BYTES = 16;

/** A new invitation of one use: the token of its link, and what every table of invitations stores. */
export function newInvitation(random: AppDeps['random'], at: Date) {
  const token = newToken(random);
  const row = {
    invitation_id: random(ID_BYTES).toString('base64url'),
    token_hash: tokenHash(token),
    created_at: at,
    expires_at: new Date(at.getTime() + invitationMs),
    ended_at: null,
  };
  return { token, row };
}
