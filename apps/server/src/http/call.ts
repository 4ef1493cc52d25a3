import type {
  BodyOf,
  EndpointKey,
  Endpoints,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { ApiError } from '../kernel/api-error.ts';
import type { Bond } from '../kernel/bond.ts';
import type { AdultCaller, Caller, StaffCaller } from '../kernel/caller.ts';
import type { PreparedBytes } from '../kernel/prepared-bytes.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { Versioned } from './versioned.ts';

/** An authenticated, validated and authorised call. */
export type Call<K extends EndpointKey> = {
  readonly params: ParamsOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  readonly child: Endpoints[K]['access'] extends 'public' | 'staff' | 'adult' ? null : Caller;
  /** The calling adult, for calls of the desk. */
  readonly staff: Endpoints[K]['access'] extends 'staff' ? StaffCaller : null;
  /** The calling grown-up. */
  readonly adult: Endpoints[K]['access'] extends 'adult' ? AdultCaller : null;
  /** The bond between the caller and the child in the path, if there is one. */
  readonly bond: Endpoints[K]['access'] extends 'self' | 'visible' | 'friend' ? Bond : null;
  /** For authenticated writes, the transaction that also stores the idempotency key. */
  readonly db: Db;
  /** Milliseconds since 1970, the same for the whole call. */
  readonly now: number;
  /** Minutes as `Date.getTimezoneOffset()` gives them in the caller's browser; null when unknown. */
  readonly offset: number | null;
  /** Address of the caller. Never stored or logged. */
  readonly address: string;
  /** Browser and system of the caller in words. */
  readonly browser: () => string;
  /** By which the caller's browser is known when it signs a child in. */
  readonly device: DeviceCookie;
  /** Tells the caller's browser to delete what it stores of this site (decision 49). */
  readonly clearSite: () => void;
};

/**
 * The answer of a call: a value, prepared bytes, or a version with a function that makes the value. An
 * error that is returned, not thrown, does not roll back the transaction.
 */
export type Answer<K extends EndpointKey> =
  | (Endpoints[K] extends { readonly unkept: true } ? ApiError : never)
  | ResponseOf<K>
  | PreparedBytes<ResponseOf<K>>
  | Versioned<ResponseOf<K>>;

/**
 * A write with a slow part. The first step runs before the transaction, without locks, and returns the
 * second, which runs in the transaction, unless the idempotency key was used before.
 */
export type TwoSteps<K extends EndpointKey> = {
  readonly prepare: (call: Call<K>) => Promise<(db: Db) => Promise<Answer<K>>>;
};

/** A handler for each of these calls. */
export type HandlersOf<K extends EndpointKey> = {
  readonly [Key in K]: ((call: Call<Key>) => Promise<Answer<Key>>) | TwoSteps<Key>;
};

/** A handler for each call of the contract. */
export type Handlers = HandlersOf<EndpointKey>;
