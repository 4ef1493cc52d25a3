import type { Licence } from '@digipals/contract';
import { premiumSku } from '@digipals/contract/constants';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Licences of the child (LOGIN-11, CALL-12). */
export const licencesQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['licences', userId],
    queryFn: () => call('GET licences/{userId}', { params: { userId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether one of the licences opens training and player (ROLE-05, CONST-44). */
export const isPremium = (licences: readonly Licence[]): boolean =>
  licences.some(({ sku }) => sku === premiumSku);
