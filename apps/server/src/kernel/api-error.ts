import { type ErrorCode, errors, type Problem } from '@digipals/contract/errors';

/** Optional details of an error response. */
export type ProblemExtra = Pick<Problem, 'fields' | 'retryAfter' | 'message'> & {
  /** Methods allowed at the address, for 405. */
  allow?: string;
  /** Whose secret was wrong, for the security log. */
  subject?: string;
};

/** An error that is reported to the caller. */
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

/** Body of an error response (RFC 9457). */
export function problemOf({ code, extra }: ApiError): Problem {
  const { allow: _, subject: __, ...shown } = extra;
  return { type: `urn:digipals:problem:${code}`, ...errors[code], code, ...shown };
}
