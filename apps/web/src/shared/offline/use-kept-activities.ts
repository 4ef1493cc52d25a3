import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import type { KeyValue } from '../storage.ts';
import { activityIn, askWorker, childHeaders } from './keep/worker-calls.ts';

/** Ids of the activities that are on this device with all their media; empty without a worker. */
export async function listKeptActivities(storage: KeyValue): Promise<ReadonlySet<string>> {
  const headers = childHeaders(storage);
  // A browser may have workers and refuse to register one; its `ready` never resolves. Without one nothing is kept.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!headers || !registration) return new Set();
  const urls = await askWorker<string[]>({ type: 'listActivities', headers });
  return new Set(urls.map(activityIn));
}

/** `listKeptActivities` as a hook; undefined until the worker has replied. */
export function useKeptActivities(): ReadonlySet<string> | undefined {
  const { storage } = useServices();
  const [kept, setKept] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let mounted = true;
    void listKeptActivities(storage).then(ids => mounted && setKept(ids));
    return () => {
      mounted = false;
    };
  }, [storage]);
  return kept;
}
