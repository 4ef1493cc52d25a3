import { createHash } from 'node:crypto';
import { premiumSku } from '@digipals/contract';
import { defaultConfig } from '../../../apps/server/src/deps.ts';
import { hashPictures } from '../../../apps/server/src/domains/session/index.ts';
import { fillForLoad } from '../../../apps/server/src/testing/load-fixture.ts';
import type { SchoolChild } from './virtual-child.ts';

const FRIENDS = 5;
const CLASSES_OF_A_SCHOOL = 10;

/** One salt for all: in production each child has its own, but checking a hash costs the same. */
const salt = Buffer.alloc(16, 'salt');

/** Children as they are, with classes, friends, notifications and streaks; with pictures, a licence and a session each. */
export async function fillSchool(
  client: Parameters<typeof fillForLoad>[0],
  { children, pepper }: { children: number; pepper: string },
): Promise<SchoolChild[]> {
  await fillForLoad(client, { children, friendships: (children * FRIENDS) / 2 });
  const { pictureCost } = defaultConfig;
  const hash = await hashPictures(['cat', 'sun', 'ball'], salt, {
    pepper: Buffer.from(pepper),
    pictureCost,
  });
  await client.query(
    'INSERT INTO picture_passwords (user_id, salt, hash) SELECT user_id, $1, $2 FROM users',
    [salt, hash],
  );
  await client.query(
    `INSERT INTO licences (user_id, sku, granted_at) SELECT user_id, '${premiumSku}', now() FROM users`,
  );
  const { rows } = await client.query<Omit<SchoolChild, 'address' | 'token'>>(
    `SELECT user_id AS "userId", username, class_code AS "classCode", friend AS "friendId"
     FROM users JOIN classes USING (class_id)
     JOIN (SELECT user_id, min(friend_id) AS friend FROM friendships
           WHERE status = 'accepted' GROUP BY 1) AS friends USING (user_id)
     ORDER BY md5(user_id)`,
  );
  const tokens = rows.map(({ userId }) => `session-of-${userId}`);
  await client.query(
    `INSERT INTO sessions (session_hash, user_id, created_at, last_used_at)
     SELECT hash, user_id, now(), now() FROM unnest($1::bytea[], $2::text[]) AS given (hash, user_id)`,
    [
      tokens.map(token => createHash('sha256').update(token).digest()),
      rows.map(({ userId }) => userId),
    ],
  );
  await client.query('VACUUM ANALYZE');
  return rows.map((child, index) => ({
    ...child,
    address: addressOf(child.classCode),
    token: tokens[index] ?? '',
  }));
}

/** Classes of a school share an address. */
function addressOf(classCode: string): string {
  const school = Math.floor(Number(classCode.replace(/\D/g, '')) / CLASSES_OF_A_SCHOOL);
  return `10.1.${school >> 8}.${school & 255}`;
}
