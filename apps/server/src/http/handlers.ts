import type { AppDeps } from '../deps.ts';
import {
  type AdultSessions,
  createGrownUpProofs,
  createGrownUpSignIn,
  createPasskeySignIn,
} from '../domains/adults/index.ts';
import { createPasskeys } from '../domains/passkeys/index.ts';
import type { Sessions, SignInService } from '../domains/session/index.ts';
import {
  createStaffProofs,
  createStaffSignIn,
  type StaffSessions,
} from '../domains/staff/index.ts';
import type { Handlers } from './call.ts';
import { achievementsHandlers } from './routes/achievements.ts';
import { activitiesHandlers } from './routes/activities.ts';
import { adultsHandlers } from './routes/adults.ts';
import { auditHandlers } from './routes/audit.ts';
import { casesHandlers } from './routes/cases.ts';
import { classesHandlers } from './routes/classes.ts';
import { classroomHandlers } from './routes/classroom.ts';
import { consentsHandlers } from './routes/consents.ts';
import { dictionaryHandlers } from './routes/dictionary.ts';
import { dutyHandlers } from './routes/duty.ts';
import { eventsHandlers } from './routes/events.ts';
import { familyHandlers } from './routes/family.ts';
import { friendsHandlers } from './routes/friends.ts';
import { helpRequestsHandlers } from './routes/help-requests.ts';
import { languagesHandlers } from './routes/languages.ts';
import { licencesHandlers } from './routes/licences.ts';
import { likesHandlers } from './routes/likes.ts';
import { lingosHandlers } from './routes/lingos.ts';
import { meCardHandlers } from './routes/me-card.ts';
import { measuresHandlers } from './routes/measures.ts';
import { messagesHandlers } from './routes/messages.ts';
import { notificationsHandlers } from './routes/notifications.ts';
import { onboardingHandlers } from './routes/onboarding.ts';
import { passkeysHandlers } from './routes/passkeys.ts';
import { peopleHandlers } from './routes/people.ts';
import { productsHandlers } from './routes/products.ts';
import { profileHandlers } from './routes/profile.ts';
import { progressHandlers } from './routes/progress.ts';
import { recallsHandlers } from './routes/recalls.ts';
import { referralsHandlers } from './routes/referrals.ts';
import { repliesHandlers } from './routes/replies.ts';
import { reportsHandlers } from './routes/reports.ts';
import { reviewHandlers } from './routes/review.ts';
import { rosterHandlers } from './routes/roster.ts';
import { safeContactsHandlers } from './routes/safe-contacts.ts';
import { savedLooksHandlers } from './routes/saved-looks.ts';
import { schoolsHandlers } from './routes/schools.ts';
import { seatsHandlers } from './routes/seats.ts';
import { sessionHandlers } from './routes/session.ts';
import { settingsHandlers } from './routes/settings.ts';
import { solutionHandlers } from './routes/solution.ts';
import { songsHandlers } from './routes/songs.ts';
import { staffHandlers } from './routes/staff.ts';
import { stickersHandlers } from './routes/stickers.ts';
import { streaksHandlers } from './routes/streaks.ts';
import { trainingHandlers } from './routes/training.ts';
import { userHandlers } from './routes/user.ts';
import { wishesHandlers } from './routes/wishes.ts';
import { wordsHandlers } from './routes/words.ts';
import { writingHandlers } from './routes/writing.ts';

/** Sessions of children, of adults of the desk and of grown-ups. */
export type AllSessions = {
  readonly children: Sessions;
  readonly staff: StaffSessions;
  readonly adults: AdultSessions;
};

/** A handler for each call of the contract; the compiler checks that none is missing. */
export const createHandlers = (
  deps: AppDeps,
  sessions: AllSessions,
  signIn: SignInService,
): Handlers => {
  const proofs = createStaffProofs(deps);
  const atDesk = createStaffSignIn(deps, sessions.staff);
  const { adults } = sessions;
  const passkeys = createPasskeys(deps);
  const ofGrownUps = {
    signIn: createGrownUpSignIn(deps, adults),
    proofs: createGrownUpProofs(deps, passkeys),
  };
  const byPasskey = createPasskeySignIn(deps, { sessions: adults, passkeys, ...ofGrownUps });
  return {
    ...sessionHandlers(deps, sessions.children, signIn),
    ...userHandlers,
    ...profileHandlers,
    ...savedLooksHandlers,
    ...meCardHandlers(deps),
    ...friendsHandlers,
    ...likesHandlers,
    ...messagesHandlers(deps),
    ...streaksHandlers,
    ...notificationsHandlers,
    ...onboardingHandlers,
    ...achievementsHandlers(deps),
    ...languagesHandlers(deps),
    ...settingsHandlers,
    ...wishesHandlers(deps),
    ...referralsHandlers(deps),
    ...lingosHandlers,
    ...licencesHandlers,
    ...productsHandlers,
    ...trainingHandlers(deps),
    ...stickersHandlers(deps),
    ...songsHandlers(deps),
    ...activitiesHandlers(deps),
    ...dictionaryHandlers(deps),
    ...wordsHandlers(deps),
    ...solutionHandlers(deps),
    ...eventsHandlers,
    ...adultsHandlers(deps, adults, ofGrownUps),
    ...passkeysHandlers(deps, { sessions: adults, passkeys, ...ofGrownUps, signIn: byPasskey }),
    ...schoolsHandlers(deps),
    ...classesHandlers(deps, sessions.children),
    ...consentsHandlers(deps, ofGrownUps),
    ...seatsHandlers(deps),
    ...familyHandlers(deps),
    ...classroomHandlers(deps),
    ...progressHandlers(deps),
    ...auditHandlers(deps),
    ...casesHandlers(proofs),
    ...reportsHandlers,
    ...staffHandlers(sessions.staff, atDesk, proofs),
    ...peopleHandlers(deps, atDesk),
    ...dutyHandlers(deps),
    ...writingHandlers(deps),
    ...reviewHandlers(deps),
    ...recallsHandlers,
    ...repliesHandlers,
    ...measuresHandlers,
    ...rosterHandlers(deps),
    ...helpRequestsHandlers(deps),
    ...safeContactsHandlers(deps),
  };
};
