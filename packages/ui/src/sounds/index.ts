import achievement from './achievement.mp3?no-inline';
import activityNegative from './activity-negative.mp3?no-inline';
import activityPositive from './activity-positive.mp3?no-inline';
import balloonPop from './balloon-pop.mp3?no-inline';
import globe from './globe.mp3?no-inline';
import like from './like.mp3?no-inline';
import messageSent from './message-sent.mp3?no-inline';
import notification from './notification.mp3?no-inline';
import pop from './pop.mp3?no-inline';

/** Addresses of the nine interface sounds (specification A §9, SOUND-01 to SOUND-09). */
export const soundUrls = {
  notification,
  balloonPop,
  activityPositive,
  activityNegative,
  like,
  globe,
  messageSent,
  achievement,
  pop,
};
export type SoundName = keyof typeof soundUrls;
export const soundNames = Object.keys(soundUrls) as SoundName[];
