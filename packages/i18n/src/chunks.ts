import { chunkTimeoutMs } from '@digipals/contract/constants';
import { fetchMissingStyles, isStyleMissing, noteMissingStyle } from './styles.ts';

/** A part of the app that could not be loaded (AMBIG-62). */
export class ChunkLoadError extends Error {
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(code: ChunkLoadError['code'], cause?: unknown) {
    super(code, { cause });
    this.name = 'ChunkLoadError';
    this.code = code;
  }
}

type Load<T> = () => Promise<T>;

/** What to add to the addresses of scripts that did not load; addresses are beside other scripts. */
const queries: Record<string, string> = {};
let failed = 0;

declare global {
  /**
   * The address at which to import a script. The build puts it around every import on demand: many browsers remember
   * that an address failed, so another try needs another one.
   */
  var urlOf: (file: string) => string;
}

globalThis.urlOf = file => file + (queries[file] ?? '');

/** The bundler's error message for a style that did not load; it ends with the address. */
const styleFailure = /preload CSS for (\S+)$/i;

/** The style that made an earlier load of a chunk fail. */
const styleOf = new WeakMap<Load<unknown>, string>();

const toChunkError = (load: Load<unknown>, error: unknown): ChunkLoadError => {
  if (error instanceof ChunkLoadError) return error;
  const message = String(error);
  const [, style] = styleFailure.exec(message) ?? [];
  if (!style) {
    // Safari names no address: there another try fails, too.
    const [file] = /[^/]+\.js/.exec(message) ?? [];
    if (file) queries[`./${file}`] = `?${++failed}`;
    return new ChunkLoadError('CHUNK_LOAD_FAILED', error);
  }
  styleOf.set(load, style);
  noteMissingStyle(style);
  return new ChunkLoadError('CSS_CHUNK_LOAD_FAILED', error);
};

/** Loads a chunk with the styles that failed before, because the bundler would skip them. */
async function loadDressed<T>(load: Load<T>, styles: Promise<unknown>): Promise<T> {
  await styles;
  const own = styleOf.get(load);
  if (own && isStyleMissing(own)) throw new ChunkLoadError('CSS_CHUNK_LOAD_FAILED');
  return load();
}

/**
 * Loads code on demand: a page, a part, the texts of a language. Every lazy
 * import uses it. Rejects with a ChunkLoadError, at the latest after 120 s (ERR-25, ERR-26);
 * calling it again with the same function tries again.
 */
export function loadChunk<T>(load: Load<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED')), chunkTimeoutMs);
    const styles = fetchMissingStyles();
    (styles ? loadDressed(load, styles) : load())
      .then(resolve, (error: unknown) => reject(toChunkError(load, error)))
      .finally(() => clearTimeout(late));
  });
}
