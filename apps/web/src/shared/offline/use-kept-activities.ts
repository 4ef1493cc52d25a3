import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import type { KeyValue } from '../storage.ts';
import { activityIn, askWorker, childHeaders } from './keep/worker-calls.ts';

/** Ids of the activities that are on this device with all their media; none where there is no worker. */
export async function listKeptActivities(storage: KeyValue): Promise<ReadonlySet<string>> {
  const headers = childHeaders(storage);
  if (!headers || !navigator.serviceWorker) return new Set();
  const urls = await askWorker<string[]>({ type: 'listActivities', headers });
  return new Set(urls.map(activityIn));
}

/** The same for a page; undefined until the worker has told. */
export function useKeptActivities(): ReadonlySet<string> | undefined {
  const { storage } = useServices();
  const [kept, setKept] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let wanted = true;
    void listKeptActivities(storage).then(ids => wanted && setKept(ids));
    return () => {
      wanted = false;
    };
  }, [storage]);
  return kept;
}
