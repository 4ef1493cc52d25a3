import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppDeps } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export function registerHealth(app: FastifyInstance, { database: { db } }: AppDeps): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    await sql`SELECT 1`.execute(db).catch(() => {
      throw new ApiError('unavailable', { retryAfter: 1 });
    });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
