import type { Licence, Problem, Product, ResponseOf } from '@digipals/contract';
import { findProduct } from '@digipals/contract/products';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { earnLingos } from '../testing/earn-lingos.ts';
import { createFaults, type Faults } from '../testing/faults.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';

let database: TestDatabase;
let server: TestApp;
let watcher: pg.Pool;
let faults: Faults;

beforeAll(async () => {
  database = await createTestDatabase();
  watcher = createWatcher(database.config);
  server = await createTestApp({ database, config: { limits: noLimits } });
  faults = createFaults(database.pool);
});

afterAll(async () => {
  await server.close();
  await watcher.end();
  await database.close();
});

const priceOf = (sku: string) => findProduct(sku)?.price ?? 0;
const CAP = 'avatar.hat.cap';
const SPACE = 'wallpaper.space';

async function childWith(lingos: number): Promise<TestChild> {
  const child = await createChild(server, { skus: [] });
  if (lingos > 0) await earnLingos(server, child, lingos);
  return child;
}

const buy = (child: TestChild, productSku: string, key?: string) =>
  server.call('POST', `licences/${child.userId}`, {
    token: child.token,
    body: { productSku },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const buyAll = (child: TestChild, productSkus: string[]) =>
  server.call('POST', `users/${child.userId}/purchases`, {
    token: child.token,
    body: { productSkus },
  });

/** What a child owns, its balance, and the sum and number of the rows of its ledger. */
async function holdingsOf({ userId }: TestChild) {
  const { rows: owned } = await watcher.query<Licence>(
    'SELECT sku FROM licences WHERE user_id = $1 ORDER BY sku',
    [userId],
  );
  const { rows: entries } = await watcher.query<{ amount: number; balance: number }>(
    'SELECT amount, balance FROM lingo_entries WHERE user_id = $1 ORDER BY seq',
    [userId],
  );
  const lingos = entries.reduce((sum, { amount }) => sum + amount, 0);
  expect(entries.at(-1)?.balance ?? 0).toBe(lingos);
  return { skus: owned.map(({ sku }) => sku), lingos, purchases: entries.length - 1 };
}

test('ROLE-06 SHOP-08 CALL-11 buying an item adds its licence and takes its price', async () => {
  const child = await childWith(100);
  const answer = await buy(child, CAP);
  expect(answer.json<ResponseOf<'POST licences/{userId}'>>()).toEqual({
    licences: [{ sku: CAP }],
    lingos: 100 - priceOf(CAP),
  });
  expect(await holdingsOf(child)).toEqual({
    skus: [CAP],
    lingos: 100 - priceOf(CAP),
    purchases: 1,
  });
  const balance = await server.call('GET', `users/${child.userId}/lingos`, { token: child.token });
  expect(balance.json()).toEqual({ amount: 100 - priceOf(CAP) });
});

test.each([
  ['SHOP-02', 'interests.pandas'],
  ['SHOP-03', SPACE],
  ['SHOP-04', 'avatar.shoes.boots'],
  ['SHOP-05', 'domino.collar.bell'],
])('%s Lingos are spent on %s', async (_id, sku) => {
  const child = await childWith(100);
  await buy(child, sku);
  expect(priceOf(sku)).toBeGreaterThan(0);
  expect(await holdingsOf(child)).toMatchObject({ skus: [sku], lingos: 100 - priceOf(sku) });
});

test('SHOP-14 one purchase buys all that is not owned yet, with one row in the ledger', async () => {
  const child = await childWith(300);
  await buy(child, CAP);
  const skus = [CAP, SPACE, 'avatar.top.hoodie', SPACE, 'wallpaper.meadow', 'avatar.hair.afro'];
  const answer = await buyAll(child, skus);
  const left = 300 - priceOf(CAP) - priceOf(SPACE) - priceOf('avatar.top.hoodie');
  const owned = [CAP, 'avatar.top.hoodie', SPACE];
  expect(answer.json()).toEqual({ licences: owned.map(sku => ({ sku })), lingos: left });
  expect(await holdingsOf(child)).toEqual({ skus: owned, lingos: left, purchases: 2 });
});

test('ERR-04 SHOP-15 without enough Lingos nothing is bought, and the text is the specified one', async () => {
  const child = await childWith(priceOf(CAP) + priceOf(SPACE) - 1);
  const before = await holdingsOf(child);
  const answer = await buyAll(child, [CAP, SPACE]);
  expect(answer.status).toBe(409);
  expect(answer.json<Problem>()).toMatchObject({
    code: 'lingos_missing',
    title: 'You need Lingos to buy some items. Send messages to win Lingos.',
  });
  expect(await holdingsOf(child)).toEqual(before);
  expect((await buy(child, CAP)).status).toBe(200);
});

test('SHOP-16 an unknown product buys nothing, also beside a known one, and a price cannot be sent', async () => {
  const child = await childWith(100);
  for (const sku of ['avatar.hat.tiara', 'LBMFULL', 'constructor', '__proto__']) {
    expect((await buy(child, sku)).json<Problem>().code).toBe('product_unknown');
    expect((await buyAll(child, [CAP, sku])).json<Problem>().code).toBe('product_unknown');
  }
  const { token, userId } = child;
  for (const [path, body] of [
    [`licences/${userId}`, { productSku: CAP, price: 0 }],
    [`users/${userId}/purchases`, { productSkus: [CAP], price: 0 }],
  ] as const) {
    const forged = await server.call('POST', path, { token, body });
    expect(forged.json<Problem>().code).toBe('invalid_request');
  }
  expect(await holdingsOf(child)).toMatchObject({ skus: [], lingos: 100, purchases: 0 });
});

describe('SHOP-17', () => {
  test('SHOP-17 twenty concurrent purchases of one item buy and charge it once', async () => {
    const child = await childWith(500);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(child, CAP)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await holdingsOf(child)).toEqual({
      skus: [CAP],
      lingos: 500 - priceOf(CAP),
      purchases: 1,
    });
  });

  test('SHOP-17 concurrent purchases never spend more than the balance', async () => {
    const child = await childWith(50);
    const skus = ['shoes.boots', 'shoes.wellies', 'top.hoodie', 'top.dress', 'hat.beret'];
    const answers = await Promise.all(skus.map(sku => buy(child, `avatar.${sku}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await holdingsOf(child)).toMatchObject({ lingos: 10, purchases: 1 });
  });

  test('SHOP-17 a repeated call with the same key has one effect and the same answer', async () => {
    const child = await childWith(100);
    const [first, second] = [await buy(child, CAP, 'again'), await buy(child, CAP, 'again')];
    expect(second?.text).toBe(first?.text);
    expect(await holdingsOf(child)).toMatchObject({ purchases: 1 });
  });

  test.each([
    ['a fault before each statement', 'before'],
    ['the lost answer to a commit', 'after'],
  ] as const)('SHOP-17 %s leaves neither a loss nor a gift', async (_, mode) => {
    for (let n = 1; ; n += 1) {
      const child = await childWith(100);
      faults.arm(n, mode);
      await buyAll(child, [CAP, 'avatar.top.hoodie']);
      const hasFailed = faults.disarm();
      const { skus, lingos } = await holdingsOf(child);
      const spent = skus.reduce((sum, sku) => sum + priceOf(sku), 0);
      expect([n, lingos + spent]).toEqual([n, 100]);
      expect([0, 2]).toContain(skus.length);
      await buyAll(child, [CAP, 'avatar.top.hoodie']);
      expect(await holdingsOf(child)).toMatchObject({ lingos: 40, purchases: 1 });
      if (!hasFailed) break;
      expect(n).toBeLessThan(100);
    }
  });
});

test('CALL-10 SHOP-07 the products of each type have SKU, price, part and theme', async () => {
  const { token } = await createChild(server);
  for (const type of ['wallpaper', 'interests', 'avatar', 'domino']) {
    const list = (await server.call('GET', `products/${type}`, { token })).json<Product[]>();
    expect(list.length).toBeGreaterThan(20);
    for (const product of list) expect(product).toEqual(findProduct(product.sku));
    expect(new Set(list.map(product => product.type))).toEqual(new Set([type]));
  }
});

test('ERR-14 NOTSHOWN-29 an unknown product type is "Invalid product type"', async () => {
  const { token } = await createChild(server);
  for (const type of ['x', 'Wallpaper', 'constructor']) {
    const answer = await server.call('GET', `products/${type}`, { token });
    expect(answer.json<Problem>()).toMatchObject({
      code: 'product_type_invalid',
      title: 'Invalid product type',
    });
  }
});
