import { useFlags } from '../../shared/flags.ts';
import type { RouteName } from '../../shared/routing/paths.ts';
import { showsEntry } from '../route-table.ts';

/** Whether an entry that leads to a route is shown: the page is built and its flag is on. */
export function useEntry(route: RouteName): boolean {
  return showsEntry(route, useFlags());
}
