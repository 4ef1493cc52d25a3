import { Run } from './Run.tsx';
import type { ActivityPlayerProps } from './types.ts';

/** The activity player of B §2: one activity from its first question to its last. */
export function ActivityPlayer(props: ActivityPlayerProps) {
  return <Run key={`${props.activity.id}/${props.language}`} {...props} />;
}
