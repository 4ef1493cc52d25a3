import { findOrAsk, type Kept, mediaIn } from './child-cache.ts';
import { isPromised, promise, takeBack, tidy } from './lesson-records.ts';
import { listMedia, makeRoom, mayFit, type Saved, savedSize, saveMedium } from './media-cache.ts';
import type { LessonState, LessonToSave, SaveLesson, SaveState } from './messages.ts';

type Tell = (state: LessonState) => void;
type Trouble = Exclude<Saved, number>;
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
): Promise<string[] | Trouble> {
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
): Promise<Trouble | undefined> {
  const waiting = [...files];
  let trouble: Trouble | undefined;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (isStopped() || trouble) return;
      const saved = await saveMedium(media, file).catch(() => 'failed' as const);
      if (typeof saved === 'number') onSaved(saved);
      else trouble = saved;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return trouble;
}

async function keepWhole(
  kept: Kept,
  { lesson, headers }: SaveLesson,
  { isStopped, onBytes }: { isStopped: () => boolean; onBytes: (bytes: number) => void },
): Promise<Trouble | undefined> {
  // An older promise names the files of a run that was broken off: they are not to be tidied away.
  const { lessonId } = lesson;
  if (!(await isPromised(kept, lessonId))) await promise(kept, lessonId, []);
  const texts = await keepTexts(kept, { lesson, headers });
  if (!Array.isArray(texts)) return texts;
  const files = [...new Set([...lesson.files, ...texts.flatMap(mediaIn)])];
  await promise(kept, lessonId, files);
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
  let trouble = await saveFiles(kept, moved, how);
  if (!trouble) {
    await makeRoom(lesson.bytes - bytes);
    const fetched = missing.filter(file => !passing.has(file));
    trouble = await saveFiles(kept, fetched, how);
  }
  if (!trouble && !isStopped()) await tidy(kept);
  return trouble;
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** Saves a lesson, telling how far it is; asked for twice at once it is saved once. */
export function saveLesson(kept: Kept, order: SaveLesson, tell: Tell): Promise<void> {
  const { lessonId } = order.lesson;
  const known = running.get(lessonId);
  if (known) return known.done;
  const run: Run = { stop: new AbortController(), bytes: 0, done: Promise.resolve() };
  const isStopped = () => run.stop.signal.aborted || kept.ended.aborted;
  const say = (state: SaveState) => tell({ type: 'lesson', lessonId, state, bytes: run.bytes });
  const onBytes = (bytes: number) => {
    run.bytes = bytes;
    if (!isStopped()) say('saving');
  };
  const finish = async (trouble: Trouble | undefined) => {
    // Half a lesson on a full device would be of use to nobody.
    if (run.stop.signal.aborted || trouble === 'full') await takeBack(kept, lessonId);
    running.delete(lessonId);
    if (run.stop.signal.aborted) say('none');
    else if (trouble === 'full') say('full');
    else say(trouble || isStopped() ? 'partly' : 'saved');
  };
  running.set(lessonId, run);
  say('saving');
  run.done = keepWhole(kept, order, { isStopped, onBytes }).catch(troubleOf).then(finish);
  return run.done;
}

/** Stops or removes a lesson; files that another saved lesson needs stay. */
export async function removeLesson(kept: Kept, lessonId: string, tell: Tell): Promise<void> {
  const run = running.get(lessonId);
  run?.stop.abort();
  if (run) return run.done;
  await takeBack(kept, lessonId);
  tell({ type: 'lesson', lessonId, state: 'none', bytes: 0 });
}

/** How much of a lesson is on the device, told by what really lies there. */
export async function lookAtLesson(kept: Kept, lesson: LessonToSave): Promise<LessonState> {
  const { lessonId, urls, files } = lesson;
  const told = (state: SaveState, bytes: number): LessonState => ({
    type: 'lesson',
    lessonId,
    state,
    bytes,
  });
  const run = running.get(lessonId);
  if (run) return told('saving', run.bytes);
  if (!(await isPromised(kept, lessonId))) return told('none', 0);
  const found = await Promise.all(urls.map(url => kept.answers.match(url, { ignoreVary: true })));
  const texts = await Promise.all(found.flatMap(answer => (answer ? [answer.text()] : [])));
  const wanted = [...new Set([...files, ...texts.flatMap(mediaIn)])];
  const sizes = await Promise.all(wanted.map(file => savedSize(kept.media, file)));
  const whole = found.every(Boolean) && !sizes.includes(undefined);
  return told(whole ? 'saved' : 'partly', sum(sizes) + bytesOf(texts));
}
