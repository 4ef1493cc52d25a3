import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { deleteExpiredKeys } from '../domains/idempotency/index.ts';
import { createSessions, createSignIn } from '../domains/session/index.ts';
import { createStaffSessions } from '../domains/staff/index.ts';
import { registerErrors, sendError } from './errors.ts';
import { createHandlers } from './handlers.ts';
import { strictHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerObservation } from './observe.ts';
import { openApiDocument } from './openapi.ts';
import { registerAvatars } from './register-avatars.ts';
import { registerCalls } from './register-calls.ts';
import { registerPages } from './register-pages.ts';
import { watchAudit } from './watch-audit.ts';

const MOST_BODY_BYTES = 1_048_576;
const CLEANUP_MS = 3_600_000;

/** Creates the server, ready to listen or to be called in a test. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, clock } = deps;
  const headers = strictHeaders(config);
  let closing = false;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY_BYTES,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      sendError(error, request, reply);
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(plainBadRequest(headers));
    },
  });
  // Only JSON is read (CALL-03).
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.url.startsWith('/api/');
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Keep-alive would delay shutdown.
    if (closing) reply.header('connection', 'close');
  });
  registerErrors(app);
  watchAudit(app, deps, registerObservation(app, deps));
  registerHealth(app, deps);

  const sessions = createSessions(deps);
  const signIn = createSignIn(deps, sessions);
  const staff = createStaffSessions(deps);
  const both = { children: sessions, staff };
  registerCalls(app, deps, both, createHandlers(deps, both, signIn));
  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(document),
  );
  registerAvatars(app, database.db);
  registerPages(app, deps);

  const cleanUp = async (): Promise<void> => {
    await sessions.deleteExpired();
    await signIn.deleteExpired();
    await staff.deleteExpired();
    await deleteExpiredKeys(database.db, clock());
  };
  const cleanupTimer = setInterval(() => {
    cleanUp().catch(() => deps.log.warn('expired rows could not be deleted'));
  }, CLEANUP_MS).unref();
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onClose', async () => {
    clearInterval(cleanupTimer);
    sessions.close();
  });
  await sessions.listen();
  return app;
}

/** The answer to invalid HTTP. */
function plainBadRequest(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n${lines.join('')}\r\n`;
}
