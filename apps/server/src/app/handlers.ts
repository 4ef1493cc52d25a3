import { achievementsHandlers } from '../domains/achievements/index.ts';
import { activitiesHandlers } from '../domains/activities/index.ts';
import { auditHandlers } from '../domains/audit/index.ts';
import { casesHandlers } from '../domains/cases/index.ts';
import { eventsHandlers } from '../domains/events/index.ts';
import { friendsHandlers } from '../domains/friends/index.ts';
import { languagesHandlers } from '../domains/languages/index.ts';
import { licencesHandlers } from '../domains/licences/index.ts';
import { likesHandlers } from '../domains/likes/index.ts';
import { lingosHandlers } from '../domains/lingos/index.ts';
import { messagesHandlers } from '../domains/messages/index.ts';
import { notificationsHandlers } from '../domains/notifications/index.ts';
import { profileHandlers } from '../domains/profile/index.ts';
import { reportsHandlers } from '../domains/reports/index.ts';
import { reviewHandlers } from '../domains/review/index.ts';
import { type Sessions, type SignInService, sessionHandlers } from '../domains/session/index.ts';
import { solutionHandlers } from '../domains/solution/index.ts';
import { songsHandlers } from '../domains/songs/index.ts';
import { createStaffSignIn, type StaffSessions, staffHandlers } from '../domains/staff/index.ts';
import { streaksHandlers } from '../domains/streaks/index.ts';
import { trainingHandlers } from '../domains/training/index.ts';
import { userHandlers } from '../domains/user/index.ts';
import { writingHandlers } from '../domains/writing/index.ts';
import { closeCase } from '../use-cases/close-case.ts';
import { finishQuestions } from '../use-cases/finish-question.ts';
import { friendsSince } from '../use-cases/friends-since.ts';
import { likePost } from '../use-cases/like-post.ts';
import { likeProfile } from '../use-cases/like-profile.ts';
import { acceptRequest, askToBeFriends } from '../use-cases/make-friends.ts';
import { block, part } from '../use-cases/part-friends.ts';
import { pollNotifications } from '../use-cases/poll-notifications.ts';
import { readAchievements } from '../use-cases/read-achievements.ts';
import { readStatus } from '../use-cases/read-status.ts';
import { sendLetterHome } from '../use-cases/send-letter-home.ts';
import { sendSubmission } from '../use-cases/send-submission.ts';
import { settleStreak } from '../use-cases/settle-streak.ts';
import { showIdentity } from '../use-cases/show-identity.ts';
import { signOutStaff } from '../use-cases/sign-out-staff.ts';
import { tellReport } from '../use-cases/tell-report.ts';
import { withdrawSubmission } from '../use-cases/withdraw-submission.ts';
import type { Handlers } from './call.ts';
import type { AppDeps } from './deps.ts';

/** Those who may call: a child or an adult of the desk, each with sessions of its own. */
export type AllSessions = { readonly children: Sessions; readonly staff: StaffSessions };

/** A handler for each call of the contract: one that is missing does not compile. */
export const createHandlers = (
  deps: AppDeps,
  sessions: AllSessions,
  signIn: SignInService,
): Handlers => ({
  ...sessionHandlers(deps, sessions.children, signIn),
  ...userHandlers(readStatus),
  ...profileHandlers,
  ...friendsHandlers({ ask: askToBeFriends, accept: acceptRequest, part, block }),
  ...likesHandlers({ likeProfile, likePost }),
  ...messagesHandlers({ send: sendSubmission(deps), withdraw: withdrawSubmission }),
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
  ...auditHandlers,
  ...casesHandlers({ sendLetter: sendLetterHome, showIdentity, close: closeCase }),
  ...reportsHandlers(tellReport),
  ...staffHandlers(sessions.staff, createStaffSignIn(deps, sessions.staff), signOutStaff),
  ...writingHandlers(deps),
  ...reviewHandlers(deps),
});
