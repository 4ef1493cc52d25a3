import { createHash } from 'node:crypto';
import { type LanguageCode, premiumSku, type TeachingLanguage } from '@digipals/contract';
import { demoProfile } from '../db/seed/demo-profiles.ts';
import { createProfile } from '../domains/profile/index.ts';
import { hashPictures, readSecrets } from '../domains/session/index.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

/** A child of a test, signed in. */
export type TestChild = {
  readonly userId: string;
  readonly token: string;
  readonly username: string;
};

export type ChildOptions = {
  classCode?: string;
  username?: string;
  country?: string;
  support?: LanguageCode;
  teaching?: TeachingLanguage;
  /** Pack of its lessons; the starter unless said otherwise. */
  course?: string;
  /** Licences; LBMFULL unless said otherwise. */
  skus?: readonly string[];
};

/** Makes a child with a profile and a session. */
export async function createChild(test: TestApp, options: ChildOptions = {}): Promise<TestChild> {
  const { db } = test.deps.database;
  count += 1;
  const at = new Date(test.clock());
  const userId = `child-${count}`;
  const username = options.username ?? `Child${count}`;
  const classCode = options.classCode ?? 'CLASS';
  await db
    .insertInto('classes')
    .values({
      class_id: `id-${classCode}`,
      class_code: classCode,
      class_name: `Class ${classCode}`,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .insertInto('users')
    .values({
      user_id: userId,
      class_id: `id-${classCode}`,
      username,
      country: options.country ?? 'gb',
      teaching_language: options.teaching ?? 'gb',
      support_language: options.support ?? 'gb',
      ...(options.course === undefined ? {} : { course: options.course }),
      created_at: at,
    })
    .execute();
  await createProfile(db, userId, demoProfile('mia'));
  for (const sku of options.skus ?? [premiumSku]) {
    await db.insertInto('licences').values({ user_id: userId, sku, granted_at: at }).execute();
  }
  return { userId, username, token: await createSession(test, userId) };
}

/** Gives a child another session. */
export async function createSession(test: TestApp, userId: string): Promise<string> {
  count += 1;
  const at = new Date(test.clock());
  const token = `token-${count}`;
  await test.deps.database.db
    .insertInto('sessions')
    .values({
      session_hash: createHash('sha256').update(token).digest(),
      user_id: userId,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  return token;
}

/** Gives a child the picture password cat, sun, ball. */
export async function givePictures(test: TestApp, userId: string): Promise<void> {
  const salt = Buffer.alloc(16, userId);
  const { pepper } = await readSecrets(test.deps);
  const hash = await hashPictures(['cat', 'sun', 'ball'], salt, pepper);
  await test.deps.database.db
    .insertInto('picture_passwords')
    .values({ user_id: userId, salt, hash })
    .execute();
}
