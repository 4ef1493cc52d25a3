import { useEffect, useState } from 'react';
import { arePartsLoaded, firstQuestions, preloadParts } from '../components/part-views.ts';
import { Run } from './Run.tsx';
import type { ActivityPlayerProps } from './types.ts';

/** The activity player (B §2): plays one activity from its first question to its last. */
export function ActivityPlayer(props: ActivityPlayerProps) {
  const { activity, language } = props;
  const [ready, setReady] = useState(() => arePartsLoaded(firstQuestions(activity)));
  useEffect(() => {
    void preloadParts(firstQuestions(activity)).then(() => setReady(true));
  }, [activity]);
  return ready ? <Run key={`${activity.id}/${language}`} {...props} /> : null;
}
