import { type ConsentPurpose, type PasswordPicture, premiumSku } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { currentNotice } from '../domains/consents/index.ts';
import { pictureHash, skusOfLooks } from '../domains/profile/index.ts';
import { hashPictures, readSecrets } from '../domains/session/index.ts';
import { nameKey } from '../domains/user/index.ts';
import { DEMO_CLASS, type DemoChild } from './demo-children.ts';
import { demoProfile } from './demo-profiles.ts';
import { CONSENT_METHOD, findDemoChildren } from './find-demo-children.ts';

/** Picture password of every child of the class DEMO. */
export const DEMO_PICTURES: readonly PasswordPicture[] = ['cat', 'sun', 'ball'];

const ID_BYTES = 16;
const SALT_BYTES = 16;
const CLASS_NAMES: Record<string, string> = { [DEMO_CLASS]: '4B' };
const DAY_MS = 86_400_000;
/** Age of the accounts. */
const ACCOUNT_DAYS = 40;

export type PeopleDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'config'>;

/** Inserts children with their profiles, licences (also for what they wear) and passwords, in bulk. @returns their ids by name */
export async function insertPeople(
  db: Db,
  deps: PeopleDeps,
  children: readonly DemoChild[],
): Promise<Map<string, string>> {
  const newId = (): string => deps.random(ID_BYTES).toString('base64url');
  const codes = [...new Set(children.map(({ classCode }) => classCode))];
  const classes = new Map(codes.map(code => [code, newId()]));
  await db
    .insertInto('classes')
    .values(
      [...classes].map(([class_code, class_id]) => ({
        class_id,
        class_code,
        class_name: CLASS_NAMES[class_code] ?? '4A',
      })),
    )
    .execute();
  const people = children.map(child => ({ ...child, userId: newId() }));
  const at = new Date(deps.clock() - ACCOUNT_DAYS * DAY_MS);
  await insertUsers(db, people, { classes, at });
  await insertProfiles(db, people);
  await givePasswords(db, deps);
  return new Map(people.map(({ username, userId }) => [username, userId]));
}

type Person = DemoChild & { readonly userId: string };

async function insertUsers(
  db: Db,
  people: readonly Person[],
  { classes, at }: { classes: ReadonlyMap<string, string>; at: Date },
): Promise<void> {
  const rows = people.map(child => ({
    user_id: child.userId,
    class_id: classes.get(child.classCode) ?? '',
    username: child.username,
    name_key: nameKey(child.username),
    country: child.country,
    teaching_language: child.teaching ?? 'gb',
    support_language: child.support,
    age_band: child.ageBand,
    contact_allowed: child.contactAllowed,
    visible_allowed: child.contactAllowed,
    course: child.course ?? 'starter',
    created_at: at,
  }));
  await db.insertInto('users').values(rows).execute();
  const allowed = people.filter(({ contactAllowed }) => contactAllowed);
  const common = { given: true, method: CONSENT_METHOD, version: currentNotice, at } as const;
  const consents = (purpose: ConsentPurpose, some: readonly Person[]) =>
    some.map(({ userId, username }) => ({
      user_id: userId,
      purpose,
      ...(purpose === 'learning'
        ? { who: null, relation: null }
        : { who: `Parent of ${username}`, relation: 'mother' as const }),
      ...common,
    }));
  await db
    .insertInto('consents')
    .values([
      ...consents('learning', people),
      ...consents('contact', allowed),
      ...consents('visible', allowed),
      ...consents('weeklyLetter', allowed),
    ])
    .execute();
  const licences = people.flatMap(({ userId, username, look, licence }) => {
    const skus = [licence === false ? [] : premiumSku, skusOfLooks(demoProfile(username, look))];
    return skus.flat().map(sku => ({ user_id: userId, sku, granted_at: at }));
  });
  await db.insertInto('licences').values(licences).execute();
}

async function insertProfiles(db: Db, people: readonly Person[]): Promise<void> {
  const rows = people.map(({ userId, username, look }) => {
    const { wallpaper, interests, human, domino } = demoProfile(username, look);
    return {
      user_id: userId,
      wallpaper: JSON.stringify(wallpaper),
      interests: JSON.stringify(interests),
      human: JSON.stringify(human),
      domino: JSON.stringify(domino),
      avatar_hash: pictureHash(human),
      domino_hash: pictureHash(domino),
    };
  });
  await db
    .insertInto('avatars')
    .values(rows.map(({ avatar_hash, human }) => ({ avatar_hash, human })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .insertInto('dominos')
    .values(rows.map(({ domino_hash, domino }) => ({ domino_hash, domino })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db.insertInto('profiles').values(rows).execute();
}

/** Gives the children of the class DEMO their password again. Other children of the demo world have none. */
export async function givePasswords(db: Db, deps: PeopleDeps): Promise<void> {
  const children = await findDemoChildren(db);
  const userIds = children
    .filter(({ class_code }) => class_code === DEMO_CLASS)
    .map(({ user_id }) => user_id);
  const known = await db
    .selectFrom('picture_passwords')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .execute();
  const without = userIds.filter(userId => !known.some(({ user_id }) => user_id === userId));
  if (without.length === 0) return;
  const { pepper } = await readSecrets(deps);
  const { pictureCost } = deps.config;
  const rows = await Promise.all(
    without.map(async user_id => {
      const salt = deps.random(SALT_BYTES);
      return {
        user_id,
        salt,
        hash: await hashPictures(DEMO_PICTURES, salt, { pepper, pictureCost }),
      };
    }),
  );
  await db.insertInto('picture_passwords').values(rows).execute();
}
