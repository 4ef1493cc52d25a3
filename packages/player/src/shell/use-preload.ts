import type { Activity } from '@digipals/contract';
import { useEffect } from 'react';
import { preloadParts } from '../components/part-views.ts';
import { picturesOf } from './question-media.ts';

/** Fetches what the next question shows while this one is answered. */
export function usePreload(activity: Activity, index: number) {
  useEffect(() => {
    const next = activity.data[index + 1];
    if (!next) return;
    void preloadParts([next]);
    for (const url of picturesOf(next)) new Image().src = url;
  }, [activity, index]);
}
