/// <reference path="../marks.d.ts" />

import { firstPage } from 'virtual:endpoint-marks/first-page';
import type { FirstPage } from '@digipals/contract';

/**
 * Addresses of the reads that these pages need first, from `firstPage` beside their endpoints.
 *
 * @param id the encoded id from the address
 */
export const firstPageUrls = (pages: FirstPage, id = ''): string[] =>
  firstPage[pages].map(path => `/api/${path.replace('{}', id)}`);
