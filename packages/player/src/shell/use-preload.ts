import type { Activity } from '@digipals/contract';
import { dominoUrls } from '@digipals/ui';
import { useEffect, useState } from 'react';
import { preloadParts } from '../components/part-views.ts';
import { mediaOf } from './question-media.ts';

/** Longest wait in ms for a quiet moment, so that a busy device gets its decoration too. */
const patienceMs = 2_000;

/** Domino of the feedback and of the popups a lost connection brings. */
const moods = [dominoUrls.cheer, dominoUrls.think, dominoUrls.hello, dominoUrls.sorry];

const whenQuiet = (then: () => void): (() => void) => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, patienceMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: patienceMs });
  return () => cancelIdleCallback(idle);
};

/** Whether the page has come to rest once: what only decorates must not delay the first question. */
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
 * Fetches the parts and media of the activity while its first question is answered: the next question never
 * waits, and a run that loses the connection can be finished.
 */
export function usePreload(activity: Activity, settled: boolean) {
  useEffect(() => {
    if (!settled) return;
    const leaving = new AbortController();
    void preloadParts(activity.data);
    void fetchAll([...moods, ...activity.data.flatMap(mediaOf)], leaving.signal);
    return () => leaving.abort();
  }, [activity, settled]);
}

/** One after another, so that what a child waits for goes first. A failure only means a later fetch. */
async function fetchAll(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of new Set(urls)) {
    // Between two of them whatever the child does goes first.
    await new Promise<void>(whenQuiet);
    if (signal.aborted) return;
    await fetch(url, { signal })
      .then(answer => answer.blob())
      .catch(() => undefined);
  }
}
