import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dominoParts, humanParts, productTypes } from './index.ts';
import { interestIds, interestUrl, wallpapers } from './looks/looks.ts';
import { findProduct, products } from './products/catalogue.ts';

const all = Object.values(products).flat();
const itemsOf = (type: (typeof productTypes)[number]) => products[type].map(({ item }) => item);

test('SHOP-06 every product has a SKU of its own and a price in Lingos', () => {
  expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length);
  for (const product of all) {
    expect(findProduct(product.sku)).toBe(product);
    expect(product.sku).toBe([product.type, product.part ?? [], product.item].flat().join('.'));
    expect([product.sku, Number.isInteger(product.price), product.price >= 0]).toEqual([
      product.sku,
      true,
      true,
    ]);
  }
  expect(findProduct('avatar.hat.__proto__')).toBeUndefined();
});

test('SHOP-07 NOTSHOWN-29 the types are wallpaper, interests, avatar and domino, each with its parts', () => {
  expect(productTypes).toEqual(['wallpaper', 'interests', 'avatar', 'domino']);
  const partsOf = (type: (typeof productTypes)[number]) => [
    ...new Set(products[type].map(({ part }) => part)),
  ];
  expect(partsOf('avatar').toSorted()).toEqual([...humanParts].toSorted());
  expect(partsOf('domino').toSorted()).toEqual([...dominoParts].toSorted());
  expect([...partsOf('wallpaper'), ...partsOf('interests')]).toEqual([null, null]);
});

test('SHOP-11 a week of play buys what a child likes: cheap 20, usual 40 to 80, great at most 300', () => {
  const prices = all.filter(({ free }) => !free).map(({ price }) => price);
  expect(Math.min(...prices)).toBe(20);
  expect(Math.max(...prices)).toBeLessThanOrEqual(300);
  expect(prices.filter(price => price <= 80).length / prices.length).toBeGreaterThan(0.9);
});

test('SHOP-12 what a child is born with or needs is free and never sold', () => {
  const mustBeFree = ['body', 'head', 'eyes', 'eyelids', 'hair'];
  const sold = products.avatar.filter(({ free }) => !free);
  expect(sold.filter(({ part }) => mustBeFree.includes(part ?? ''))).toEqual([]);
  for (const sku of [
    ...['avatar.hair.hijab', 'avatar.hair.turban', 'avatar.hat.kippah', 'avatar.glasses.round'],
    ...['avatar.accessories.hearing', 'avatar.accessories.wheelchair', 'avatar.accessories.crutch'],
  ]) {
    expect(findProduct(sku)).toMatchObject({ free: true, price: 0 });
  }
  for (const { free, price } of all) expect(free).toBe(price === 0);
});

test('SHOP-13 every wallpaper and interest that is sold has a picture, and every picture is sold or free', () => {
  expect(itemsOf('wallpaper').toSorted()).toEqual(wallpapers.map(({ id }) => id).toSorted());
  expect(itemsOf('interests').toSorted()).toEqual([...interestIds].toSorted());
  for (const item of itemsOf('interests')) expect(interestUrl(item)).toBeDefined();
});

test('SHOP-13 every product has a name in nine languages', () => {
  const folder = path.resolve(import.meta.dirname, '../../i18n/catalogues');
  const textsOf = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = readdirSync(folder);
  expect(files).toHaveLength(9);
  const keyOf = (type: string, item: string, sku: string) =>
    type === 'interests' ? `interest.${item}` : `product.${sku}`;
  const keys = all.map(({ type, item, sku }) => keyOf(type, item, sku));
  for (const file of files) {
    // American English has only what it says in another way.
    const texts = { ...(file === 'en-US.json' && textsOf('en-GB.json')), ...textsOf(file) };
    expect([file, keys.filter(key => !texts[key])]).toEqual([file, []]);
  }
});
