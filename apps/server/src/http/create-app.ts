import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { createAdultSessions } from '../domains/adults/index.ts';
import { createSessions, createSignIn } from '../domains/session/index.ts';
import { createStaffSessions } from '../domains/staff/index.ts';
import { createServiceState } from '../use-cases/read-service-state.ts';
import { registerErrors, sendError } from './errors.ts';
import { createHandlers } from './handlers.ts';
import { strictHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerObservation } from './observe.ts';
import { openApiDocument } from './openapi.ts';
import { plainAnswer } from './plain-answer.ts';
import { registerAvatars } from './register-avatars.ts';
import { registerCalls } from './register-calls.ts';
import { registerLetters } from './register-letters.ts';
import { registerPages } from './register-pages.ts';
import { createSecurityLog } from './security-log.ts';
import { createShedding } from './shed-load.ts';
import { registerStatus } from './status/register-status.ts';
import { traceCalls } from './trace-calls.ts';
import { trustOf } from './trust-proxy.ts';
import { watchAudit } from './watch-audit.ts';
import { watchDatabase } from './watch-database.ts';
import { watchDesk } from './watch-desk.ts';
import { watchLetters } from './watch-letters.ts';
import { watchDisk, watchProcess, watchScreener } from './watch-process.ts';
import { watchSignIn } from './watch-sign-in.ts';

const MOST_BODY_BYTES = 1_048_576;
/** How often slow requests are looked for, in the time that one has to arrive. */
const CHECKS_PER_REQUEST = 6;

/** Creates the server, ready to listen or to be called in a test. */
export async function createApp(given: AppDeps): Promise<FastifyInstance> {
  const { config, database, registry } = given;
  const deps = { ...given, screener: watchScreener(given.screener, registry) };
  const headers = strictHeaders(config);
  let closing = false;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves, so requests need no logger of their own.
    childLoggerFactory: logger => logger,
    bodyLimit: MOST_BODY_BYTES,
    trustProxy: trustOf(config.trustProxy),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: config.requestMs,
    http: {
      // Node ignores requestTimeout for bodies while headersTimeout is longer.
      headersTimeout: config.requestMs,
      connectionsCheckingInterval: config.requestMs / CHECKS_PER_REQUEST,
    },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return;
      const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
      if (isSlow) deps.log.info({ status: 408 }, 'a request did not arrive in time');
      const answer = plainAnswer(isSlow ? 'request_timeout' : 'malformed_body', headers);
      socket.end(answer, () => socket.destroy());
    },
  });
  // Only JSON is read (CALL-03).
  app.removeContentTypeParser('text/plain');
  // The hooks of every request wait for nothing, so they are not asynchronous.
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    const isCall = request.url.startsWith('/api/');
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Keep-alive would delay shutdown.
    if (closing || deps.stopping?.aborted) reply.header('connection', 'close');
    next(null, payload);
  });
  registerErrors(app);
  registerObservation(app, deps);
  if (deps.tracing) traceCalls(app, deps.tracing);
  // First, so that no connection of the other figures is counted.
  watchDatabase(deps);
  watchAudit(app, deps, registry);
  const checkReady = registerHealth(app, deps);
  registerStatus(app, deps, createServiceState(deps, checkReady));

  const sessions = createSessions(deps);
  const signIn = createSignIn(deps, sessions, watchSignIn(deps));
  const staff = createStaffSessions(deps);
  const adults = createAdultSessions(deps);
  const all = { children: sessions, staff, adults };
  const security = createSecurityLog(deps, registry);
  const shed = createShedding(app, deps, registry);
  registerCalls(app, deps, all, createHandlers(deps, all, signIn), { security, shed });
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    // Made on first use: few servers are asked.
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json').send(document);
  });
  registerAvatars(app, database.db);
  registerLetters(app, deps);
  watchLetters(deps);
  watchDesk(deps, registry);
  if (config.processMetrics) watchProcess(registry);
  if (config.dataDir !== null) watchDisk(config.dataDir, registry);
  registerPages(app, deps);

  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onClose', async () => {
    sessions.close();
  });
  await sessions.listen();
  return app;
}
