import { useLocation } from './history.ts';
import { match } from './match.ts';

/** A path parameter; '' if the route has none of that name. */
export function useParam(name: string): string {
  return match(useLocation().pathname)?.params[name] ?? '';
}

/** A query parameter; null if missing. */
export function useQueryParam(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}
