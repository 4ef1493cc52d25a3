import type { TestProject } from 'vitest/node';
import { buildMissing } from './build.ts';
import { startPostgres, startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database with the demo world, to which nothing is connected: each file copies it. */
    worldUrl: string;
  }
}

/** Builds what is missing, and fills a database once for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildMissing();
  const postgres = await startPostgres();
  const first = await startServer({ DATABASE_URL: postgres.url });
  await first.stop();
  project.provide('worldUrl', postgres.url);
  return postgres.stop;
}
