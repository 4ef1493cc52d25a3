import type { Licence } from '@digipals/contract';
import { premiumSku } from '@digipals/contract/constants';

/** Only LBMFULL makes a child premium (CONST-44). */
export const isPremium = (licences: readonly Licence[]): boolean =>
  licences.some(({ sku }) => sku === premiumSku);
