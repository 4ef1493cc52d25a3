import type { Licence } from '@digipals/contract';
import { expect, test } from 'vitest';
import { isPremium } from './licences.policy.ts';

const licence = (sku: string) => ({ sku }) as Licence;

test('CONST-44 only LBMFULL makes a child premium', () => {
  expect(isPremium([licence('LBMFULL')])).toBe(true);
  expect(isPremium([licence('LBMBASIC'), licence('LBMFULL')])).toBe(true);
  expect(isPremium([licence('LBMBASIC')])).toBe(false);
  expect(isPremium([])).toBe(false);
});
