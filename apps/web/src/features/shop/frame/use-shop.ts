import { endpointQuery } from '@digipals/client';
import type { Product, ProductType } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useKeepAnswers } from '../../../shared/offline/keep/use-keep-answers.ts';

/** What a child can buy of one type, and what it has. */
export type Shop = {
  products: readonly Product[];
  /** Whether the child may wear or use a product for ever (SHOP-09). */
  owns(product: Product): boolean;
  /** Lingos the child has. */
  amount: number;
};

type LoadedShop =
  | { state: 'loaded'; shop: Shop }
  | { state: 'waiting' }
  | { state: 'failed'; retry(): void };

/** Loads the products of a type, the licences and the Lingos of the child. */
export function useShop(type: ProductType, userId: string): LoadedShop {
  const products = useQuery(endpointQuery('GET products/{type}', { type }));
  const licences = useQuery(endpointQuery('GET licences/{userId}', { userId }));
  const lingos = useQuery(endpointQuery('GET users/{id}/lingos', { id: userId }));
  useKeepAnswers(`products/${type}`, products.isSuccess);
  if (products.data && licences.data && lingos.data) {
    const skus = new Set(licences.data.map(({ sku }) => sku));
    const owns = ({ free, sku }: Product) => free || skus.has(sku);
    return {
      state: 'loaded',
      shop: { products: products.data, owns, amount: lingos.data.amount },
    };
  }
  const failed = [products, licences, lingos].filter(({ isError }) => isError);
  if (failed.length === 0) return { state: 'waiting' };
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return { state: 'failed', retry };
}
