/// <reference path="../marks.d.ts" />

import { offline, outdating } from 'virtual:endpoint-marks/offline';
import type { Offline } from '@digipals/contract';

/** How the worker answers a read, from `offline` beside its endpoint; undefined: not at all. */
export const offlineOf = (pathname: string): Offline | undefined =>
  (['server-first', 'cache-first'] as const).find(way => offline[way].test(pathname));

/** Whether a write changes answers that are `cache-first`. */
export const outdatesCached = (method: string, pathname: string): boolean =>
  outdating[method]?.test(pathname) ?? false;
