import { session, writeFlags } from '@digipals/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig, AppDeps } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { PreparedBytes } from '../kernel/prepared-bytes.ts';
import { pagePolicy, pictureHeaders } from './headers.ts';
import { sendPrepared } from './send-prepared.ts';
import { type Changes, openStaticFiles, type StaticFiles } from './static-files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const REVALIDATE = 'no-cache';

/** Pages that are not of the app. */
const ownPages = ['student', 'help'];

/** Serves the web app, the apps of adults and the media of activities. */
export function registerPages(app: FastifyInstance, deps: AppDeps): void {
  const { webDir, deskDir, grownUpsDir, content, config } = deps;
  const web = openStaticFiles(webDir, {
    ...addSettings(settingsOf(config)),
    ...(config.mediaBase !== null && { 'sw.js': tellWorker(config.mediaBase, settingsOf(config)) }),
  });
  registerMedia(app, content.mediaDir, config.mediaBase);
  registerApp(app, '/desk', openStaticFiles(deskDir));
  registerApp(app, '/grown-ups', openStaticFiles(grownUpsDir, addSettings(settingsOf(config))));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    if (name.endsWith('.html')) throw new ApiError('not_found');
    if (/\.[a-z0-9]+$/i.test(name)) return sendFile(request, reply, web.read(name), cacheOf(name));
    if (name.startsWith('api/') || name === 'api') throw new ApiError('not_found');
    const page = web.read(ownPages.includes(name) ? `${name}.html` : 'index.html');
    if (page) reply.header('content-security-policy', policyOf(page, config));
    return sendFile(request, reply, page, REVALIDATE);
  });
}

/**
 * Serves the media, or leads to where they are served. Answers and what browsers keep name them by their path here,
 * because picks are compared by it (decision 109).
 */
function registerMedia(app: FastifyInstance, mediaDir: string, base: string | null): void {
  const media = openStaticFiles(mediaDir);
  app.get<{ Params: { '*': string } }>('/media/*', (request, reply) => {
    const name = request.params['*'];
    if (base === null) return sendFile(request, reply, media.read(name), IMMUTABLE);
    if (!/^\w[\w.-]*$/.test(name)) throw new ApiError('not_found');
    return reply.header('cache-control', DAY).redirect(`${base}/media/${name}`, 302);
  });
}

/** Serves an app of one page at an address and below it. */
function registerApp(app: FastifyInstance, base: string, files: StaticFiles): void {
  const send = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    const isFile = /\.[a-z0-9]+$/i.test(name);
    if (isFile && !name.endsWith('.html')) {
      return sendFile(request, reply, files.read(name), cacheOf(name));
    }
    if (isFile) throw new ApiError('not_found');
    return sendFile(request, reply, files.read('index.html'), REVALIDATE);
  };
  app.get(base, (request, reply) => send(request, reply, ''));
  app.get<{ Params: { '*': string } }>(`${base}/*`, (request, reply) =>
    send(request, reply, request.params['*']),
  );
}

/** Settings of the deployment for the page that differ from its defaults, by name. */
function settingsOf({ features, idleMinutes }: AppConfig): [name: string, value: string][] {
  const flags = writeFlags(features);
  const idle = idleMinutes === session.idleMinutes ? '' : String(idleMinutes ?? 'off');
  return [
    ['flags', flags],
    ['idle', idle],
  ].filter(([, value]) => value !== '') as [string, string][];
}

/**
 * Adds settings to the page. The service worker caches the page, so its script changes too, which makes
 * browsers update both.
 */
function addSettings(settings: [name: string, value: string][]): Changes {
  if (settings.length === 0) return {};
  const tags = settings.map(([name, value]) => `<meta name="${name}" content="${value}">`).join('');
  const line = settings.map(setting => setting.join(' ')).join(', ');
  return {
    'index.html': html => html.replace('<head>', `<head>${tags}`),
    'sw.js': script => `${script}\n// ${line}\n`,
  };
}

/** The service worker fetches media from there without asking this server. */
const tellWorker =
  (mediaBase: string, settings: [name: string, value: string][]) =>
  (script: string): string => {
    const changed = addSettings(settings)['sw.js']?.(script) ?? script;
    return `self.mediaBase=${JSON.stringify(mediaBase)};\n${changed}`;
  };

function cacheOf(name: string): string {
  if (name.startsWith('assets/') || /\.[0-9a-f]{8}\.\w+$/.test(name)) return IMMUTABLE;
  return name.startsWith('flags/') ? DAY : REVALIDATE;
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

function policyOf(page: PreparedBytes, config: AppConfig): string {
  const policy = policies.get(page) ?? pagePolicy(page.in('identity').toString(), config);
  policies.set(page, policy);
  return policy;
}
