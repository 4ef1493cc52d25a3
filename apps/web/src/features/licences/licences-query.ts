import { endpointQuery } from '@digipals/client';
import type { Licence } from '@digipals/contract';
import { premiumSku } from '@digipals/contract/constants';

/** Licences of the child (LOGIN-11, CALL-12). */
export const licencesQuery = (userId: string) =>
  endpointQuery('GET licences/{userId}', { userId }, { staleTime: Number.POSITIVE_INFINITY });

/** Whether one of the licences includes training and player (ROLE-05, CONST-44). */
export const isPremium = (licences: readonly Licence[]): boolean =>
  licences.some(({ sku }) => sku === premiumSku);
