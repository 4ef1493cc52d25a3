import { type CallError, isCallError } from '@digipals/client';

const noConnection = 'No connection. Nothing was lost: try again.';

const words: Partial<Record<CallError['code'], string>> = {
  network: noConnection,
  offline: noConnection,
  too_many_requests: 'Too many tries. Please wait a moment.',
  forbidden: 'This is not for your role.',
  not_found: 'It is not there any more.',
  own_account: 'Another administrator changes your account.',
  adult_removed: 'This person was removed. Invite them to come back.',
  already_there: 'Somebody with this e-mail works here already.',
  vetting_expired:
    'Your vetting has ended, so you get no texts. An administrator writes down the new one.',
  lease_lost: 'Someone else has it now.',
  too_late: 'It has gone out already.',
  too_soon: 'Open the text and look at it a little longer.',
  still_open: 'Something in the case is still open.',
  other_adult_needed: 'A second adult of another role must say the same.',
  edit_too_large: 'That is more than a small edit. Return it instead.',
  shift_refused:
    'This adult cannot have that shift: wrong role, another shift at that time, or it is over.',
  translation_off: 'Machine translation is not set up here. Please read the original.',
  translation_slow:
    'The translation is taking too long. Read the original, or try again in a moment.',
  translation_failed:
    'The text could not be translated. Read the original, or try again in a moment.',
  already_english: 'This text seems to be in English already.',
  alarm_over: 'Its cause has ended meanwhile.',
  measure_acts: 'The child already has such a measure, or one waits for a second adult.',
  case_closed: 'The case was closed meanwhile.',
  code_refused:
    'That code is wrong, was already used, or has run out. Check it, or wait for the next one and try again.',
  password_refused: 'The current password is not right.',
  no_address: 'No address of the grown-up is known.',
  submission_gone: 'It was taken back already.',
  invalid_request: 'Something in it cannot be sent like this. Please look at it again.',
};

/** Describes a failed call for an adult. */
export function describeError(error: unknown): string {
  if (!isCallError(error)) return 'Something went wrong. Please try again.';
  return (
    error.serverMessage ??
    words[error.code] ??
    'Something went wrong on our side. Please try again.'
  );
}

/** Whether the server gave no answer or failed, so that the same call may be made again. */
export const isUnanswered = (error: unknown): boolean =>
  isCallError(error) && (error.status === 0 || error.status >= 500);
