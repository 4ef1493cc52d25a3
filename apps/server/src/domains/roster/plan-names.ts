import { sameName } from '../user/index.ts';

/** The names of a school by class; gives each child of a class a name of its own. */
export type Names = {
  readonly free: (classKey: string, name: string) => void;
  /** @returns the name itself, or with the first number that nobody in the class has: Ada 2 */
  readonly take: (classKey: string, name: string) => string;
};

/** Names that are taken in each class. */
export function createNames(taken: Iterable<{ classKey: string; name: string }>): Names {
  const byClass = new Map<string, Set<string>>();
  const of = (classKey: string): Set<string> => {
    const names = byClass.get(classKey) ?? new Set();
    byClass.set(classKey, names);
    return names;
  };
  for (const { classKey, name } of taken) of(classKey).add(sameName(name));
  return {
    free: (classKey, name) => of(classKey).delete(sameName(name)),
    take(classKey, name) {
      const names = of(classKey);
      let shown = name;
      for (let number = 2; names.has(sameName(shown)); number += 1) shown = `${name} ${number}`;
      names.add(sameName(shown));
      return shown;
    },
  };
}
