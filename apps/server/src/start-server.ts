import { randomBytes } from 'node:crypto';
import { createScreener, type Screener } from '@digipals/screening';
import { createWriter, warmUp } from '@digipals/writing';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { loadContent } from './content/load-content.ts';
import { APP_ROLE, findPoolProblems, prepareAppRole } from './db/app-role.ts';
import { type DatabaseClock, followDatabaseClock } from './db/database-clock.ts';
import { followStandby } from './db/follow-standby.ts';
import type { Log } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import { type Database, type OwnerDatabase, openStandby } from './db/open-db.ts';
import {
  closeDemoAccounts,
  DEMO_CLASS,
  DEMO_PICTURES,
  DEMO_REVIEWER,
  DEMO_STAFF_PASSWORD,
  DEMO_TEACHER,
  seedDemoWorld,
} from './demo/demo-world.ts';
import type { AppDeps } from './deps.ts';
import { createMailer } from './domains/mail/index.ts';
import { sealPlainSecrets } from './domains/staff/index.ts';
import { createTranslator } from './domains/translations/index.ts';
import type { Env } from './env.ts';
import { createApp } from './http/create-app.ts';
import type { Tracing } from './kernel/tracing.ts';
import { urlOf } from './read-addresses.ts';
import { stopServer, tryAnchor } from './stop-server.ts';
import { startBackground } from './use-cases/background.ts';
import { eraseAgain } from './use-cases/erase-again.ts';
import { firstLink } from './use-cases/manage-schools.ts';
import { pauseForNotice } from './use-cases/pause-for-notice.ts';
import { rotatePepper } from './use-cases/rotate-pepper.ts';
import { takeBackAgain } from './use-cases/take-back-again.ts';

type Helpers = Pick<AppDeps, 'screener' | 'writer' | 'mailer' | 'translator'>;

/**
 * Creates the helpers and loads their word lists. Otherwise the first text would block all calls while they
 * load.
 */
async function createHelpers({
  env,
  log,
  screener = createScreener(),
}: StartTools): Promise<Helpers> {
  warmUp();
  screener.hints('Hello! My name is Mia.');
  const { translationEngine } = env.config;
  return {
    screener,
    writer: createWriter(),
    mailer: createMailer(env),
    translator: translationEngine && createTranslator(translationEngine, log),
  };
}

/** What a server starts with. The database may still be opening. */
export type StartTools = {
  readonly env: Env;
  readonly log: AppDeps['log'];
  readonly opening: Promise<OwnerDatabase>;
  readonly tracing: Tracing | null;
  /** By default the server creates one. */
  readonly screener?: Screener;
};

