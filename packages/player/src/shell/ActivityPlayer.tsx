import { useEffect, useState } from 'react';
import { arePartsLoaded, preloadParts } from '../components/part-views.ts';
import { Run } from './Run.tsx';
import type { ActivityPlayerProps } from './types.ts';

/** The activity player of B §2: one activity from its first question to its last. */
export function ActivityPlayer(props: ActivityPlayerProps) {
  const { activity, language } = props;
  const [ready, setReady] = useState(() => arePartsLoaded(activity.data));
  useEffect(() => {
    void preloadParts(activity.data).then(() => setReady(true));
  }, [activity]);
  return ready ? <Run key={`${activity.id}/${language}`} {...props} /> : null;
}
