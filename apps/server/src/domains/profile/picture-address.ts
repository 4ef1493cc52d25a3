import { createHash } from 'node:crypto';
import { drawings } from '@digipals/avatar';
import type { Profile } from '@digipals/contract';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Changes with the art, so that browsers do not show cached old drawings. */
export const PICTURE_EDITION = digest(drawings()).slice(0, 8);

/** Hash of the parts of a figure: equal parts have the same picture. */
export const pictureHash = (parts: Profile['human'] | Profile['domino']): string =>
  digest(JSON.stringify(parts)).slice(0, 32);

/** Base address of the pictures of a figure, without the view or mood. */
export const pictureAddress = (hash: string): string => `/avatars/${hash}-${PICTURE_EDITION}`;

/** The hash of the parts in an address, of any edition of the art. */
export const hashOfAddress = (address: string): string => /^[0-9a-f]+/.exec(address)?.[0] ?? '';
