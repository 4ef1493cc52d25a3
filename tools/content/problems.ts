/** A problem for an author to fix: its place and reason. Warnings, and notes on drafts, do not fail a build. */
export type Problem = { path: string; reason: string; level: 'error' | 'warning' | 'note' };

/** Collects problems without duplicates, because a lesson is built once for each language. */
export type Problems = {
  error(path: string, reason: string): void;
  warn(path: string, reason: string): void;
  note(path: string, reason: string): void;
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
    note: (path, reason) => add({ path, reason, level: 'note' }),
    hasError: path =>
      [...found.values()].some(problem => problem.path === path && problem.level === 'error'),
    list: () => [...found.values()],
  };
};

/** How many problems fail a build. */
export const countErrors = (problems: Problems): number =>
  problems.list().filter(({ level }) => level === 'error').length;

/** Reports problems again; those of a draft as notes. */
export const passOn = (from: Problems, to: Problems, draft: boolean) => {
  for (const { path, reason, level } of from.list()) {
    if (draft || level === 'note') to.note(path, reason);
    else if (level === 'error') to.error(path, reason);
    else to.warn(path, reason);
  }
};

/** Problems as lines for a terminal. */
export const showProblem = ({ path, reason, level }: Problem): string =>
  `${level}  ${path}  ${reason}`;
