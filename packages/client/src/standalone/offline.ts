/// <reference path="../marks.d.ts" />

import { offline, outdating } from 'virtual:endpoint-marks/offline';
import type { Offline } from '@digipals/contract';

const ways: readonly Offline[] = ['server-first', 'server-first-own', 'cache-first'];

/** How the worker answers a read, from `offline` beside its endpoint; undefined: not at all. */
export const offlineOf = (pathname: string): Offline | undefined =>
  ways.find(way => offline[way].test(pathname));

/** Whether a write changes answers that are `cache-first`. */
export const outdatesCached = (method: string, pathname: string): boolean =>
  outdating[method]?.test(pathname) ?? false;
