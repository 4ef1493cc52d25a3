import type { CanDoResult, ClassCanDo, LanguageCode } from '@digipals/contract';
import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { readClass } from '../domains/classes/index.ts';
import { findLearner, listLearners, readCanDo, readClassCanDo } from '../domains/progress/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/** What the children of a class could do in the tests of their lessons (COURSE-86). */
export async function readCanDoOfClass(
  db: Db,
  content: Content,
  { classId, now }: { classId: string; now: number },
): Promise<ClassCanDo[]> {
  const { teachingLanguage: variety } = await readClass(db, classId, new Date(now));
  return readClassCanDo(db, content, { learners: await listLearners(db, classId), variety });
}

/** What a child could do in the tests of its lessons, for its family (COURSE-85). */
export async function readFamilyCanDo(
  db: Db,
  content: Content,
  { userId, language }: { userId: string; language: LanguageCode | undefined },
): Promise<CanDoResult[]> {
  const learner = await findLearner(db, userId);
  if (!learner) throw new ApiError('not_found');
  return readCanDo(db, content, learner, language);
}
