import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScreener } from '@digipals/screening';
import { createWriter, warmUp } from '@digipals/writing';
import type { FastifyInstance } from 'fastify';
import { loadContent } from './content/load-content.ts';
import { APP_ROLE, prepareAppRole } from './db/app-role.ts';
import type { Log } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import type { Database, OwnerDatabase } from './db/open-db.ts';
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
import { type Env, urlOf } from './env.ts';
import { createApp } from './http/create-app.ts';
import { anchorLog } from './use-cases/anchor-log.ts';
import { startBackground } from './use-cases/background.ts';
import { eraseAgain } from './use-cases/erase-again.ts';
import { firstLink } from './use-cases/manage-schools.ts';
import { pauseForNotice } from './use-cases/pause-for-notice.ts';
import { takeBackAgain } from './use-cases/take-back-again.ts';

const STOP_TIMEOUT_MS = 10_000;

type Helpers = Pick<AppDeps, 'screener' | 'writer' | 'mailer' | 'translator'>;

/**
 * Creates the helpers and loads their word lists. Otherwise the first text would block all calls while they
 * load.
 */
async function createHelpers(env: Env, log: AppDeps['log']): Promise<Helpers> {
  const screener = createScreener();
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
};

/** Starts the server. Closes the database if that fails. @returns a function that stops the server */
export async function startServer({ env, log, opening }: StartTools): Promise<() => Promise<void>> {
  const warming = createHelpers(env, log);
  const loading = Promise.resolve(env.contentDir).then(loadContent);
  // Thrown below, where the database is closed.
  for (const work of [warming, loading]) work.catch(() => undefined);
  const owner = await opening;
  let database: Database = owner;
  try {
    const content = await loading;
    await migrate(owner.pool);
    database = await takeAppRole(owner, log);
    // The adults of the demo world have made-up addresses.
    const config = { ...env.config, alarmsToDesk: !env.demo };
    const deps = { database, clock: Date.now, random: randomBytes, content, config, log };
    await database.db.transaction().execute(db => sealPlainSecrets(db, deps));
    await database.db.transaction().execute(db => pauseForNotice(db, new Date()));
    const helpers = await warming;
    const { webDir, deskDir, grownUpsDir } = env;
    const appDeps = { ...deps, ...helpers, webDir, deskDir, grownUpsDir };
    const demo = env.demo && (await seedDemoWorld(appDeps));
    // Their passwords are public.
    if (!demo) await closeDemo(database);
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
    return () => stop({ app, background, helpers, database, deps: appDeps });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without a lead nobody could make a school: prints a link of one use. */
async function showFirstLink({ database, random, config }: AppDeps, port: number): Promise<void> {
  const at = new Date();
  // The system chose the port.
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
  const deps = { random, config: { ...config, publicUrl } };
  const link = await database.db.transaction().execute(db => firstLink(db, deps, at));
  if (link) console.log(`  Make your school with this link, once, within seven days: ${link}`);
}

/** The database with the rights of a server only. */
async function takeAppRole(owner: OwnerDatabase, log: Log): Promise<Database> {
  if (await prepareAppRole(owner.pool)) return owner.takeRole(APP_ROLE);
  log.warn(`the user of DATABASE_URL cannot take the role ${APP_ROLE}: see the guide`);
  return owner;
}

const closeDemo = ({ db }: Database): Promise<void> =>
  db.transaction().execute(transaction => closeDemoAccounts(transaction, new Date()));

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

type Running = {
  app: FastifyInstance;
  background: () => Promise<void>;
  helpers: Helpers;
  database: Database;
  deps: AppDeps;
};

/** A server must also start and stop when the head of the audit log cannot be written: an alarm says so. */
const tryAnchor = (deps: AppDeps): Promise<void> =>
  anchorLog(deps).catch((error: NodeJS.ErrnoException) => {
    deps.log.warn({ code: error.code }, 'the head of the audit log could not be written outside');
  });

/** Stops accepting calls, finishes pending ones, then closes all resources. */
async function stop({ app, background, helpers, database, deps }: Running): Promise<void> {
  const finished = Promise.all([app.close(), background()]).then(() => tryAnchor(deps));
  await Promise.race([finished, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  await Promise.all([helpers.screener.close(), helpers.mailer.close()]);
  await database.close();
}
