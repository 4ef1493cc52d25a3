import { z } from 'zod';
import type { AdultRight, StaffRole } from './constants.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call (NOTSHOWN-02, SAFE-14):
 * `public` anyone; `ticket` a session token or a one-time sign-in ticket as bearer; `session` any
 * signed-in child; `self` the child whose id is in the path; `visible` the child itself or one it
 * may see; `friend` the child itself or its friend; `staff` an adult of the desk with one of the
 * endpoint's `roles`, never a child's session; `adult` a grown-up with the endpoint's `right` over what the path
 * names: another school, class or child is 404, like an unknown id (SCHOOL-02). `self` and `friend` answer 403 for another
 * child the caller may see; an invisible child is 404 everywhere, like an unknown id (SAFE-09).
 */
export type Access =
  | 'public'
  | 'ticket'
  | 'session'
  | 'self'
  | 'visible'
  | 'friend'
  | 'staff'
  | 'adult';

/** HTTP methods of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the service worker answers a read without a connection: `server-first` asks the server and
 * falls back to the last answer; `cache-first` answers at once from the cache and updates it for
 * the next time. Only for answers about the child itself. `server-first-own` is for a path that other
 * children have too: only the answer that the page asked to keep is on the device.
 */
export type Offline = 'server-first' | 'server-first-own' | 'cache-first';

/**
 * Which pages need a read first, so that it is sent before the app is loaded: `session` all, even
 * before the child is known; `every` all of a known child; `activity` an activity; `begin` an activity, by the
 * child that begins it; `home` all except an activity; `lesson` those that show the current lesson.
 */
export type FirstPage = 'session' | 'every' | 'activity' | 'begin' | 'home' | 'lesson';

/** One call as data. The server implements it, the web calls it, OpenAPI and the role tests read it. */
export type Endpoint = {
  summary: string;
  access: Access;
  /** With access `staff`: the roles allowed; others get 403 `forbidden`. */
  roles?: readonly StaffRole[];
  /** With access `adult`: what the adult must be allowed to do. */
  right?: AdultRight;
  /** True when the adult must have shown its second factor a moment ago; otherwise 403 `proof_needed`. */
  fresh?: boolean;
  /** True when LBMFULL is also needed; otherwise 403 `licence_required`. */
  premium?: boolean;
  /** With `premium`: true when a child that has just lost LBMFULL may call, to play its activity to the end. */
  playsOn?: boolean;
  /** True when it reaches other children: 403 `rest_time` while the child rests (FAMILY-15). */
  reachesOthers?: boolean;
  /** True when the answer of a read has a strong ETag, so that an unchanged answer is 304. */
  tagged?: boolean;
  /** True when the answer of a write must not be stored for its idempotency key. */
  unkept?: boolean;
  /**
   * True when it leaves no trace and nothing stops it: no limit, no minutes or last visit of the child. For calls
   * by which a child asks for help.
   */
  confidential?: boolean;
  /** Most bytes of a body, where it may be longer than usual. */
  mostBytes?: number;
  /** The reads that a write makes stale: clients fetch them again. */
  changes?: readonly `GET ${string}`[];
  offline?: Offline;
  firstPage?: FirstPage;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Error codes besides those of every call (invalid_request, unauthenticated, too_many_requests, internal). */
  errors?: readonly ErrorCode[];
};

/** Preserves the literal types of an endpoint and checks its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** Id of a lesson or an activity. */
export const contentId = z.string().min(1).max(80);

/** Id of a child. Ids are random and opaque. */
export const childId = z.string().min(1).max(64);
/** Path parameter of a child. */
export const userIdParam = z.strictObject({ id: childId });
/** The child as `userId`, as in the paths of licences and streaks. */
export const userIdPathParam = z.strictObject({ userId: childId });
