/** Calls whose answers are to be kept, with the media they name; `headers` are those of the calls. */
export type Keep = { type: 'keep'; urls: string[]; headers: Record<string, string> };

/** What a page tells the worker. `takeOver`: a new version may begin, no activity is played here. */
export type ToWorker = Keep | { type: 'takeOver' };

/** What the worker tells the pages: the server refused an activity that was answered from the cache. */
export type FromWorker = { type: 'refused'; url: string };
