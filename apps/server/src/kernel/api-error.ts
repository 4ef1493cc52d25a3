import { type ErrorCode, errors, type Problem } from '@digipals/contract/errors';

/** What an error answer may say besides its code. */
export type ProblemExtra = Pick<Problem, 'fields' | 'retryAfter' | 'message'> & {
  /** Methods offered at the address, for 405. */
  allow?: string;
};

/** The one error of the server that is meant for the caller. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly extra: ProblemExtra;

  constructor(code: ErrorCode, extra: ProblemExtra = {}) {
    super(errors[code].title);
    this.name = 'ApiError';
    this.code = code;
    this.extra = extra;
  }
}

/** Body of the answer to an error (RFC 9457). */
export function problemOf({ code, extra }: ApiError): Problem {
  const { allow: _, ...shown } = extra;
  return { type: `urn:digipals:problem:${code}`, ...errors[code], code, ...shown };
}
