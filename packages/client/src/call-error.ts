import type { ErrorCode } from '@digipals/contract/errors';

type Facts = {
  status: number;
  code: ErrorCode | 'network' | 'offline';
  retryAfter?: number | undefined;
  serverMessage?: string | undefined;
};

/** A failed call: with the HTTP status, or status 0 when there was no answer at all. */
export class CallError extends Error {
  declare readonly status: number;
  declare readonly code: Facts['code'];
  /** Seconds until it makes sense to retry. */
  declare readonly retryAfter: number | undefined;
  /** The server's message for the person, if any. */
  declare readonly serverMessage: string | undefined;

  // Short, because the first page of a child has few bytes left.
  constructor(facts: Facts) {
    super(facts.serverMessage ?? facts.code);
    this.name = 'CallError';
    Object.assign(this, facts);
  }
}

export function isCallError(value: unknown): value is CallError {
  return value instanceof CallError;
}

/** Whether the server reports that something does not exist for the caller, or no longer. */
export const isOutOfReach = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'not_found' || error.code === 'forbidden');

/**
 * Turns the failure of a call into a value, for code that continues either way:
 * `const answer = await attempt(call('POST likes', …)); if (isCallError(answer)) …` (CALL-04).
 * Anything but a `CallError` is a bug and still rejects.
 */
export const attempt = <T>(answer: Promise<T>): Promise<T | CallError> =>
  answer.catch((error: unknown) => {
    if (isCallError(error)) return error;
    throw error;
  });
