import { type CardKind, type ClassFacts, classCodes, type SchoolClass } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { drawCode } from '../../kernel/draw-fair.ts';
import { setBandOf } from './children.data.ts';
import { findClass, insertClass, updateCardKind, updateClass, updateCode } from './classes.data.ts';

const ID_BYTES = 16;
/** 31 characters make 900 million codes, so a taken one is rare. */
const MOST_TRIES = 10;

/** A class in a list. @throws not_found */
export async function readClass(db: Db, classId: string, at: Date): Promise<SchoolClass> {
  const found = await findClass(db, classId, at);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Draws codes until one is free. */
async function useFreeCode(
  random: AppDeps['random'],
  use: (code: string) => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await use(drawCode(random, classCodes))) return;
  }
  throw new Error('no free class code was found');
}

/** Makes a class with a new code (CLASS-01). @returns its id */
export async function createClass(
  db: Db,
  random: AppDeps['random'],
  made: { schoolId: string; facts: ClassFacts; at: Date },
): Promise<string> {
  const classId = random(ID_BYTES).toString('base64url');
  await useFreeCode(random, classCode => insertClass(db, { ...made, classId, classCode }));
  return classId;
}

/** Changes a class, archives it or takes it out of the archive. */
export async function changeClass(
  db: Db,
  {
    classId,
    facts: { isArchived, ...facts },
    at,
  }: { classId: string; facts: ClassFacts & { isArchived: boolean }; at: Date },
): Promise<SchoolClass> {
  const before = await readClass(db, classId, at);
  await updateClass(db, classId, { facts, archivedAt: isArchived ? at : null });
  if (facts.ageBand !== before.ageBand) await setBandOf(db, classId, facts.ageBand);
  return readClass(db, classId, at);
}

/** Gives a class a new code; the old one ends. */
export async function changeCode(
  db: Db,
  random: AppDeps['random'],
  { classId, at }: { classId: string; at: Date },
): Promise<SchoolClass> {
  await useFreeCode(random, code => updateCode(db, classId, code));
  return readClass(db, classId, at);
}

/** Chooses what new cards of a class have; cards that exist stay as they are. */
export async function changeCardKind(
  db: Db,
  { classId, cardKind, at }: { classId: string; cardKind: CardKind; at: Date },
): Promise<SchoolClass> {
  await updateCardKind(db, classId, cardKind);
  return readClass(db, classId, at);
}
