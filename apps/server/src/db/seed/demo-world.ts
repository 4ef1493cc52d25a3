import {
  type LanguageCode,
  type PasswordPicture,
  premiumSku,
  type TeachingLanguage,
} from '@digipals/contract';
import type { AppDeps } from '../../app/deps.ts';
import { createProfile } from '../../domains/profile/index.ts';
import { hashPictures, readSecrets } from '../../domains/session/index.ts';
import type { Db } from '../db.ts';
import { demoProfile } from './demo-profiles.ts';
import { playUpTo } from './demo-progress.ts';

/** Code of the class of the demo world. */
export const DEMO_CLASS = 'DEMO';
/** Picture password of every child of the demo world. */
export const DEMO_PICTURES: readonly PasswordPicture[] = ['cat', 'sun', 'ball'];

type DemoChild = {
  username: string;
  country: string;
  support: LanguageCode;
  teaching?: TeachingLanguage;
  licence?: false;
  course?: string;
  /** Number of the lesson the child is in; it has played the ones before. */
  lesson?: number;
};

const children: readonly DemoChild[] = [
  { username: 'Mia', country: 'gb', support: 'gb' },
  { username: 'Ali', country: 'tr', support: 'tr' },
  { username: 'Leyla', country: 'az', support: 'az' },
  { username: 'Malee', country: 'th', support: 'th' },
  { username: 'Wei', country: 'cn', support: 'cn' },
  { username: 'Ivan', country: 'ru', support: 'ru' },
  { username: 'Pablo', country: 'es', support: 'es' },
  { username: 'Chloe', country: 'fr', support: 'fr' },
  { username: 'Noah', country: 'us', support: 'us', teaching: 'us', licence: false },
  { username: 'Zara', country: 'gb', support: 'gb', licence: false },
  { username: 'Lucas', country: 'br', support: 'gb', course: 'playground' },
  { username: 'Amara', country: 'ke', support: 'gb' },
  { username: 'Ruby', country: 'au', support: 'gb', lesson: 3 },
];

const SEED_LOCK = 7_041_773;
const ID_BYTES = 16;
const SALT_BYTES = 16;

type SeedDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'config' | 'content'>;

/**
 * Fills an empty database with the demo world, all or nothing.
 * @returns whether the demo world is there
 */
export async function seedDemoWorld(deps: SeedDeps): Promise<boolean> {
  const { db } = deps.database;
  return db.transaction().execute(async transaction => {
    await transaction
      .selectNoFrom(({ fn, val }) => fn('pg_advisory_xact_lock', [val(SEED_LOCK)]).as('held'))
      .execute();
    const classes = await transaction.selectFrom('classes').select('class_code').execute();
    if (classes.length > 0) return classes.some(({ class_code }) => class_code === DEMO_CLASS);
    await insertWorld(transaction, deps);
    return true;
  });
}

async function insertWorld(db: Db, deps: SeedDeps): Promise<void> {
  const { random } = deps;
  const { pepper } = await readSecrets(deps);
  const newId = (): string => random(ID_BYTES).toString('base64url');
  const classId = newId();
  await db
    .insertInto('classes')
    .values({ class_id: classId, class_code: DEMO_CLASS, class_name: '4B' })
    .execute();
  const passwords = await Promise.all(
    children.map(async () => {
      const salt = random(SALT_BYTES);
      return { salt, hash: await hashPictures(DEMO_PICTURES, salt, pepper) };
    }),
  );
  for (const [index, child] of children.entries()) {
    const userId = newId();
    const at = new Date(deps.clock());
    await insertUser(db, { ...child, userId, classId, at });
    const password = passwords[index];
    if (password) {
      await db
        .insertInto('picture_passwords')
        .values({ user_id: userId, ...password })
        .execute();
    }
    await createProfile(db, userId, demoProfile(child.username));
    if (child.licence !== false) {
      await db
        .insertInto('licences')
        .values({ user_id: userId, sku: premiumSku, granted_at: at })
        .execute();
    }
    if (child.lesson !== undefined) {
      await playUpTo(db, deps.content, { userId, lesson: child.lesson, now: at.getTime() });
    }
  }
}

async function insertUser(
  db: Db,
  child: DemoChild & { userId: string; classId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      user_id: child.userId,
      class_id: child.classId,
      username: child.username,
      country: child.country,
      teaching_language: child.teaching ?? 'gb',
      support_language: child.support,
      ...(child.course === undefined ? {} : { course: child.course }),
      created_at: child.at,
    })
    .execute();
}
