import { type ChildCache, matchOrFetch, mediaIn } from './child-cache.ts';
import {
  hasLessonRecord,
  recordLessonFiles,
  removeLessonRecord,
  removeUnusedFiles,
} from './lesson-records.ts';
import {
  canFit,
  listMedia,
  makeRoom,
  type SaveResult,
  savedSize,
  saveMedia,
} from './media-cache.ts';
import type { LessonState, LessonToSave, SaveLesson, SaveState } from './messages.ts';

type Report = (state: LessonState) => void;
type SaveFailure = Exclude<SaveResult, number>;
type Run = { stop: AbortController; bytes: number; done: Promise<void> };

/** Fetching one file at a time would cost a slow connection a round trip per file. */
const parallelFetches = 4;

const running = new Map<string, Run>();

const bytesOf = (texts: readonly string[]): number => new Blob([...texts]).size;

const sum = (sizes: readonly (number | undefined)[]): number =>
  sizes.reduce<number>((total, size) => total + (size ?? 0), 0);

/** Caches the activities that the child may open now, in all requested languages; not yet their media. */
async function cacheActivities(
  cache: ChildCache,
  { lesson, headers }: Pick<SaveLesson, 'lesson' | 'headers'>,
): Promise<string[] | SaveFailure> {
  const texts: string[] = [];
  for (const url of lesson.urls) {
    const { response, fits } = await matchOrFetch(cache, url, headers);
    if (!fits) return 'full';
    // A locked test is saved once the child has unlocked it.
    if (response.status === 403 || response.status === 404) continue;
    if (!response.ok) return 'failed';
    texts.push(await response.text());
  }
  return texts;
}

/** Saves files in parallel; stops at the first failure. */
async function saveFiles(
  { media }: ChildCache,
  files: readonly string[],
  { isStopped, onSaved }: { isStopped: () => boolean; onSaved: (bytes: number) => void },
): Promise<SaveFailure | undefined> {
  const queue = [...files];
  let failure: SaveFailure | undefined;
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      if (isStopped() || failure) return;
      const saved = await saveMedia(media, file).catch(() => 'failed' as const);
      if (typeof saved === 'number') onSaved(saved);
      else failure = saved;
    }
  };
  await Promise.all(Array.from({ length: parallelFetches }, work));
  return failure;
}

async function saveActivitiesAndMedia(
  cache: ChildCache,
  { lesson, headers }: SaveLesson,
  { isStopped, onBytes }: { isStopped: () => boolean; onBytes: (bytes: number) => void },
): Promise<SaveFailure | undefined> {
  // An existing record names the files of an interrupted save, which must not be removed.
  const { lessonId } = lesson;
  if (!(await hasLessonRecord(cache, lessonId))) await recordLessonFiles(cache, lessonId, []);
  const texts = await cacheActivities(cache, { lesson, headers });
  if (!Array.isArray(texts)) return texts;
  const files = [...new Set([...lesson.files, ...texts.flatMap(mediaIn)])];
  await recordLessonFiles(cache, lessonId, files);
  const sizes = await Promise.all(files.map(file => savedSize(cache.media, file)));
  let bytes = sum(sizes) + bytesOf(texts);
  if (!(await canFit(cache.media, lesson.bytes - bytes))) return 'full';
  const onSaved = (more: number) => {
    bytes += more;
    onBytes(bytes);
  };
  onSaved(0);
  // Prefetched files move first, so that they are not evicted to make room for the others.
  const missing = files.filter((_, index) => sizes[index] === undefined);
  const evictable = await listMedia(cache.media, 'evictable');
  const options = { isStopped, onSaved };
  const prefetched = missing.filter(file => evictable.has(file));
  let failure = await saveFiles(cache, prefetched, options);
  if (!failure) {
    await makeRoom(lesson.bytes - bytes);
    const remaining = missing.filter(file => !evictable.has(file));
    failure = await saveFiles(cache, remaining, options);
  }
  if (!failure && !isStopped()) await removeUnusedFiles(cache);
  return failure;
}

const failureOf = (error: unknown): SaveFailure =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** Saves a lesson and reports its progress; simultaneous requests share one run. */
export function saveLesson(cache: ChildCache, request: SaveLesson, report: Report): Promise<void> {
  const { lessonId } = request.lesson;
  const active = running.get(lessonId);
  if (active) return active.done;
  const run: Run = { stop: new AbortController(), bytes: 0, done: Promise.resolve() };
  const isStopped = () => run.stop.signal.aborted || cache.ended.aborted;
  const reportState = (state: SaveState) =>
    report({ type: 'lesson', lessonId, state, bytes: run.bytes });
  const onBytes = (bytes: number) => {
    run.bytes = bytes;
    if (!isStopped()) reportState('saving');
  };
  const finish = async (failure: SaveFailure | undefined) => {
    // Part of a lesson on a full device would only take up space.
    if (run.stop.signal.aborted || failure === 'full') await removeLessonRecord(cache, lessonId);
    running.delete(lessonId);
    if (run.stop.signal.aborted) reportState('none');
    else if (failure === 'full') reportState('full');
    else reportState(failure || isStopped() ? 'partly' : 'saved');
  };
  running.set(lessonId, run);
  reportState('saving');
  run.done = saveActivitiesAndMedia(cache, request, { isStopped, onBytes })
    .catch(failureOf)
    .then(finish);
  return run.done;
}

/** Stops saving a lesson, or removes a saved one; keeps files that another saved lesson needs. */
export async function removeLesson(
  cache: ChildCache,
  lessonId: string,
  report: Report,
): Promise<void> {
  const run = running.get(lessonId);
  run?.stop.abort();
  if (run) return run.done;
  await removeLessonRecord(cache, lessonId);
  report({ type: 'lesson', lessonId, state: 'none', bytes: 0 });
}

/** Checks which files of a lesson are on the device. */
export async function lookAtLesson(cache: ChildCache, lesson: LessonToSave): Promise<LessonState> {
  const { lessonId, urls, files } = lesson;
  const stateOf = (state: SaveState, bytes: number): LessonState => ({
    type: 'lesson',
    lessonId,
    state,
    bytes,
  });
  const run = running.get(lessonId);
  if (run) return stateOf('saving', run.bytes);
  if (!(await hasLessonRecord(cache, lessonId))) return stateOf('none', 0);
  const found = await Promise.all(
    urls.map(url => cache.responses.match(url, { ignoreVary: true })),
  );
  const texts = await Promise.all(found.flatMap(response => (response ? [response.text()] : [])));
  const wanted = [...new Set([...files, ...texts.flatMap(mediaIn)])];
  const sizes = await Promise.all(wanted.map(file => savedSize(cache.media, file)));
  const complete = found.every(Boolean) && !sizes.includes(undefined);
  return stateOf(complete ? 'saved' : 'partly', sum(sizes) + bytesOf(texts));
}
