import { writeFlags } from '@digipals/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import type { AppDeps } from './deps.ts';
import { pagePolicy, pictureHeaders } from './headers.ts';
import type { PreparedBytes } from './prepared-bytes.ts';
import { sendPrepared } from './send-prepared.ts';
import { type Changes, openStaticFiles } from './static-files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const ASK = 'no-cache';

/** Serves the web app and the media of activities. */
export function registerPages(app: FastifyInstance, { webDir, content, config }: AppDeps): void {
  const web = openStaticFiles(webDir, tellFeatures(writeFlags(config.features)));
  const media = openStaticFiles(content.mediaDir);

  app.get<{ Params: { '*': string } }>('/media/*', (request, reply) =>
    sendFile(request, reply, media.read(request.params['*']), IMMUTABLE),
  );
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    if (name.endsWith('.html')) throw new ApiError('not_found');
    if (/\.[a-z0-9]+$/i.test(name)) return sendFile(request, reply, web.read(name), cacheOf(name));
    if (name.startsWith('api/') || name === 'api') throw new ApiError('not_found');
    const page = web.read(name === 'student' ? 'student.html' : 'index.html');
    if (page) reply.header('content-security-policy', policyOf(page));
    return sendFile(request, reply, page, ASK);
  });
}

/**
 * Tells the web which features this deployment has switched, where it has any. The service worker
 * keeps the page, so its own text changes along: browsers then take both anew.
 */
function tellFeatures(differing: string): Changes {
  if (differing === '') return {};
  return {
    'index.html': html =>
      html.replace('<head>', `<head><meta name="flags" content="${differing}">`),
    'sw.js': script => `${script}\n// flags ${differing}\n`,
  };
}

function cacheOf(name: string): string {
  if (name.startsWith('assets/') || /\.[0-9a-f]{8}\.\w+$/.test(name)) return IMMUTABLE;
  return name.startsWith('flags/') ? DAY : ASK;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PreparedBytes | undefined,
  cacheControl: string,
): FastifyReply {
  if (!file) throw new ApiError('not_found');
  if (file.contentType.startsWith('image/svg')) reply.headers(pictureHeaders);
  return sendPrepared(request, reply, file, cacheControl);
}

const policies = new WeakMap<PreparedBytes, string>();

function policyOf(page: PreparedBytes): string {
  const policy = policies.get(page) ?? pagePolicy(page.in('identity').toString());
  policies.set(page, policy);
  return policy;
}
