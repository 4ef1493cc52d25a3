import type { ErrorCode, Problem } from '@digipals/contract/errors';

/** A call that failed: with the HTTP status, or status 0 when no answer came at all. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** What the server says for the adult, where it does. */
  readonly told: string | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem> | null) {
    const code = problem?.code ?? (status === 0 ? 'network' : 'internal');
    super(code);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.told = problem?.message;
    this.retryAfter = problem?.retryAfter;
  }
}

const words: Partial<Record<CallError['code'], string>> = {
  network: 'No connection. Nothing was lost: try again.',
  too_many_requests: 'Too many tries. Please wait a moment.',
  forbidden: 'This is not for your role.',
  not_found: 'It is not there any more.',
  lease_lost: 'Someone else has it now.',
  too_late: 'It has gone out already.',
  edit_too_large: 'That is more than a small edit. Return it instead.',
  case_closed: 'The case was closed meanwhile.',
  no_address: 'No address of the grown-up is known.',
  submission_gone: 'The child has taken it back.',
  invalid_request: 'Something in it cannot be sent like this. Please look at it again.',
};

/** What an adult is told about a call that failed. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  return error.told ?? words[error.code] ?? 'Something went wrong on our side. Please try again.';
}

/** Whether nothing was answered, so that the same call may be made again. */
export const isOffline = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);
