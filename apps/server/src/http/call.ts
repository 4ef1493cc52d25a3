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
import type { Caller, StaffCaller } from '../kernel/caller.ts';
import type { PreparedBytes } from '../kernel/prepared-bytes.ts';
import type { Versioned } from './versioned.ts';

/** A call as a handler sees it: authenticated, validated and authorised. */
export type Call<K extends EndpointKey> = {
  readonly params: ParamsOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  readonly child: Endpoints[K]['access'] extends 'public' | 'staff' ? null : Caller;
  /** The adult who calls a call of the desk. */
  readonly staff: Endpoints[K]['access'] extends 'staff' ? StaffCaller : null;
  /** How the caller and the child in the path stand to each other, where one stands there. */
  readonly bond: Endpoints[K]['access'] extends 'self' | 'visible' | 'friend' ? Bond : null;
  /** For a write of a child or an adult the transaction that also keeps the idempotency key. */
  readonly db: Db;
  /** Milliseconds since 1970, the same for the whole call. */
  readonly now: number;
  /** Minutes as `Date.getTimezoneOffset()` gives them in the caller's browser; null when unknown. */
  readonly offset: number | null;
  /** Address of the caller. Never stored or logged. */
  readonly address: string;
};

/**
 * The answer of a call, its bytes prepared ahead, or its version and how to make it. An error that is
 * returned, not thrown, leaves what was written.
 */
export type Answer<K extends EndpointKey> =
  | (Endpoints[K] extends { readonly unkept: true } ? ApiError : never)
  | ResponseOf<K>
  | PreparedBytes<ResponseOf<K>>
  | Versioned<ResponseOf<K>>;

/**
 * A write of which a part takes long: the first step holds no connection and no row, and gives the
 * second, which is done in the transaction, or not at all where its key was used before.
 */
export type TwoSteps<K extends EndpointKey> = {
  readonly prepare: (call: Call<K>) => Promise<(db: Db) => Promise<Answer<K>>>;
};

/** What a domain gives: a handler for each of these calls. */
export type HandlersOf<K extends EndpointKey> = {
  readonly [Key in K]: ((call: Call<Key>) => Promise<Answer<Key>>) | TwoSteps<Key>;
};

/** One handler for each call of the contract. */
export type Handlers = HandlersOf<EndpointKey>;
