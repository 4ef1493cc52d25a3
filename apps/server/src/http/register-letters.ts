import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { MOST_REPLY_BYTES } from '../domains/mail/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { networkOf } from '../kernel/network.ts';
import { showStop, stopWeeklyLetter } from '../use-cases/stop-weekly-letter.ts';
import { takeReply } from '../use-cases/take-reply.ts';
import { formHeaders } from './headers.ts';
import { createLimiter } from './rate-limit.ts';

const MOST_FORM_BYTES = 10_000;
const SECRET_HEADER = 'x-reply-secret';

const isSecret = (given: string, secret: string): boolean => {
  const [one, other] = [given, secret].map(text => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

const sendPage = (reply: FastifyReply, { html, isKnown }: { html: string; isKnown: boolean }) =>
  reply
    .code(isKnown ? 200 : 404)
    .headers(formHeaders)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

type Stop = { Params: { token: string } };

/**
 * What mail programs and mail services call, whose bodies are not JSON: the link that stops the weekly letter
 * (`GET` asks, because programs that check links open them; `POST` stops, from the page or by RFC 8058), and
 * `POST /letters/replies`, by which a mail service hands over a message (`message/rfc822`).
 */
export function registerLetters(app: FastifyInstance, deps: AppDeps): void {
  const limit = createLimiter(deps.config.limits.signIn, deps.clock);
  void app.register(async inner => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    inner.addHook('onRequest', async request => limit(networkOf(request.ip)));
    inner.get<Stop>('/letters/stop/:token', async (request, reply) =>
      sendPage(reply, await showStop(deps, request.params.token)),
    );
    inner.post<Stop>(
      '/letters/stop/:token',
      { bodyLimit: MOST_FORM_BYTES },
      async (request, reply) => sendPage(reply, await stopWeeklyLetter(deps, request.params.token)),
    );
    inner.post(
      '/letters/replies',
      {
        bodyLimit: MOST_REPLY_BYTES,
        // Before the body is read.
        onRequest: async request => {
          const { repliesSecret, repliesSecretPrevious } = deps.config;
          if (repliesSecret === null) throw new ApiError('not_found');
          const given = String(request.headers[SECRET_HEADER] ?? '');
          const taken = [repliesSecret, repliesSecretPrevious].filter(secret => secret !== null);
          // Compares with both, so that the time does not reveal which one matched.
          const right = taken.filter(secret => isSecret(given, secret));
          if (right.length === 0) throw new ApiError('unauthenticated');
        },
      },
      async (request, reply) => {
        const taken = await takeReply(deps, Buffer.from(request.body as Buffer));
        if (taken === 'unreadable') throw new ApiError('malformed_body');
        return reply.code(204).send();
      },
    );
  });
}
