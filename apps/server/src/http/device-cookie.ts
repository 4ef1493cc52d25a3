import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../deps.ts';

const NAME = 'digipals_device';
/** Browsers keep no cookie longer. */
const MAX_AGE_S = 400 * 24 * 3_600;
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The token by which a browser that signed a child in is known (decision 43). */
export type DeviceCookie = {
  /** The token that the browser sent. */
  readonly token: string | null;
  save(token: string): void;
};

/** The cookie of a call. Only sign-in receives it, and no script can read it. */
export function deviceCookie(
  { https }: AppConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): DeviceCookie {
  return {
    token: SENT.exec(request.headers.cookie ?? '')?.[1] ?? null,
    save(token) {
      const parts = [
        ...[`${NAME}=${token}`, 'Path=/api/sign-in', `Max-Age=${MAX_AGE_S}`],
        ...['HttpOnly', 'SameSite=Strict', ...(https ? ['Secure'] : [])],
      ];
      reply.header('set-cookie', parts.join('; '));
    },
  };
}
