/**
 * Error codes: every problem+json answer has one of these, with its HTTP
 * status. Titles are for developers; texts for children come from the
 * catalogues (ERR rows).
 */
export const errors = {
  invalid_request: { status: 422, title: 'The request does not match the contract' },
  malformed_body: { status: 400, title: 'The body is not valid JSON' },
  unsupported_media_type: { status: 415, title: 'Bodies are application/json' },
  request_timeout: { status: 408, title: 'The request did not arrive completely in time' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unauthenticated: { status: 401, title: 'No live session' },
  ticket_invalid: { status: 401, title: 'The ticket is unknown, used or expired' },
  sign_in_failed: { status: 401, title: 'The pictures do not belong to this child' },
  new_card_needed: { status: 403, title: 'From this place the child needs a new card' },
  forbidden: { status: 403, title: 'Not allowed for this child' },
  licence_required: { status: 403, title: 'The premium licence is missing' },
  activity_locked: { status: 403, title: 'The activity is locked' },
  lesson_locked: { status: 409, title: 'The lesson is not the one after a lesson that is done' },
  not_found: { status: 404, title: 'There is no such thing' },
  method_not_allowed: { status: 405, title: 'The method is not offered here' },
  product_type_invalid: { status: 404, title: 'Invalid product type' },
  product_unknown: { status: 404, title: 'There is no such product' },
  part_not_owned: { status: 403, title: 'The child does not own this' },
  parts_do_not_fit: { status: 422, title: 'These parts do not exist or do not fit together' },
  lingos_missing: {
    status: 409,
    title: 'You need Lingos to buy some items. Send messages to win Lingos.',
  },
  submission_gone: { status: 409, title: 'The text was decided or taken back meanwhile' },
  staff_sign_in_failed: { status: 401, title: 'E-mail, password or code is wrong' },
  code_refused: { status: 403, title: 'The code of the second factor is wrong, used or expired' },
  password_refused: { status: 403, title: 'The current password is wrong' },
  passkey_refused: { status: 403, title: 'The passkey is unknown, or its answer is wrong or late' },
  last_factor: { status: 409, title: 'An adult keeps one second factor' },
  proof_needed: { status: 403, title: 'A code of the second factor is needed again' },
  import_changed: { status: 409, title: 'The import would do something else than the trial said' },
  email_taken: { status: 409, title: 'This e-mail has an account: sign in to accept' },
  already_there: { status: 409, title: 'The adult is there already' },
  own_account: { status: 409, title: 'Another adult must change this account' },
  last_of_role: { status: 409, title: 'Two leads and an admin stay active' },
  adult_removed: { status: 409, title: 'The adult was removed: it comes back by an invitation' },
  vetting_expired: { status: 403, title: 'The vetting of the adult has expired' },
  last_lead: { status: 409, title: 'A school keeps one lead' },
  name_taken: {
    status: 409,
    title: 'Another child of the class, or adult of the desk, has this name',
  },
  class_full: { status: 409, title: 'The class has as many children as a class can have' },
  voucher_refused: { status: 403, title: 'The voucher is unknown, used or has ended' },
  seats_used_up: { status: 409, title: 'No seat is free' },
  rest_time: { status: 403, title: 'The child rests now, as its grown-up chose' },
  writing_paused: { status: 403, title: 'Adults have paused the child’s writing' },
  child_left: { status: 409, title: 'The child has left the school or waits to be erased' },
  already_paired: { status: 409, title: 'The classes are paired, or one of them has asked' },
  own_class: { status: 409, title: 'The code is that of the class itself' },
  lease_lost: {
    status: 409,
    title: 'The lease is over: another adult has the text, or it is decided',
  },
  too_soon: { status: 409, title: 'The text needs a longer look before it is decided' },
  still_open: { status: 409, title: 'A text or a letter of the case is still open' },
  other_adult_needed: { status: 409, title: 'This needs another adult of another role' },
  too_late: { status: 409, title: 'The decision has gone out' },
  edit_too_large: { status: 422, title: 'Only a small edit may be delivered' },
  translation_off: { status: 409, title: 'No engine for translations is set up' },
  translation_slow: { status: 503, title: 'The engine for translations took too long' },
  translation_failed: { status: 503, title: 'The engine for translations gave no translation' },
  already_english: { status: 409, title: 'The text seems to be in English' },
  shift_refused: {
    status: 409,
    title: 'The adult may not hold this seat, has another shift then, or the shift is over',
  },
  alarm_over: { status: 409, title: 'The cause of the alarm has ended' },
  measure_acts: {
    status: 409,
    title: 'The child already has such a measure, or one waits for a second adult',
  },
  case_closed: { status: 409, title: 'The case is closed' },
  help_open: { status: 409, title: 'A child waits for help in this case' },
  second_needed: { status: 409, title: 'This takes two leads' },
  no_address: { status: 409, title: 'No address of the grown-up is known' },
  idempotency_key_reused: { status: 409, title: 'The idempotency key belongs to another request' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Not ready' },
} as const satisfies Record<string, { status: number; title: string }>;

/** Code of an error answer. */
export type ErrorCode = keyof typeof errors;

/** Body of an error answer (RFC 9457). `fields` names each invalid part of the request. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  fields?: { path: string; reason: string }[];
  /** Seconds until it makes sense to retry, the same as the Retry-After header. */
  retryAfter?: number;
  /** Present when access to an activity is denied (PLAYER-06). */
  message?: string;
};
