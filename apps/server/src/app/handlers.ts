import { activitiesHandlers } from '../domains/activities/index.ts';
import { eventsHandlers } from '../domains/events/index.ts';
import { languagesHandlers } from '../domains/languages/index.ts';
import { licencesHandlers } from '../domains/licences/index.ts';
import { lingosHandlers } from '../domains/lingos/index.ts';
import { profileHandlers } from '../domains/profile/index.ts';
import { type Sessions, type SignInService, sessionHandlers } from '../domains/session/index.ts';
import { solutionHandlers } from '../domains/solution/index.ts';
import { songsHandlers } from '../domains/songs/index.ts';
import { trainingHandlers } from '../domains/training/index.ts';
import { userHandlers } from '../domains/user/index.ts';
import { finishQuestions } from '../use-cases/finish-question.ts';
import type { Handlers } from './call.ts';
import type { AppDeps } from './deps.ts';

/** A handler for each call of the contract: one that is missing does not compile. */
export const createHandlers = (
  deps: AppDeps,
  sessions: Sessions,
  signIn: SignInService,
): Handlers => ({
  ...sessionHandlers(deps, sessions, signIn),
  ...userHandlers,
  ...profileHandlers,
  ...languagesHandlers(deps),
  ...lingosHandlers,
  ...licencesHandlers,
  ...trainingHandlers(deps),
  ...songsHandlers(deps),
  ...activitiesHandlers(deps),
  ...solutionHandlers(finishQuestions(deps.content)),
  ...eventsHandlers,
});
