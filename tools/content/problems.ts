/** A problem for an author to fix: its place and reason. Warnings do not fail a build. */
export type Problem = { path: string; reason: string; level: 'error' | 'warning' };

/** Collects problems without duplicates, because a lesson is built once for each language. */
export type Problems = {
  error(path: string, reason: string): void;
  warn(path: string, reason: string): void;
  /** Whether there is an error at this place. */
  hasError(path: string): boolean;
  list(): Problem[];
};

/** An empty list of problems. */
export const gatherProblems = (): Problems => {
  const found = new Map<string, Problem>();
  const add = (problem: Problem) => found.set(`${problem.path}\n${problem.reason}`, problem);
  return {
    error: (path, reason) => add({ path, reason, level: 'error' }),
    warn: (path, reason) => add({ path, reason, level: 'warning' }),
    hasError: path =>
      [...found.values()].some(problem => problem.path === path && problem.level === 'error'),
    list: () => [...found.values()],
  };
};

/** Problems as lines for a terminal. */
export const showProblem = ({ path, reason, level }: Problem): string =>
  `${level === 'error' ? 'error' : 'warning'}  ${path}  ${reason}`;
