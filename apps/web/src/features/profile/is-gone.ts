import { CallError } from '@digipals/client';

/** Whether the server knows no such child, or none that this child may know of: it does not say which. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'not_found';
