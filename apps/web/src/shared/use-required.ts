import { type Context, use } from 'react';

/** The value of the nearest provider of a context; throws without one. */
export function useRequired<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (!value) throw new Error('A provider is missing above this part');
  return value;
}
