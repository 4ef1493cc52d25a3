import { type CallError, isCallError } from '@digipals/client';

const noConnection = 'No connection. Nothing was lost: try again.';

const words: Partial<Record<CallError['code'], string>> = {
  network: noConnection,
  offline: noConnection,
  too_many_requests: 'Too many tries. Please wait a moment.',
  forbidden: 'This is not for your role.',
  not_found: 'It is not there any more.',
  child_left: 'The child has left or waits to be erased.',
  last_lead: 'A school keeps one lead. Invite another lead first.',
  already_there: 'This person has this role already.',
  own_account: 'You cannot invite yourself.',
  invalid_request: 'Something in it cannot be sent like this. Please look at it again.',
};

/** Describes a failed call. */
export function describeError(error: unknown): string {
  const known = isCallError(error) && words[error.code];
  return known || 'Something went wrong on our side. Please try again.';
}
