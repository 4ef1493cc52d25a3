import type { TestProject } from 'vitest/node';
import { openStage } from './stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the stage that all conformance files share. */
    stageUrl: string;
  }
}

/** One stage for all files: building it takes longer than most tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stage = await openStage();
  project.provide('stageUrl', stage.url);
  return stage.close;
}
