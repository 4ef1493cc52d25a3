import type { TestProject } from 'vitest/node';
import { buildMissing } from './build.ts';
import { startOperated, startPostgres } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a template database with the demo world, which each file copies; nothing may be connected to it. */
    worldUrl: string;
  }
}

/** Builds missing output and fills a template database once for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildMissing();
  const postgres = await startPostgres();
  const first = await startOperated({ DATABASE_URL: postgres.url });
  await first.stop();
  project.provide('worldUrl', postgres.url);
  return postgres.stop;
}
