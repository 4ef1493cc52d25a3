import achievement from './achievement.mp3?no-inline';
import activityNegative from './activity-negative.mp3?no-inline';
import activityPositive from './activity-positive.mp3?no-inline';
import balloonPop from './balloon-pop.mp3?no-inline';
import buy from './buy.mp3?no-inline';
import combo from './combo.mp3?no-inline';
import drop from './drop.mp3?no-inline';
import globe from './globe.mp3?no-inline';
import like from './like.mp3?no-inline';
import messageSent from './message-sent.mp3?no-inline';
import notification from './notification.mp3?no-inline';
import pickUp from './pick-up.mp3?no-inline';
import place from './place.mp3?no-inline';
import pop from './pop.mp3?no-inline';
import select from './select.mp3?no-inline';
import starFlight from './star-flight.mp3?no-inline';
import turnPage from './turn-page.mp3?no-inline';

/**
 * Addresses of the interface sounds: the nine of the specification (A §9, SOUND-01 to SOUND-09), and those of
 * ALIVE-10, which `tools/interface-sounds.ts` makes.
 */
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
  select,
  pickUp,
  drop,
  place,
  turnPage,
  starFlight,
  buy,
  combo,
};
export type SoundName = keyof typeof soundUrls;
