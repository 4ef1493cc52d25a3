import { type EndpointKey, endpoints } from '@digipals/contract';
import type { ErrorCode } from '@digipals/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf } from '../db/fault.ts';
import { ApiError, problemOf } from '../kernel/api-error.ts';
import { describeError } from '../kernel/describe-error.ts';
import { routeOf } from './register-calls.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the error that was sent; null for none. */
    errorCode: ErrorCode | null;
  }
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Seconds after which to try again. A full disk needs an operator. */
const RETRY_AFTER = { busy: 1, full: 60 };

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500;

/** Converts any error to one for the caller. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = codeOf(error);
  const known = frameworkCodes[code];
  if (known) return new ApiError(known);
  const fault = faultOf(error);
  if (fault) return new ApiError('unavailable', { retryAfter: RETRY_AFTER[fault] });
  return new ApiError(statusOf(error) === 400 ? 'malformed_body' : 'internal');
}

/** Whether the connection was closed before the whole body had arrived. */
const isUnfinished = ({ raw }: FastifyRequest, error: unknown): boolean =>
  codeOf(error) === 'ECONNRESET' && raw.destroyed && !raw.complete;

/** Sends an error as problem+json (RFC 9457). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const shown = isUnfinished(request, error) ? new ApiError('request_timeout') : toApiError(error);
  const problem = problemOf(shown);
  reply.errorCode = shown.code;
  if (problem.status >= 500) {
    request.log.error({ ...describeError(error), requestId: request.id }, 'a call failed');
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (shown.extra.allow !== undefined) reply.header('allow', shown.extra.allow);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

const routes = (Object.keys(endpoints) as EndpointKey[]).map(key => {
  const { method, url } = routeOf(key);
  return { method, pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`) };
});

/** 405 if the path has other methods, else 404. */
function missingRoute(path: string): ApiError {
  const offered = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (offered.length === 0) return new ApiError('not_found');
  return new ApiError('method_not_allowed', { allow: [...new Set(offered)].join(', ') });
}

/** Handles errors of handlers and of the framework in the same way. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    return sendError(missingRoute(path), request, reply);
  });
}
