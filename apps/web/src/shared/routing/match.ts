import { patterns, type RouteName } from './paths.ts';

/** What an address means: the route, its pattern and its parameters. */
export type Match = {
  name: RouteName;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
};

/** Regular expression of a pattern, with a named group for each parameter. */
export function patternSource(pattern: string): string {
  const source = pattern
    .replace(/\/\{(\w+)\?\}/g, '(?:/(?<$1>[^/]+))?')
    .replace(/\/\{(\w+)\}/g, '/(?<$1>[^/]+)');
  return `^${source}/?$`;
}

const parameters = (pattern: string): number => pattern.split('{').length - 1;

// Paths without parameters come first: /profile/friends is a page, not a child called friends (AMBIG-06).
const compiled = (Object.entries(patterns) as [RouteName, string][])
  .sort(([, one], [, other]) => parameters(one) - parameters(other))
  .map(([name, pattern]) => ({ name, pattern, regex: new RegExp(patternSource(pattern)) }));

function decoded(groups: Record<string, string | undefined>): Match['params'] {
  const pairs = Object.entries(groups).map(([key, value]) => [key, value && safeDecode(value)]);
  return Object.fromEntries(pairs) as Match['params'];
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The route of a path, or null if it has none. */
export function match(pathname: string): Match | null {
  for (const { name, pattern, regex } of compiled) {
    const found = regex.exec(pathname);
    if (found) return { name, pattern, params: decoded(found.groups ?? {}) };
  }
  return null;
}

/** Paths on which the offline popup and the automatic reload are off (OFFLINE-06, OFFLINE-07, AMBIG-15). */
export function isActivityPath(pathname: string): boolean {
  return /activit(y|ies)/.test(pathname);
}

const busy: readonly RouteName[] = ['activity-builder', 'activity-rewards', 'word-review'];

/** Whether a child on this page finishes what it does before it rests (FAMILY-16) or hears of a measure. */
export function isBusyPath(pathname: string): boolean {
  const name = match(pathname)?.name;
  return name !== undefined && busy.includes(name);
}
