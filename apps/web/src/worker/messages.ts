/** Calls whose answers are to be kept, with the media they name; `headers` are those of the calls. */
export type Keep = { type: 'keep'; urls: string[]; headers: Record<string, string> };

/** A lesson as the page knows it: the calls of its open activities, and files that only the list names. */
export type LessonToSave = { lessonId: string; urls: string[]; files: string[]; bytes: number };

/** Saves a lesson on purpose, or goes on with it where that was broken off. */
export type SaveLesson = { type: 'saveLesson'; lesson: LessonToSave } & Pick<Keep, 'headers'>;

/** Stops the saving of a lesson, or removes it. */
export type RemoveLesson = { type: 'removeLesson'; lessonId: string } & Pick<Keep, 'headers'>;

/** Asks how much of a lesson is saved; answered by `LessonState`. */
export type LookAtLesson = { type: 'lookAtLesson'; lesson: LessonToSave } & Pick<Keep, 'headers'>;

/** Asks which activities play without a connection; answered by their calls. */
export type ListActivities = { type: 'listActivities' } & Pick<Keep, 'headers'>;

/** What a page tells the worker. `takeOver`: a new version may begin, no activity is played here. */
export type ToWorker =
  | Keep
  | SaveLesson
  | RemoveLesson
  | LookAtLesson
  | ListActivities
  | { type: 'takeOver' };

/**
 * How a lesson is saved. `partly`: the connection broke, or it has more now than it had; `full`: there
 * was no room on the device, and nothing of it stayed.
 */
export type SaveState = 'none' | 'saving' | 'partly' | 'saved' | 'full';

/** `bytes` that are on the device, of those the lesson weighs. */
export type LessonState = { type: 'lesson'; lessonId: string; state: SaveState; bytes: number };

/** What the worker tells the pages: the server refused an activity that was answered from the cache. */
export type FromWorker = { type: 'refused'; url: string } | LessonState;