/** A server that listens at `url`. */
export type StartedServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts the server. Closes the database if that fails. */
export async function startServer(tools: StartTools): Promise<StartedServer> {
  const { env, log, opening, tracing } = tools;
  const warming = createHelpers(tools);
  const loading = Promise.resolve(env.contentDir).then(loadContent);
  // Thrown below, where the database is closed.
  for (const work of [warming, loading]) work.catch(() => undefined);
  const owner = await opening;
  let database: Database = owner;
  let time: DatabaseClock | undefined;
  try {
    const content = await loading;
    await migrate(owner.pool);
    database = await takeAppRole(owner, log);
    time = env.clock
      ? { clock: env.clock, stop: () => undefined }
      : await followDatabaseClock(database.pool, log);
    const { clock } = time;
    // The adults of the demo world have made-up addresses.
    const config = { ...env.config, alarmsToDesk: !env.demo };
    const deps = { database, clock, random: randomBytes, content, config, log };
    await rotatePepper(deps);
    await database.db.transaction().execute(db => sealPlainSecrets(db, deps));
    await database.db.transaction().execute(db => pauseForNotice(db, new Date(clock())));
    const helpers = await warming;
    const { webDir, deskDir, grownUpsDir } = env;
    const stopping = new AbortController();
    const { signal } = stopping;
    const read =
      env.readUrl === undefined ? null : startReading(env.readUrl, env, { ...deps, tracing });
    const dirs = { webDir, deskDir, grownUpsDir };
    const registry = new Registry();
    const served = { stopping: signal, standby: read?.standby, registry, tracing };
    const appDeps = { ...deps, ...helpers, ...dirs, ...served };
    const demo = env.demo && (await seedDemoWorld(appDeps));
    // Their passwords are public.
    if (!demo) await closeDemo(appDeps);
    const back = await eraseAgain(appDeps);
    if (back > 0) log.warn({ children: back }, 'erased children of an older backup again');
    const hidden = await takeBackAgain(appDeps);
    if (hidden > 0) log.warn({ texts: hidden }, 'took back texts of an older backup again');
    await tryAnchor(appDeps);
    const app = await createApp(appDeps);
    const port = await listen(app, env);
    const background = startBackground(appDeps);
    const url = urlOf(env.host, port);
    console.log(`DigiPals is ready at ${url}`);
    if (demo) {
      console.log(
        `  A child signs in at ${url}/student with class ${DEMO_CLASS}, a name such as Mia, pictures ${DEMO_PICTURES.join(', ')}`,
      );
      console.log(
        `  An adult signs in at ${url}/desk with ${DEMO_REVIEWER}, password ${DEMO_STAFF_PASSWORD}, the code of npm run staff -- code ${DEMO_REVIEWER}`,
      );
      console.log(
        `  A teacher signs in at ${url}/grown-ups with ${DEMO_TEACHER}, the same password, the code of npm run school -- code ${DEMO_TEACHER}`,
      );
    } else await showFirstLink(appDeps, port);
    const close = async (): Promise<void> => {
      time?.stop();
      await Promise.all([
        helpers.screener.close(),
        helpers.mailer.close(),
        read?.close(),
        tracing?.close(),
      ]);
      await database.close();
    };
    return { url, stop: () => stopServer({ app, background, stopping, deps: appDeps, close }) };
  } catch (error) {
    time?.stop();
    await database.close();
    throw error;
  }
}

/** Prints a one-time link if there is no lead, because nobody else can make a school. */
async function showFirstLink(
  { database, clock, random, config }: AppDeps,
  port: number,
): Promise<void> {
  const at = new Date(clock());
  // The system chose the port.
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
  const deps = { random, config: { ...config, publicUrl } };
  const link = await database.db.transaction().execute(db => firstLink(db, deps, at));
  if (link) console.log(`  Make your school with this link, once, within seven days: ${link}`);
}

/** The database with the rights of a server only. */
async function takeAppRole(owner: OwnerDatabase, log: Log): Promise<Database> {
  const isPrepared = await prepareAppRole(owner.pool);
  if (owner.openPooled) {
    const pooled = owner.openPooled();
    for (const problem of await findPoolProblems(pooled.pool)) log.warn(problem);
    return pooled;
  }
  if (isPrepared) return owner.takeRole(APP_ROLE);
  log.warn(`the user of DATABASE_URL cannot take the role ${APP_ROLE}: see the guide`);
  return owner;
}

/** Follows the standby at an address, for reports. */
function startReading(
  readUrl: string,
  { directUrl }: Env,
  { database, log, tracing }: Pick<AppDeps, 'database' | 'log' | 'tracing'>,
) {
  const opened = openStandby(readUrl, { directUrl, log, onQuery: tracing?.query });
  const standby = followStandby({ primary: database.pool, standby: opened, log });
  const close = async (): Promise<void> => {
    standby.stop();
    await opened.close();
  };
  return { standby, close };
}

const closeDemo = ({ database: { db }, clock }: AppDeps): Promise<void> =>
  db.transaction().execute(transaction => closeDemoAccounts(transaction, new Date(clock())));

async function listen(app: FastifyInstance, { host, port }: Env): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001`,
      );
    }
    throw error;
  }
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? bound.port : port;
}
