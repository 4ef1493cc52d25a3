import type { LanguageCode, OwnGrownUps, WishKind } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { findSigns, findTeachersOf, listWishes, openWish } from '../domains/family/index.ts';
import { findLetterAddress } from '../domains/grown-ups/index.ts';
import { fill, mailTexts, queueLetter, writtenOf } from '../domains/mail/index.ts';
import { readUser } from '../domains/user/index.ts';

const LETTER_BYTES = 16;

/** What a child knows of its grown-ups (RIGHTS-24, RIGHTS-25). */
export async function readOwnGrownUps(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<OwnGrownUps> {
  const wishes = await listWishes(db, userId);
  return {
    ...(await findSigns(db, { userId, at })),
    wishes: wishes.map(wish => ({
      kind: wish.kind,
      at: wish.at.toISOString(),
      answeredAt: wish.answeredAt?.toISOString() ?? null,
    })),
  };
}

type Made = { readonly userId: string; readonly kind: WishKind; readonly at: Date };

/** Who answers: the grown-up of the child, else its teachers; and the operator. */
async function findReaders(
  db: Db,
  { config }: Pick<AppDeps, 'config'>,
  { userId, at }: Made,
): Promise<{ to: string; language: LanguageCode }[]> {
  const family = await findLetterAddress(db, userId, at);
  const teachers = family ? [] : await findTeachersOf(db, userId, at);
  return [
    ...(family ? [{ to: family.email, language: family.language }] : []),
    ...teachers.map(to => ({ to, language: 'gb' as const })),
    ...(config.alarmTo === null ? [] : [{ to: config.alarmTo, language: 'gb' as const }]),
  ];
}

/**
 * A child wishes to see its data or to be deleted. It stays open until they have answered, and they are notified once
 * (RIGHTS-24). Needs a transaction.
 */
export async function makeWish(
  db: Db,
  deps: Pick<AppDeps, 'config' | 'random'>,
  wish: Made,
): Promise<void> {
  if (!(await openWish(db, wish))) return;
  const { userId, kind, at } = wish;
  const { username: name } = await readUser(db, userId);
  for (const { to, language } of await findReaders(db, deps, wish)) {
    const { wish: texts, open, answer } = mailTexts[language];
    const written = writtenOf({
      language,
      title: fill(texts.subject, { name }),
      before: [fill(texts[kind], { name }), texts.talk],
      button: { label: open, url: `${deps.config.publicUrl}/grown-ups` },
      small: [answer],
    });
    const id = deps.random(LETTER_BYTES).toString('base64url');
    await queueLetter(db, { id, to, userId, ...written }, at);
  }
}
