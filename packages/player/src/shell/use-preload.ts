import type { Activity } from '@digipals/contract';
import { dominoUrls, ownDominoUrls } from '@digipals/ui';
import { useEffect, useState } from 'react';
import { preloadParts } from '../components/part-views.ts';
import { mediaOf } from './question-media.ts';

/** Longest wait in ms for an idle moment, so that a busy device gets its decoration too. */
const patienceMs = 2_000;

/** Domino for the feedback and for the popups of a lost connection. */
const moods = [dominoUrls.cheer, dominoUrls.think, dominoUrls.hello, dominoUrls.sorry];

const whenQuiet = (then: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, patienceMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: patienceMs });
  return () => cancelIdleCallback(idle);
};

/** Whether the page has been idle once: decoration must not delay the first question. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const rest = () => {
      cancel = whenQuiet(() => setSettled(true));
    };
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
    return () => {
      removeEventListener('load', rest);
      cancel?.();
    };
  }, []);
  return settled;
}

/**
 * Preloads the parts and media of the activity during its first question: the next question never
 * waits, and a run without a connection can be finished.
 */
export function usePreload(activity: Activity, domino: string | undefined, settled: boolean) {
  useEffect(() => {
    if (!settled) return;
    const leaving = new AbortController();
    void preloadParts(activity.data);
    const pictures = [...moods, ...ownDominoUrls(domino)];
    void fetchAll([...pictures, ...activity.data.flatMap(mediaOf)], leaving.signal);
    return () => leaving.abort();
  }, [activity, domino, settled]);
}

/** One after another, in the order they are needed. After a failure they are fetched later. */
async function fetchAll(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of new Set(urls)) {
    // Between two of them, let input events run.
    await new Promise<void>(whenQuiet);
    if (signal.aborted) return;
    await fetch(url, { signal })
      .then(answer => answer.blob())
      .catch(() => undefined);
  }
}
