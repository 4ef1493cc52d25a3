import { startVitest } from 'vitest/node';
import { type CourseRun, readCourseArguments, usage } from './arguments.ts';

const read = (): CourseRun | undefined => {
  try {
    return readCourseArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage);
    process.exitCode = 1;
    return undefined;
  }
};

const run = read();
if (run) {
  Object.assign(process.env, run.env);
  const vitest = await startVitest('test', run.files, {
    watch: false,
    // Each lesson is printed as it ends, as one line.
    disableConsoleIntercept: true,
  });
  await vitest.close();
}
