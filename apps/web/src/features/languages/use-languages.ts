import type { Languages } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { languagesQuery } from './languages-query.ts';

/** Languages of the child; undefined while they are not known. */
export function useLanguages(userId: string): Languages | undefined {
  const { call } = useServices();
  return useQuery(languagesQuery(call, userId)).data;
}
