import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { listParents } from '../domains/adults/index.ts';
import { type GrownUp, readGrownUp } from '../domains/grown-ups/index.ts';
import {
  type ErasureEvent,
  fill,
  type LetterParts,
  mailTexts,
  queueLetter,
  writtenOf,
} from '../domains/mail/index.ts';
import { readUser } from '../domains/user/index.ts';

const LETTER_BYTES = 16;

/** Who decided, where it was no parent. */
export const OPERATOR = 'DigiPals';

/** A grown-up of a child. One without an account reads no name of another (decision 118). */
type Reader = GrownUp & { readonly hasAccount: boolean };

/** A day with its month, as the text of a letter has it. */
export const dayIn = (language: LanguageCode, at: Date): string =>
  new Intl.DateTimeFormat(localeOfLanguage[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at);

/** The grown-ups of a child: its parents with an account, and the known address. */
export async function listFamily(db: Db, userId: string, at: Date): Promise<Reader[]> {
  const all = await listParents(db, userId, at);
  const parents = all.filter(({ isNow }) => isNow);
  // Parents whose rights have ended were told that everything is erased, and learn nothing else.
  if (all.length > 0 && parents.length === 0) return [];
  const known = await readGrownUp(db, userId);
  const isParent = parents.some(({ email }) => email === known?.email.toLowerCase());
  return [
    ...parents.map(({ email, language }) => ({ email, language, hasAccount: true })),
    ...(known && !isParent ? [{ ...known, hasAccount: false }] : []),
  ];
}

/** What happened to an erasure. */
type Told = {
  readonly event: ErasureEvent;
  /** Who asked or took it back; null if nobody did, as for a child that was long away. */
  readonly who: string | null;
  readonly at: Date;
  /** The child, while it is there. A letter about an erasure that is done must not name it. */
  readonly child?: { readonly userId: string; readonly name: string };
  /** The day of the erasure. */
  readonly dueAt?: Date | null;
  readonly proof?: string;
};

function letterOf(
  { language, hasAccount }: Reader,
  { event, who, at, child, dueAt = null, proof = '' }: Told,
  publicUrl: string,
): LetterParts {
  const { erasure: texts, answer, open } = mailTexts[language];
  const named = hasAccount || who === OPERATOR ? who : texts.another;
  const words = { name: child?.name ?? '', who: named ?? '', day: dayIn(language, at), proof };
  const due = hasAccount ? texts.due : texts.dueNoAccount;
  const isDone = event === 'done';
  return {
    language,
    title: fill(texts[event].subject, words),
    before: [
      fill(texts[event].happened, words),
      ...(dueAt ? [fill(due, { due: dayIn(language, dueAt) })] : []),
      ...(isDone && who !== null ? [fill(texts.by, words)] : []),
      ...(isDone ? [fill(texts.proof, words)] : []),
    ],
    ...(!isDone && hasAccount && { button: { label: open, url: `${publicUrl}/grown-ups` } }),
    small: [answer],
  };
}

/** Writes to every grown-up of a child that its erasure was asked for, taken back or done. Needs a transaction. */
export async function tellOfErasure(
  db: Db,
  { config, random }: Pick<AppDeps, 'config' | 'random'>,
  { family, ...told }: Told & { readonly family: readonly Reader[] },
): Promise<void> {
  for (const reader of family) {
    const written = writtenOf(letterOf(reader, told, config.publicUrl));
    const id = random(LETTER_BYTES).toString('base64url');
    const userId = told.child?.userId;
    await queueLetter(db, { id, to: reader.email, ...(userId && { userId }), ...written }, told.at);
  }
}

/** Writes to the family of a child that is still there. Needs a transaction. */
export async function tellFamily(
  db: Db,
  deps: Pick<AppDeps, 'config' | 'random'>,
  {
    userId,
    ...told
  }: Pick<Told, 'who' | 'at' | 'dueAt'> & { userId: string; event: 'asked' | 'kept' },
): Promise<void> {
  const family = await listFamily(db, userId, told.at);
  const child = { userId, name: (await readUser(db, userId)).username };
  await tellOfErasure(db, deps, { ...told, family, child });
}
