import type { ErrorCode } from '@digipals/contract/errors';

type Facts = {
  status: number;
  code: ErrorCode | 'network' | 'offline';
  retryAfter?: number | undefined;
  message?: string | undefined;
};

/** A call that failed: with the HTTP status, or status 0 when no answer came at all. */
export class CallError extends Error {
  readonly status: number;
  readonly code: Facts['code'];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor({ status, code, retryAfter, message }: Facts) {
    super(message ?? code);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Whether an answer says that something is not there for this child, or not any more. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'forbidden');

/** Whether a write came back as an error object (CALL-04). */
export function isCallError(answer: unknown): answer is CallError {
  return answer instanceof CallError;
}
