import type { ChildPage, ClassProgress, TextCounts } from '@digipals/contract';
import { strToU8, zipSync } from 'fflate';
import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { readClass, readOrigin } from '../domains/classes/index.ts';
import { countTexts } from '../domains/messages/index.ts';
import {
  askedWords,
  findLearner,
  listLearners,
  progressIn,
  readCanDo,
  readRecords,
  resultFiles,
  shownLesson,
  wordsIn,
} from '../domains/progress/index.ts';
import { readTold } from '../domains/review/index.ts';
import { readAnswers, readMetWords } from '../domains/words/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';

const noTexts: TextCounts = { written: 0, delivered: 0, returned: 0, waiting: 0 };

/** What the children of a class have done (CLASS-09 to CLASS-13). The number of queries does not depend on theirs. */
export async function readClassProgress(
  db: Db,
  content: Content,
  { classId, now }: { classId: string; now: number },
): Promise<ClassProgress> {
  const { teachingLanguage: variety } = await readClass(db, classId, new Date(now));
  const learners = await listLearners(db, classId);
  const read = await readRecords(db, content, { learners, now });
  const texts = await countTexts(
    db,
    learners.map(({ userId }) => userId),
  );
  const asked = askedWords(content, read);
  return {
    lessons: read.plan.map(planned => ({
      ...shownLesson(planned, variety),
      words: wordsIn(content, planned, { variety, asked }),
    })),
    children: progressIn(content, read, now).map(child => ({
      ...child,
      texts: texts.get(child.childId) ?? noTexts,
    })),
    told: (await readTold(db, now)).told,
  };
}

/** What a child has done (CLASS-15). The family can read that the adult has looked. */
export async function readChildPage(
  db: Db,
  content: Content,
  { childId, adult, now }: { childId: string; adult: AdultCaller; now: number },
): Promise<ChildPage> {
  const learner = await findLearner(db, childId);
  if (!learner) throw new ApiError('not_found');
  await recordAccess(db, {
    actor: adult.name,
    action: 'Read progress',
    object: 'progress',
    userIds: [childId],
    at: new Date(now),
  });
  const read = await readRecords(db, content, { learners: [learner], now });
  const [progress] = progressIn(content, read, now);
  const [asked] = askedWords(content, read);
  if (!progress || !asked) throw new ApiError('not_found');
  const texts = await countTexts(db, [childId]);
  const child = { userId: childId, now, offset: null };
  const met = await readMetWords(db, content, child);
  const days = new Set((await readAnswers(db, child)).map(({ day }) => day));
  return {
    lessons: read.plan.map(planned => shownLesson(planned, learner.teachingLanguage)),
    child: { ...progress, texts: texts.get(childId) ?? noTexts },
    words: met.map(({ id, word, picture, growth }) => ({
      ...{ id, word, picture, growth },
      missed: asked.get(id)?.missed ?? 0,
    })),
    days: [...days].sort().reverse(),
    canDo: await readCanDo(db, content, learner),
  };
}

/** The results of a class as a ZIP of OneRoster 1.2 files (CLASS-18). */
export async function readResults(
  db: Db,
  content: Content,
  { classId, now }: { classId: string; now: number },
): Promise<{ fileName: string; base64: string }> {
  const at = new Date(now);
  const { className, schoolId } = await readClass(db, classId, at);
  const { externalId, createdAt } = await readOrigin(db, classId);
  const learners = await listLearners(db, classId);
  const files = resultFiles(await readRecords(db, content, { learners, now }), {
    classId: externalId ?? classId,
    ...{ className, schoolId, at },
    since: createdAt ?? at,
  });
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return {
    fileName: `oneroster-results-${at.toISOString().slice(0, 10)}.zip`,
    base64: Buffer.from(zipped).toString('base64'),
  };
}
