import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildMissing } from './build.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all journeys share. */
    serverUrl: string;
    /** File with everything that server prints. */
    serverLog: string;
    /** Folder into which that server puts the letters it sends. */
    mailFolder: string;
  }
}

/**
 * One server for all journeys. Its rate limits are off, for all children of the tests come from one
 * address; the limits are tested over HTTP.
 */
const settings = {
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'debug',
};

/** Builds what is missing, and starts the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildMissing();
  const server = await startServer(settings);
  project.provide('serverUrl', server.url);
  project.provide('serverLog', server.logFile);
  project.provide('mailFolder', path.join(server.dataDir, 'mail'));
  return server.stop;
}
