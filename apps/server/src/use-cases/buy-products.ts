import type { Product, ResponseOf } from '@digipals/contract';
import { findProduct } from '@digipals/contract/products';
import type { Db } from '../db/db.ts';
import { appendEntry } from '../domains/ledger/index.ts';
import { grantLicences, readLicences } from '../domains/licences/index.ts';
import { readBalance } from '../domains/lingos/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type Order = { readonly userId: string; readonly skus: readonly string[]; readonly now: number };

/** @throws product_unknown if one of them does not exist */
function findProducts(skus: readonly string[]): Product[] {
  return [...new Set(skus)].map(sku => {
    const product = findProduct(sku);
    if (!product) throw new ApiError('product_unknown');
    return product;
  });
}

/**
 * Buys products for Lingos (ROLE-06): all that the child does not own yet, or none of them. The price is
 * the catalogue's. Needs a transaction; locks the child, so that nothing is paid twice.
 * @returns what the child owns and has afterwards
 * @throws product_unknown, lingos_missing
 */
export async function buyProducts(
  db: Db,
  { userId, skus, now }: Order,
): Promise<ResponseOf<'POST users/{id}/purchases'>> {
  const products = findProducts(skus);
  await lockChild(db, userId);
  const at = new Date(now);
  const owned = new Set((await readLicences(db, userId, at)).map(({ sku }) => sku));
  const unpaid = products.filter(({ sku, free }) => !free && !owned.has(sku));
  if (unpaid.length > 0) await pay(db, { userId, unpaid, now });
  const { amount } = await readBalance(db, userId);
  return { licences: await readLicences(db, userId, at), lingos: amount };
}

type Payment = { readonly userId: string; readonly unpaid: Product[]; readonly now: number };

async function pay(db: Db, { userId, unpaid, now }: Payment): Promise<void> {
  const price = unpaid.reduce((sum, product) => sum + product.price, 0);
  const { amount } = await readBalance(db, userId);
  if (amount < price) throw new ApiError('lingos_missing');
  const at = new Date(now);
  const skus = unpaid.map(({ sku }) => sku).toSorted();
  // A product is bought once, so that these names are unique among the purchases of the child.
  await appendEntry(db, { userId, amount: -price, kind: 'purchase', ref: skus.join(' '), at });
  await grantLicences(db, { userId, skus, at });
}
