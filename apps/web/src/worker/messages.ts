/**
 * Caches the responses to these calls and the media they name; `headers` are those of the calls.
 * `pictures`: paths of all pictures of the child and its Domino, which replace those kept before.
 */
export type Keep = {
  type: 'keep';
  urls: string[];
  pictures?: string[];
  headers: Record<string, string>;
};

/** A lesson as the page knows it: the URLs of its open activities, and files that only the list names. */
export type LessonToSave = { lessonId: string; urls: string[]; files: string[]; bytes: number };

/** Saves a lesson, or resumes an interrupted save. */
export type SaveLesson = { type: 'saveLesson'; lesson: LessonToSave } & Pick<Keep, 'headers'>;

/** Stops saving a lesson, or removes a saved one. */
export type RemoveLesson = { type: 'removeLesson'; lessonId: string } & Pick<Keep, 'headers'>;

/** Asks how much of a lesson is saved; answered by `LessonState`. */
export type LookAtLesson = { type: 'lookAtLesson'; lesson: LessonToSave } & Pick<Keep, 'headers'>;

/** Asks which activities can be played offline; answered by their URLs. */
export type ListActivities = { type: 'listActivities' } & Pick<Keep, 'headers'>;

/** Messages from a page to the worker. `takeOver`: no activity is open, so a new version may activate. */
export type ToWorker =
  | Keep
  | SaveLesson
  | RemoveLesson
  | LookAtLesson
  | ListActivities
  | { type: 'takeOver' };

/**
 * Whether a lesson is saved. `partly`: the connection broke, or the lesson has grown since; `full`: the
 * device had no room, and nothing was saved.
 */
export type SaveState = 'none' | 'saving' | 'partly' | 'saved' | 'full';

/** `bytes` are those already on the device. */
export type LessonState = { type: 'lesson'; lessonId: string; state: SaveState; bytes: number };

/** Messages from the worker to the pages. `refused`: the server denies an activity served from the cache. */
export type FromWorker = { type: 'refused'; url: string } | LessonState;
