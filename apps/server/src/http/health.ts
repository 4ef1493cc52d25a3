import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { faultOf } from '../db/fault.ts';
import type { AppDeps } from '../deps.ts';
import { ApiError } from '../kernel/api-error.ts';

/**
 * `/healthz`: the process answers. `/readyz`: its database answers and, after a full disk, can write again.
 * A server that stops is not ready.
 * @returns the check of the database and the disk, which rejects while the server cannot answer calls
 */
export function registerHealth(
  app: FastifyInstance,
  { database: { db }, stopping }: AppDeps,
): () => Promise<void> {
  let isFull = false;
  app.addHook('onError', async (_request, _reply, error) => {
    if (faultOf(error) === 'full') isFull = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const checkReady = async (): Promise<void> => {
    await sql`SELECT 1`.execute(db).catch(() => {
      throw notReady('The database does not answer');
    });
    if (isFull) {
      await writeMegabyte(db).catch(() => {
        throw notReady('A disk is full');
      });
      isFull = false;
    }
  };
  app.get('/readyz', async (_request, reply) => {
    if (stopping?.aborted) throw notReady('The server stops');
    await checkReady();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  return checkReady;
}

const notReady = (message: string): ApiError =>
  new ApiError('unavailable', { retryAfter: 1, message });

/** A new table needs new room: a row in an old one might find some. */
const writeMegabyte = (db: Db): Promise<unknown> =>
  db.transaction().execute(transaction =>
    sql`
      CREATE TEMP TABLE room_left ON COMMIT DROP AS
      SELECT repeat('x', 1000) FROM generate_series(1, 1000)
    `.execute(transaction),
  );
