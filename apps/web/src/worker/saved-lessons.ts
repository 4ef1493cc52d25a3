import { findOrAsk, type Kept, mediaIn } from './child-cache.ts';
import {
  hasLessonRecord,
  recordLessonFiles,
  removeLessonRecord,
  removeUnusedFiles,
} from './lesson-records.ts';
import { listMedia, makeRoom, mayFit, type Saved, savedSize, saveMedium } from './media-cache.ts';
import type { LessonState, LessonToSave, SaveLesson, SaveState } from './messages.ts';

type Report = (state: LessonState) => void;
type SaveFailure = Exclude<Saved, number>;
type Run = { stop: AbortController; bytes: number; done: Promise<void> };

/** Files that are fetched at the same time: one alone would wait for a slow line at every file. */
const sideBySide = 4;

const running = new Map<string, Run>();

const bytesOf = (texts: readonly string[]): number => new Blob([...texts]).size;

const sum = (sizes: readonly (number | undefined)[]): number =>
  sizes.reduce<number>((total, size) => total + (size ?? 0), 0);

/** The activities the child may open now, in all languages asked for; their media come after them. */
async function keepTexts(
  kept: Kept,
  { lesson, headers }: Pick<SaveLesson, 'lesson' | 'headers'>,
): Promise<string[] | SaveFailure> {
  const texts: string[] = [];
  for (const url of lesson.urls) {
    const { answer, room } = await findOrAsk(kept, url, headers);
    if (!room) return 'full';
    // A test that is locked is not for this child yet: it comes with a later look.
    if (answer.status === 403 || answer.status === 404) continue;
    if (!answer.ok) return 'failed';
    texts.push(await answer.text());
  }
  return texts;
}

/** Saves files side by side; the first that cannot be saved ends it. */
async function saveFiles(
  { media }: Kept,
  files: readonly string[],
  { isStopped, onSaved }: { isStopped: () => boolean; onSaved: (bytes: number) => void },
): Promise<SaveFailure | undefined> {
  const waiting = [...files];
  let failure: SaveFailure | undefined;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (isStopped() || failure) return;
      const saved = await saveMedium(media, file).catch(() => 'failed' as const);
      if (typeof saved === 'number') onSaved(saved);
      else failure = saved;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return failure;
}

async function keepWhole(
  kept: Kept,
  { lesson, headers }: SaveLesson,
  { isStopped, onBytes }: { isStopped: () => boolean; onBytes: (bytes: number) => void },
): Promise<SaveFailure | undefined> {
  // An older record names the files of an interrupted run: they must not be removed.
  const { lessonId } = lesson;
  if (!(await hasLessonRecord(kept, lessonId))) await recordLessonFiles(kept, lessonId, []);
  const texts = await keepTexts(kept, { lesson, headers });
  if (!Array.isArray(texts)) return texts;
  const files = [...new Set([...lesson.files, ...texts.flatMap(mediaIn)])];
  await recordLessonFiles(kept, lessonId, files);
  const sizes = await Promise.all(files.map(file => savedSize(kept.media, file)));
  let bytes = sum(sizes) + bytesOf(texts);
  if (!(await mayFit(kept.media, lesson.bytes - bytes))) return 'full';
  const onSaved = (more: number) => {
    bytes += more;
    onBytes(bytes);
  };
  onSaved(0);
  // What was fetched ahead moves first: it must not give way for what is still to come.
  const missing = files.filter((_, index) => sizes[index] === undefined);
  const passing = await listMedia(kept.media, 'passing');
  const how = { isStopped, onSaved };
  const moved = missing.filter(file => passing.has(file));
  let failure = await saveFiles(kept, moved, how);
  if (!failure) {
    await makeRoom(lesson.bytes - bytes);
    const fetched = missing.filter(file => !passing.has(file));
    failure = await saveFiles(kept, fetched, how);
  }
  if (!failure && !isStopped()) await removeUnusedFiles(kept);
  return failure;
}

const failureOf = (error: unknown): SaveFailure =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** Saves a lesson and reports its progress; two requests at once save it once. */
export function saveLesson(kept: Kept, order: SaveLesson, report: Report): Promise<void> {
  const { lessonId } = order.lesson;
  const known = running.get(lessonId);
  if (known) return known.done;
  const run: Run = { stop: new AbortController(), bytes: 0, done: Promise.resolve() };
  const isStopped = () => run.stop.signal.aborted || kept.ended.aborted;
  const reportState = (state: SaveState) =>
    report({ type: 'lesson', lessonId, state, bytes: run.bytes });
  const onBytes = (bytes: number) => {
    run.bytes = bytes;
    if (!isStopped()) reportState('saving');
  };
  const finish = async (failure: SaveFailure | undefined) => {
    // Half a lesson on a full device helps no child.
    if (run.stop.signal.aborted || failure === 'full') await removeLessonRecord(kept, lessonId);
    running.delete(lessonId);
    if (run.stop.signal.aborted) reportState('none');
    else if (failure === 'full') reportState('full');
    else reportState(failure || isStopped() ? 'partly' : 'saved');
  };
  running.set(lessonId, run);
  reportState('saving');
  run.done = keepWhole(kept, order, { isStopped, onBytes }).catch(failureOf).then(finish);
  return run.done;
}

/** Stops or removes a lesson; files that another saved lesson needs stay. */
export async function removeLesson(kept: Kept, lessonId: string, report: Report): Promise<void> {
  const run = running.get(lessonId);
  run?.stop.abort();
  if (run) return run.done;
  await removeLessonRecord(kept, lessonId);
  report({ type: 'lesson', lessonId, state: 'none', bytes: 0 });
}

/** How much of a lesson is on the device, by the files that are there. */
export async function lookAtLesson(kept: Kept, lesson: LessonToSave): Promise<LessonState> {
  const { lessonId, urls, files } = lesson;
  const stateOf = (state: SaveState, bytes: number): LessonState => ({
    type: 'lesson',
    lessonId,
    state,
    bytes,
  });
  const run = running.get(lessonId);
  if (run) return stateOf('saving', run.bytes);
  if (!(await hasLessonRecord(kept, lessonId))) return stateOf('none', 0);
  const found = await Promise.all(urls.map(url => kept.answers.match(url, { ignoreVary: true })));
  const texts = await Promise.all(found.flatMap(answer => (answer ? [answer.text()] : [])));
  const wanted = [...new Set([...files, ...texts.flatMap(mediaIn)])];
  const sizes = await Promise.all(wanted.map(file => savedSize(kept.media, file)));
  const whole = found.every(Boolean) && !sizes.includes(undefined);
  return stateOf(whole ? 'saved' : 'partly', sum(sizes) + bytesOf(texts));
}
