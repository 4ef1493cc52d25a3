import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@digipals/contract/errors';
import { ApiError, problemOf } from '../kernel/api-error.ts';

/** An answer for a connection without a readable request: invalid HTTP, or one that is too slow. */
export function plainAnswer(code: ErrorCode, headers: Record<string, string>): string {
  const problem = problemOf(new ApiError(code));
  const body = JSON.stringify(problem);
  const all = {
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
  return [first, ...lines, '', body].join('\r\n');
}
