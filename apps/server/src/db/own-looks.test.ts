import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProfile } from '../demo/demo-profiles.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
const BEFORE = 20;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});

afterAll(() => database.close());

test('SHOP-20 the migration gives children licences of what they wear, and renames wallpapers', async () => {
  const { pool } = database;
  await migrate(pool, { upTo: BEFORE });
  const { human, domino } = demoProfile('mia');
  const worn = {
    ...human,
    hat: { model: 'crown', styles: { colour: '#ffd23f' } },
    accessories: ['bow', 'medal'].map(model => ({ model, styles: { colour: '#ffd23f' } })),
  };
  const wallpaper = {
    id: 'beach',
    imgUrl: '/w/beach.svg',
    bgColor: '#000000',
    gradColor: '#000000',
  };
  const interests = { bgColor: '#fff3c4', gradColor: '#ffe08a', items: [{ id: 'pandas' }] };
  const json = JSON.stringify;
  await pool.query(`INSERT INTO classes VALUES ('c', 'CODE', 'Class')`);
  await pool.query('INSERT INTO avatars VALUES ($1, $2)', ['hash', json(worn)]);
  await pool.query('INSERT INTO dominos VALUES ($1, $2)', ['hash', json(domino)]);
  await pool.query(
    `INSERT INTO users (user_id, class_id, username, country, teaching_language,
       support_language, created_at, name_key) VALUES ('a', 'c', 'a', 'gb', 'gb', 'gb', now(), 'a')`,
  );
  await pool.query(`INSERT INTO licences VALUES ('a', 'domino.collar.tag', now())`);
  await pool.query(
    `INSERT INTO profiles (user_id, wallpaper, interests, human, domino, avatar_hash, domino_hash)
       VALUES ('a', $1, $2, $3, $4, 'hash', 'hash')`,
    [wallpaper, interests, worn, domino].map(value => json(value)),
  );
  await migrate(pool);
  const { rows } = await pool.query<{ sku: string }>('SELECT sku FROM licences');
  const owned = rows.map(({ sku }) => sku);
  expect(owned).toEqual(
    expect.arrayContaining([
      ...['wallpaper.sunny-beach', 'interests.pandas', 'avatar.hat.crown', 'domino.collar.tag'],
      ...['avatar.accessories.bow', 'avatar.accessories.medal', 'avatar.topTexture.star'],
    ]),
  );
  expect(owned.filter(sku => sku.split('.').includes('badge'))).toEqual([]);
  const { rows: profiles } = await pool.query('SELECT wallpaper FROM profiles');
  expect(profiles[0]?.wallpaper).toMatchObject({ id: 'sunny-beach', bgColor: '#6cc6ff' });
});
