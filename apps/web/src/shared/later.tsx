import { loadChunk } from '@digipals/i18n/chunks';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Failed } from './Failed.tsx';

/** A part that is fetched when it is needed, or before by `preload`. */
export type LatePart<Props> = {
  /** The part, once it is there. */
  get(): ComponentType<Props> | undefined;
  /** Loads it; rejects with a ChunkLoadError, and tries again when asked again. */
  preload(): Promise<ComponentType<Props>>;
};

type Module<Props> = { default: ComponentType<Props> };

/** Names a part that need not be there at first; `load` imports its module. */
export function latePart<Props>(load: () => Promise<Module<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    get: () => loaded,
    preload: async () => {
      loaded ??= (await loadChunk(load)).default;
      return loaded;
    },
  };
}

type LaterProps<Props> = {
  part: LatePart<Props>;
  props: Props;
  /** What holds its place until it is there. */
  waiting?: ReactNode;
  /** True where a part that cannot be fetched is passed over in silence; other props try again. */
  quiet?: boolean;
  /** Told whenever it could not be fetched; the same function at every drawing. */
  onFailed?: () => void;
};

/**
 * Shows a late part: at once where it is there already, else when it has come. One that could not be
 * fetched is tried again when the connection is back. Not React.lazy, which keeps a fallback it has
 * shown for 300 ms (decision 14).
 */
export function Later<Props extends object>(given: LaterProps<Props>) {
  const { part, props, waiting = null, quiet = false, onFailed } = given;
  const [Current, setCurrent] = useState(() => part.get());
  // What it is fetched for: a quiet part for what it shall show now, another one until the child asks again.
  const wish: object = quiet ? props : part;
  const [failedWish, setFailedWish] = useState<object>();
  const failed = failedWish === wish;
  useEffect(() => {
    if (Current || failed) return;
    let wanted = true;
    part.preload().then(
      loaded => wanted && setCurrent(() => loaded),
      () => {
        if (!wanted) return;
        setFailedWish(wish);
        onFailed?.();
      },
    );
    return () => {
      wanted = false;
    };
  }, [part, Current, failed, wish, onFailed]);
  useEffect(() => {
    if (!failed) return;
    const again = () => setFailedWish(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  if (Current) return <Current {...props} />;
  return failed && !quiet ? <Failed onRetry={() => setFailedWish(undefined)} /> : waiting;
}
