import { modelsOf, partsOf } from '@digipals/avatar';
import { products } from '@digipals/contract/products';
import { expect, test } from 'vitest';

test.each([
  ['avatar', 'human'],
  ['domino', 'domino'],
] as const)('SHOP-13 the products of %s are exactly what the kit can draw', (type, kind) => {
  const drawn = partsOf(kind).flatMap(part =>
    modelsOf(kind, part).map(model => `${type}.${part}.${model}`),
  );
  expect(products[type].map(({ sku }) => sku).toSorted()).toEqual(drawn.toSorted());
});
