import { loadChunk } from '@digipals/i18n/chunks';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Failed } from './Failed.tsx';

/** A component that is fetched when it is needed, or earlier by `preload`. */
export type LatePart<Props> = {
  /** The component, once it is loaded. */
  get(): ComponentType<Props> | undefined;
  /** Loads it; rejects with a ChunkLoadError. Another call tries again. */
  preload(): Promise<ComponentType<Props>>;
};

type Module<Props> = { default: ComponentType<Props> };

/** Declares a component that the first page does not need; `load` imports its module. */
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
  /** Placeholder until it is loaded. */
  waiting?: ReactNode;
  /** True to show nothing if it cannot be fetched; new props try again. */
  quiet?: boolean;
  /** Called whenever it could not be fetched. Must be stable across renders. */
  onFailed?: () => void;
};

/**
 * Renders a late part as soon as it is loaded. If it could not be fetched, it is fetched again when the
 * connection returns. Not React.lazy, which shows a fallback for at least 300 ms (decision 14).
 */
export function Later<Props extends object>(given: LaterProps<Props>) {
  const { part, props, waiting = null, quiet = false, onFailed } = given;
  const [Current, setCurrent] = useState(() => part.get());
  // A failure counts for these props of a quiet part, and until the child retries for any other.
  const target: object = quiet ? props : part;
  const [failedTarget, setFailedTarget] = useState<object>();
  const failed = failedTarget === target;
  useEffect(() => {
    if (Current || failed) return;
    let wanted = true;
    part.preload().then(
      loaded => wanted && setCurrent(() => loaded),
      () => {
        if (!wanted) return;
        setFailedTarget(target);
        onFailed?.();
      },
    );
    return () => {
      wanted = false;
    };
  }, [part, Current, failed, target, onFailed]);
  useEffect(() => {
    if (!failed) return;
    const retry = () => setFailedTarget(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  if (Current) return <Current {...props} />;
  return failed && !quiet ? <Failed onRetry={() => setFailedTarget(undefined)} /> : waiting;
}
