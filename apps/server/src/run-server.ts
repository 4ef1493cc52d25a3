import { openDatabase } from './db/open-db.ts';
import type { Env } from './env.ts';
import { describeError } from './kernel/describe-error.ts';
import { openLog } from './open-log.ts';
import type { StartedServer, StartTools } from './start-server.ts';

/** Opens the log and the database, and starts the server. */
export async function start(
  env: Env,
  tools: Pick<StartTools, 'screener'> = {},
): Promise<StartedServer> {
  const log = openLog(env.logLevel);
  for (const warning of env.warnings) log.warn(warning);
  const { tracing: settings } = env;
  const tracing = settings && (await import('./open-tracing.ts')).openTracing(settings, log);
  const opening = openDatabase({ ...env, log, onQuery: tracing?.query });
  // The embedded PostgreSQL starts while the code of the server loads. A connection to another one is awaited
  // first: on a slow machine its time limit would pass meanwhile.
  if (env.databaseUrl) await opening;
  // Thrown by startServer.
  opening.catch(() => undefined);
  const { startServer } = await import('./start-server.ts');
  return startServer({ ...tools, env, log, opening, tracing });
}

/** Stops the server at the first signal, even during its start, and exits. */
function stopAtSignal(started: Promise<StartedServer>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    started
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}

/** Runs the server until a signal. If it cannot start, prints the reason and sets the exit code. */
export async function runServer(read: () => Env): Promise<void> {
  try {
    const started = start(read());
    stopAtSignal(started);
    await started;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The server could not start.');
    if (process.env['LOG_LEVEL'] === 'debug') console.error(JSON.stringify(describeError(error)));
    process.exitCode = 1;
  }
}
