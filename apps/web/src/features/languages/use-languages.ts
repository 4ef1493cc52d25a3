import type { Languages } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { languagesQuery } from './languages-query.ts';

/** Languages of the child; undefined until loaded. */
export function useLanguages(userId: string): Languages | undefined {
  return useQuery(languagesQuery(userId)).data;
}
