import { chunkTimeoutMs } from '@digipals/contract/constants';

/** A part of the app that could not be loaded (AMBIG-62). */
export class ChunkLoadError extends Error {
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(code: ChunkLoadError['code'], cause?: unknown) {
    super(code, { cause });
    this.name = 'ChunkLoadError';
    this.code = code;
  }
}

const isStyleFailure = (error: unknown): boolean =>
  error instanceof Error && /preload CSS/i.test(error.message);

/** Loads a chunk; fails with a ChunkLoadError, at the latest after 120 s (ERR-25, ERR-26). */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED')), chunkTimeoutMs);
    load()
      .then(resolve, (error: unknown) => {
        const code = isStyleFailure(error) ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
        reject(new ChunkLoadError(code, error));
      })
      .finally(() => clearTimeout(late));
  });
}
