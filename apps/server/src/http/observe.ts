import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';
import { serveMetrics } from './metrics-server.ts';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/**
 * Logs and measures each call. Both name the route by its pattern, never by its address.
 * @returns the registry of all metrics of this server
 */
export function registerObservation(app: FastifyInstance, { log, config }: AppDeps): Registry {
  const registry = new Registry();
  if (config.processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    durations.observe({ method, route, status }, reply.elapsedTime / 1000);
    log.info({ method, route, status, ms, requestId: request.id }, 'answered');
    next();
  });

  serveMetrics(app, { log, config }, registry);
  return registry;
}
