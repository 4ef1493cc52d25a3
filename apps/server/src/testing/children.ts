import { createHash } from 'node:crypto';
import {
  type AgeBand,
  type ConsentPurpose,
  type LanguageCode,
  premiumSku,
  type TeachingLanguage,
} from '@digipals/contract';
import { demoProfile } from '../demo/demo-profiles.ts';
import { welcome } from '../domains/notifications/index.ts';
import { createProfile } from '../domains/profile/index.ts';
import { hashPictures, readSecrets } from '../domains/session/index.ts';
import { createUser } from '../domains/user/index.ts';
import { decideConsents } from '../use-cases/decide-consents.ts';
import type { TestApp } from './create-test-app.ts';
import { friendCalls } from './friend-calls.ts';

let count = 0;

/** A signed-in child of a test. */
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
  /** Pack of its lessons; `starter` by default. */
  course?: string;
  /** Licences; LBMFULL by default. */
  skus?: readonly string[];
  /** Its age band; by default the middle one, which may meet all others. */
  band?: AgeBand;
  /** Whether its grown-up permits contact with others; true by default. */
  allowed?: boolean;
  /** Whether it has the notification of its first login; false by default. */
  welcome?: boolean;
};

/** Creates a child with a profile and a session. */
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
  await createUser(db, {
    user_id: userId,
    class_id: `id-${classCode}`,
    username,
    country: options.country ?? 'gb',
    teaching_language: options.teaching ?? 'gb',
    support_language: options.support ?? 'gb',
    ...(options.course === undefined ? {} : { course: options.course }),
    age_band: options.band ?? 2,
    created_at: at,
  });
  if (options.allowed !== false) await permit(test, userId, true);
  if (options.welcome) await welcome(db, { userId, at });
  await createProfile(db, userId, demoProfile('mia'));
  for (const sku of options.skus ?? [premiumSku]) {
    await db.insertInto('licences').values({ user_id: userId, sku, granted_at: at }).execute();
  }
  return { userId, username, token: await createSession(test, userId) };
}

/** Sets the grown-up's permission of a child: contact, and to be found outside of its class. */
export const permit = (test: TestApp, userId: string, allowed: boolean): Promise<void> =>
  decide(test, userId, { contact: allowed, visible: allowed });

/** Records a decision of a grown-up about a child. */
export async function decide(
  test: TestApp,
  userId: string,
  choices: Partial<Record<ConsentPurpose, boolean>>,
): Promise<void> {
  const decision = { userId, choices, method: 'operator', at: new Date(test.clock()) } as const;
  await test.deps.database.db.transaction().execute(db => decideConsents(db, decision));
}

/** Makes two children friends: the first asks, the other accepts. */
export async function befriend(test: TestApp, asker: TestChild, other: TestChild): Promise<void> {
  const { ask, accept } = friendCalls(() => test);
  const asked = await ask(asker, other);
  const accepted = await accept(other, asker);
  if (asked.status !== 200 || accepted.status !== 200) {
    throw new Error(`no friends: ${asked.text} ${accepted.text}`);
  }
}

/** Creates another session of a child. */
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

/** Sets the picture password of a child to cat, sun, ball. */
export async function givePictures(test: TestApp, userId: string): Promise<void> {
  const salt = Buffer.alloc(16, userId);
  const { pepper } = await readSecrets(test.deps);
  const { pictureCost } = test.deps.config;
  const hash = await hashPictures(['cat', 'sun', 'ball'], salt, { pepper, pictureCost });
  await test.deps.database.db
    .insertInto('picture_passwords')
    .values({ user_id: userId, salt, hash })
    .execute();
}
