import type { ErrorCode } from '@digipals/contract/errors';

type Facts = {
  status: number;
  code: ErrorCode | 'network' | 'offline';
  retryAfter?: number | undefined;
  serverMessage?: string | undefined;
};

/** A failed call: with the HTTP status, or status 0 when there was no answer at all. */
export class CallError extends Error {
  readonly status: number;
  readonly code: Facts['code'];
  /** Seconds until it makes sense to retry. */
  readonly retryAfter: number | undefined;
  /** The server's message for the person, if any. */
  readonly serverMessage: string | undefined;

  constructor({ status, code, retryAfter, serverMessage }: Facts) {
    super(serverMessage ?? code);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.serverMessage = serverMessage;
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
