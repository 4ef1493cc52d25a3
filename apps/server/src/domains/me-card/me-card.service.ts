import {
  type HistoryEntry,
  type MeCard,
  type MeChoices,
  type MeKey,
  meChoicesOf,
  meKeys,
  type Question,
} from '@digipals/contract';
import { choiceOf } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { lockChild } from '../user/index.ts';
import { deleteChoices, findChoices, upsertChoices } from './me-card.data.ts';

/** What a child has chosen, in the order of the keys, with pictures. */
export async function readMeCard(db: Db, content: Content, userId: string): Promise<MeCard> {
  const rows = new Map((await findChoices(db, userId)).map(({ key, value }) => [key, value]));
  const choices: MeChoices = {};
  const pictures: Partial<Record<MeKey, string>> = {};
  for (const key of meKeys) {
    const value = rows.get(key);
    const choice = value === undefined ? undefined : meChoicesOf(key)[value];
    if (value === undefined || !choice) continue;
    choices[key] = value;
    const picture = content.pictureOf(choice.picture);
    if (picture !== null) pictures[key] = picture;
  }
  return { choices, pictures };
}

/** Forgets the choice of a key, or all; locks the child, so that answers of lessons come before or after. */
export async function forgetChoices(
  db: Db,
  content: Content,
  { userId, key }: { userId: string; key: MeKey | null },
): Promise<MeCard> {
  await lockChild(db, userId);
  await deleteChoices(db, userId, key);
  return readMeCard(db, content, userId);
}

/** Puts on the card what answers of lessons set; of several for a key the last one. */
export async function saveChoicesOf(
  db: Db,
  userId: string,
  answers: readonly { entry: HistoryEntry; questions: readonly Question[] }[],
): Promise<void> {
  const chosen = new Map<MeKey, string>();
  for (const { entry, questions } of answers) {
    const [question] = questions;
    if (!question || entry.skipped || entry.left) continue;
    const choice = choiceOf(question, entry.picks ?? []);
    if (choice && Object.hasOwn(meChoicesOf(choice.key), choice.value))
      chosen.set(choice.key, choice.value);
  }
  await upsertChoices(
    db,
    userId,
    [...chosen].map(([key, value]) => ({ key, value })),
  );
}
