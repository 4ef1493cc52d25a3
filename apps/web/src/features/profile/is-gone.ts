import { CallError } from '@digipals/client';

/** Whether a child does not exist or is hidden: the server does not say which. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'not_found';
