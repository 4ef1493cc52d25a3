import { useLocation } from './history.ts';
import { match } from './match.ts';

/** A parameter of the address; '' when the page has none of that name. */
export function useParam(name: string): string {
  return match(useLocation().pathname)?.params[name] ?? '';
}

/** A parameter of the query; null when it is not there. */
export function useQueryParam(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}
