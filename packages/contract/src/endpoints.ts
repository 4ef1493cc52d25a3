import type { z } from 'zod';
import { achievementsEndpoints } from './achievements.ts';
import { activitiesEndpoints } from './activities.ts';
import { adultsEndpoints } from './adults.ts';
import { assignmentsEndpoints } from './assignments.ts';
import { auditEndpoints } from './audit.ts';
import { canDoEndpoints } from './can-do.ts';
import { casesEndpoints } from './cases.ts';
import { classPairsEndpoints } from './class-pairs.ts';
import { classesEndpoints } from './classes.ts';
import { consentsEndpoints } from './consents.ts';
import { dictionaryEndpoints } from './dictionary.ts';
import { dutyEndpoints } from './duty.ts';
import type { Endpoint, Method } from './endpoint.ts';
import { eventsEndpoints } from './events.ts';
import { familyEndpoints } from './family.ts';
import { framesEndpoints } from './frames.ts';
import { friendsEndpoints } from './friends.ts';
import { deskHelpEndpoints } from './help-requests/desk-help.ts';
import { helpRequestsEndpoints } from './help-requests/help-requests.ts';
import { safeContactsEndpoints } from './help-requests/safe-contacts.ts';
import { languagesEndpoints } from './languages.ts';
import { licencesEndpoints } from './licences.ts';
import { likesEndpoints } from './likes.ts';
import { lingosEndpoints } from './lingos.ts';
import { liveBoardEndpoints } from './live-board.ts';
import { meCardEndpoints } from './me-card/me-card.ts';
import { measuresEndpoints } from './measures.ts';
import { messagesEndpoints } from './messages.ts';
import { notificationsEndpoints } from './notifications.ts';
import { onboardingEndpoints } from './onboarding.ts';
import { ownTiesEndpoints } from './own-ties.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { peopleEndpoints } from './people.ts';
import { productsEndpoints } from './products.ts';
import { profileEndpoints } from './profile.ts';
import { progressEndpoints } from './progress.ts';
import { recallsEndpoints } from './recalls.ts';
import { referralsEndpoints } from './referrals.ts';
import { repliesEndpoints } from './replies.ts';
import { reportsEndpoints } from './reports.ts';
import { reviewEndpoints } from './review.ts';
import { rosterEndpoints } from './roster.ts';
import { savedLooksEndpoints } from './saved-looks.ts';
import { schoolRegistersEndpoints } from './school-registers.ts';
import { schoolsEndpoints } from './schools.ts';
import { seatsEndpoints } from './seats.ts';
import { sessionEndpoints } from './session.ts';
import { settingsEndpoints } from './settings.ts';
import { songsEndpoints } from './songs.ts';
import { staffEndpoints } from './staff.ts';
import { stickersEndpoints } from './stickers.ts';
import { streaksEndpoints } from './streaks.ts';
import { trainingEndpoints } from './training.ts';
import { userEndpoints } from './user.ts';
import { wishesEndpoints } from './wishes.ts';
import { wordsEndpoints } from './words.ts';
import { writingEndpoints } from './writing.ts';

/** Every call of the API, keyed by `METHOD path` below /api/ (NOTSHOWN-27). */
export const endpoints = {
  ...sessionEndpoints,
  ...userEndpoints,
  ...profileEndpoints,
  ...savedLooksEndpoints,
  ...meCardEndpoints,
  ...friendsEndpoints,
  ...likesEndpoints,
  ...streaksEndpoints,
  ...notificationsEndpoints,
  ...onboardingEndpoints,
  ...achievementsEndpoints,
  ...languagesEndpoints,
  ...settingsEndpoints,
  ...wishesEndpoints,
  ...referralsEndpoints,
  ...lingosEndpoints,
  ...licencesEndpoints,
  ...productsEndpoints,
  ...trainingEndpoints,
  ...stickersEndpoints,
  ...songsEndpoints,
  ...activitiesEndpoints,
  ...dictionaryEndpoints,
  ...wordsEndpoints,
  ...eventsEndpoints,
  ...staffEndpoints,
  ...peopleEndpoints,
  ...ownTiesEndpoints,
  ...dutyEndpoints,
  ...reviewEndpoints,
  ...recallsEndpoints,
  ...measuresEndpoints,
  ...reportsEndpoints,
  ...messagesEndpoints,
  ...writingEndpoints,
  ...framesEndpoints,
  ...casesEndpoints,
  ...repliesEndpoints,
  ...auditEndpoints,
  ...adultsEndpoints,
  ...passkeysEndpoints,
  ...rosterEndpoints,
  ...schoolsEndpoints,
  ...schoolRegistersEndpoints,
  ...classesEndpoints,
  ...consentsEndpoints,
  ...seatsEndpoints,
  ...familyEndpoints,
  ...assignmentsEndpoints,
  ...liveBoardEndpoints,
  ...classPairsEndpoints,
  ...progressEndpoints,
  ...canDoEndpoints,
  ...helpRequestsEndpoints,
  ...deskHelpEndpoints,
  ...safeContactsEndpoints,
} as const satisfies Record<`${Method} ${string}`, Endpoint>;

/** The table of calls. */
export type Endpoints = typeof endpoints;
/** `METHOD path` of a call. */
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends string> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? S : never;
type Out<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** Path parameters of a call, after parsing. */
export type ParamsOf<K extends EndpointKey> = Out<Part<K, 'params'>>;
/** Query of a call, after parsing. */
export type QueryOf<K extends EndpointKey> = Out<Part<K, 'query'>>;
/** Body of a call, after parsing. */
export type BodyOf<K extends EndpointKey> = Out<Part<K, 'body'>>;
/** Answer of a call. */
export type ResponseOf<K extends EndpointKey> = z.output<Endpoints[K]['response']>;
