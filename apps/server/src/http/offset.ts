import type { FastifyRequest } from 'fastify';

const HEADER = 'x-timezone-offset';
/** UTC+14 and UTC-12, in minutes as Date.getTimezoneOffset() returns them. */
const LEAST = -840;
const MOST = 720;

/**
 * The time zone offset of the caller's browser in minutes (NOTSHOWN-26); null if it is missing or
 * invalid.
 */
export function offsetOf(request: Pick<FastifyRequest, 'headers'>): number | null {
  const text = String(request.headers[HEADER] ?? '');
  if (!/^-?\d{1,3}$/.test(text)) return null;
  const offset = Number(text);
  return offset >= LEAST && offset <= MOST ? offset : null;
}
