import type { FastifyRequest } from 'fastify';

const HEADER = 'x-timezone-offset';
/** From UTC+14 to UTC-12: the clocks of the world, as Date.getTimezoneOffset() gives them. */
const LEAST = -840;
const MOST = 720;

/**
 * What the clock of the caller's browser shows, in minutes (NOTSHOWN-26); null when it does not say
 * or says what no clock on earth shows.
 */
export function offsetOf(request: Pick<FastifyRequest, 'headers'>): number | null {
  const text = String(request.headers[HEADER] ?? '');
  if (!/^-?\d{1,3}$/.test(text)) return null;
  const offset = Number(text);
  return offset >= LEAST && offset <= MOST ? offset : null;
}
