import { z } from 'zod';
import type { StaffRole } from './constants.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call (NOTSHOWN-02, SAFE-14):
 * `public` anyone; `ticket` a session token or a one-use sign-in ticket as bearer; `session` any
 * signed-in child; `self` the child whose id stands in the path; `visible` the child itself or one it
 * may know of; `friend` the child itself or its friend; `staff` an adult of the desk in one of the
 * endpoint's `roles`, whose session is no child's. `self` and `friend` answer 403 for another
 * child the caller may know of; one it may not know of is 404 everywhere, as an id of nobody (SAFE-09).
 */
export type Access = 'public' | 'ticket' | 'session' | 'self' | 'visible' | 'friend' | 'staff';

/** Ways to call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the service worker answers a read without a connection: `server-first` asks the server and
 * falls back to the last answer; `cache-first` answers at once with what is cached and asks the
 * server for the next time. Only for answers about the child itself.
 */
export type Offline = 'server-first' | 'cache-first';

/**
 * Which pages need a read first, so that it leaves before the app is loaded: `session` all, also
 * before the child is known; `every` all of a known child; `activity` an activity; `home` all but an
 * activity; `lesson` those that show the current lesson.
 */
export type FirstPage = 'session' | 'every' | 'activity' | 'home' | 'lesson';

/** One call as data. The server implements it, the web calls it, OpenAPI and the role tests walk over it. */
export type Endpoint = {
  summary: string;
  access: Access;
  /** With access `staff`: who may; others are answered 403 `forbidden`. */
  roles?: readonly StaffRole[];
  /** True when LBMFULL is needed besides; else 403 `licence_required`. */
  premium?: boolean;
  /** True when the answer of a read carries a strong ETag: who has it already is answered 304. */
  tagged?: boolean;
  /** True when the answer of a write is for this moment alone: with an idempotency key it is not kept. */
  unkept?: boolean;
  /** The reads whose answers a write makes old: clients fetch them again. */
  changes?: readonly `GET ${string}`[];
  offline?: Offline;
  firstPage?: FirstPage;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Codes beyond those every call may answer (invalid_request, unauthenticated, too_many_requests, internal). */
  errors?: readonly ErrorCode[];
};

/** Keeps the literal types of an endpoint and checks its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Id of a child. Ids are random and opaque. */
export const childId = z.string().min(1).max(64);
/** Path parameter of a child. */
export const userIdParam = z.strictObject({ id: childId });
/** The child under the name userId, as the paths of licences and streaks have it. */
export const userIdPathParam = z.strictObject({ userId: childId });
