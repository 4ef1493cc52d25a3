import { createHash, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Content } from '../../apps/server/src/content/content.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { connect, type Database } from '../../apps/server/src/db/open-db.ts';
import { defaultConfig, noLimits } from '../../apps/server/src/deps.ts';
import { createApp } from '../../apps/server/src/http/create-app.ts';
import { countQueries } from '../../apps/server/src/testing/count-queries.ts';
import {
  createFakeMailer,
  createFakeScreener,
  createFakeWriter,
} from '../../apps/server/src/testing/fake-helpers.ts';
import { fillForLoad, type LoadSize } from '../../apps/server/src/testing/load-fixture.ts';
import { fillHistory, type LoadHistory } from '../../apps/server/src/testing/load-history.ts';

/** A child of a load world with a session. */
export type LoadChild = {
  readonly userId: string;
  readonly friendId: string;
  /** Null if nobody wrote to the child yet. */
  readonly conversationId: string | null;
  readonly token: string;
};

/** What a database is filled with. */
type WorldSize = LoadSize & { readonly history?: LoadHistory };

/** A server on a database full of children. */
export type LoadWorld = {
  readonly size: LoadSize;
  readonly database: Database;
  readonly url: string;
  readonly callers: readonly LoadChild[];
  /** Queries so far. */
  readonly queries: () => number;
  /** Sets one child in a hundred online. */
  comeHere(): Promise<void>;
  close(): Promise<void>;
};

const CALLERS = 60;

/** Children from those with the fewest friends to those with the most, and a friend of each. */
const chooseCallers = `
  SELECT user_id AS "userId", friend_id AS "friendId", (
    SELECT conversation_id FROM conversation_sides AS side WHERE side.user_id = by_friends.user_id LIMIT 1
  ) AS "conversationId" FROM (
    SELECT user_id, min(friend_id) AS friend_id,
      row_number() OVER (ORDER BY count(*), user_id) AS place, count(*) OVER () AS all_of_them
    FROM friendships WHERE status = 'accepted' GROUP BY user_id
  ) AS by_friends
  WHERE (place * ${CALLERS}) % all_of_them < ${CALLERS}
  ORDER BY place DESC LIMIT ${CALLERS}`;

type Client = Parameters<typeof fillForLoad>[0];

/** Fills a database over a connection without timeouts, unless it is full. @returns children to call as */
async function fill({ pool }: Database, size: WorldSize): Promise<LoadChild[]> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const isEmpty = async (table: string) =>
      (await client.query(`SELECT FROM ${table} LIMIT 1`)).rows.length === 0;
    if (await isEmpty('users')) await fillForLoad(client, size);
    if (size.history && (await isEmpty('attempts'))) await fillHistory(client, size.history);
    const { rows } = await client.query<Omit<LoadChild, 'token'>>(chooseCallers);
    const callers: LoadChild[] = [];
    for (const child of rows) callers.push(await signIn(client, child));
    return callers;
  } finally {
    // Its settings differ from those of the server.
    client.release(true);
  }
}

async function signIn(client: Client, child: Omit<LoadChild, 'token'>): Promise<LoadChild> {
  const token = randomBytes(16).toString('base64url');
  await client.query('INSERT INTO sessions VALUES ($1, $2, now(), now())', [
    createHash('sha256').update(token).digest(),
    child.userId,
  ]);
  return { ...child, token };
}

/** Creates a database of that size on a running PostgreSQL, unless it has one, and a server on it. */
export async function openLoadWorld(
  admin: Parameters<typeof connect>[0],
  content: Content,
  size: WorldSize,
): Promise<LoadWorld> {
  const log = pino({ level: 'silent' });
  const name = `load_${size.children}${size.history ? '_played' : ''}`;
  const outer = connect(admin, log);
  const { rows } = await outer.pool.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rows.length === 0) await outer.pool.query(`CREATE DATABASE ${name}`);
  await outer.close();
  const database = connect({ ...admin, database: name }, log);
  await migrate(database.pool);
  const callers = await fill(database, size);
  const queries = countQueries(database.pool);
  const app = await createApp({
    database,
    clock: Date.now,
    random: randomBytes,
    content,
    screener: createFakeScreener(),
    writer: createFakeWriter(),
    mailer: createFakeMailer(),
    translator: null,
    config: { ...defaultConfig, limits: noLimits },
    log,
    registry: new Registry(),
    tracing: null,
    webDir: '.build/web',
    deskDir: '.build/desk',
    grownUpsDir: '.build/grown-ups',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    size,
    database,
    url,
    callers,
    queries,
    async comeHere() {
      // As in the app, online status is written at most once a minute.
      await database.pool.query(
        `UPDATE presence SET last_seen_at = now()
         WHERE abs(hashtext(user_id)) % 100 = 0 AND last_seen_at < now() - interval '1 minute'`,
      );
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
