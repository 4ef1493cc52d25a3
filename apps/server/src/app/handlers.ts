import { achievementsHandlers } from '../domains/achievements/index.ts';
import { activitiesHandlers } from '../domains/activities/index.ts';
import { eventsHandlers } from '../domains/events/index.ts';
import { friendsHandlers } from '../domains/friends/index.ts';
import { languagesHandlers } from '../domains/languages/index.ts';
import { licencesHandlers } from '../domains/licences/index.ts';
import { likesHandlers } from '../domains/likes/index.ts';
import { lingosHandlers } from '../domains/lingos/index.ts';
import { notificationsHandlers } from '../domains/notifications/index.ts';
import { profileHandlers } from '../domains/profile/index.ts';
import { type Sessions, type SignInService, sessionHandlers } from '../domains/session/index.ts';
import { solutionHandlers } from '../domains/solution/index.ts';
import { songsHandlers } from '../domains/songs/index.ts';
import { streaksHandlers } from '../domains/streaks/index.ts';
import { trainingHandlers } from '../domains/training/index.ts';
import { userHandlers } from '../domains/user/index.ts';
import { finishQuestions } from '../use-cases/finish-question.ts';
import { friendsSince } from '../use-cases/friends-since.ts';
import { likeProfile } from '../use-cases/like-profile.ts';
import { acceptRequest, askToBeFriends } from '../use-cases/make-friends.ts';
import { block, part } from '../use-cases/part-friends.ts';
import { pollNotifications } from '../use-cases/poll-notifications.ts';
import { readAchievements } from '../use-cases/read-achievements.ts';
import { readStatus } from '../use-cases/read-status.ts';
import { settleStreak } from '../use-cases/settle-streak.ts';
import type { Handlers } from './call.ts';
import type { AppDeps } from './deps.ts';

/** A handler for each call of the contract: one that is missing does not compile. */
export const createHandlers = (
  deps: AppDeps,
  sessions: Sessions,
  signIn: SignInService,
): Handlers => ({
  ...sessionHandlers(deps, sessions, signIn),
  ...userHandlers(readStatus),
  ...profileHandlers,
  ...friendsHandlers({ ask: askToBeFriends, accept: acceptRequest, part, block }),
  ...likesHandlers(likeProfile),
  ...streaksHandlers({ settleStreak, friendsSince }),
  ...notificationsHandlers(pollNotifications),
  ...achievementsHandlers(readAchievements(deps.content)),
  ...languagesHandlers(deps),
  ...lingosHandlers,
  ...licencesHandlers,
  ...trainingHandlers(deps),
  ...songsHandlers(deps),
  ...activitiesHandlers(deps),
  ...solutionHandlers(finishQuestions(deps.content)),
  ...eventsHandlers,
});
