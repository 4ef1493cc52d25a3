import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { endpointName } from './endpoint-name.ts';
import { serveMetrics } from './metrics-server.ts';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Logs and measures each call. Both name the endpoint, never the address that was asked for. */
export function registerObservation(app: FastifyInstance, deps: AppDeps): void {
  const { log, config, registry } = deps;
  const registers = [registry];
  if (config.processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer',
    labelNames: ['endpoint', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Requests that were answered with an error, by its code in the contract',
    labelNames: ['endpoint', 'code'],
    registers,
  });

  app.decorateReply('errorCode', null);
  app.addHook('onResponse', (request, reply, next) => {
    const endpoint = endpointName(request);
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    durations.observe({ endpoint, status }, reply.elapsedTime / 1000);
    if (reply.errorCode !== null) errors.inc({ endpoint, code: reply.errorCode });
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms,
        requestId: request.id,
      },
      'answered',
    );
    next();
  });

  serveMetrics(app, { log, config }, registry);
}
