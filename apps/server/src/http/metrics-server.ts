import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AppDeps } from '../deps.ts';

/** Answers `/metrics` with the figures for Prometheus. */
function registerMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}

/** Serves `/metrics` at the operator's own port, or beside the calls if there is none. */
export function serveMetrics(
  app: FastifyInstance,
  { config, log }: Pick<AppDeps, 'config' | 'log'>,
  registry: Registry,
): void {
  const { metricsAt } = config;
  if (metricsAt === null) {
    registerMetrics(app, registry);
    return;
  }
  const metrics = Fastify({ forceCloseConnections: true });
  registerMetrics(metrics, registry);
  app.addHook('onReady', async () => {
    const url = await metrics.listen(metricsAt).catch((cause: NodeJS.ErrnoException) => {
      throw new Error(`METRICS_PORT ${metricsAt.port} cannot be used (${cause.code}).`);
    });
    log.info({ url }, 'metrics are served');
  });
  app.addHook('onClose', () => metrics.close());
}
