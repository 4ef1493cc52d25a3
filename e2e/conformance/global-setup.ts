import type { TestProject } from 'vitest/node';
import { openStage } from './stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the stage that all files of the conformance suite share. */
    stageUrl: string;
  }
}

/** One stage for all files: building it takes longer than most tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stage = await openStage();
  project.provide('stageUrl', stage.url);
  return stage.close;
}
