import { hash } from 'node:crypto';

/** The hash by which the secret of a badge is stored. Its 128 bits are too many to be tried. */
export const badgeHash = (secret: string): Buffer => hash('sha256', `badge ${secret}`, 'buffer');
