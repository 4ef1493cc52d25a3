import type { EndpointKey, ParamsOf, QueryOf, ResponseOf } from '@digipals/contract';
import {
  type DefaultOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { Call, CallInput } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { call?: Call };
    /** A bare array may match nothing, so it does not compile. */
    queryKey: readonly unknown[] & { readonly made: 'by endpointKey, postQuery or localKey' };
  }
}

/** A call that reads. */
export type ReadKey = Extract<EndpointKey, `GET ${string}`>;
/** A call that reads with a secret in its body, which an address would show to logs. */
type PostKey = Extract<EndpointKey, `POST ${string}`>;

type Fields<Value> = [Value] extends [undefined] ? unknown : Value;
/** Path parameters and query of a read, in one object. */
export type ReadInput<K extends ReadKey> = Fields<ParamsOf<K>> & Fields<QueryOf<K>>;

type ReadOptions<K extends ReadKey> = {
  /** `false`: a read that fails is not retried. */
  retry?: false;
  /** Transforms the answer before it is cached. */
  prepare?(answer: ResponseOf<K>): ResponseOf<K>;
  /** How long an answer is fresh, in ms. */
  staleTime?: number;
  enabled?: boolean;
};
type ReadArguments<K extends ReadKey> =
  Record<never, never> extends ReadInput<K>
    ? [input?: ReadInput<K>, options?: ReadOptions<K>]
    : [input: ReadInput<K>, options?: ReadOptions<K>];

/**
 * Creates the cache of reads. The client retries, so the cache does not; a read without a
 * connection fails at once, so that the person sees why.
 */
export const createQueries = (call: Call, defaults: DefaultOptions['queries'] = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', ...defaults, meta: { call } },
    },
  });

/** Splits the input of a read into path parameters and query. */
function callInput(key: ReadKey, input: object) {
  const entries = Object.entries(input);
  const isParam = ([name]: [string, unknown]) => key.includes(`{${name}}`);
  return {
    params: Object.fromEntries(entries.filter(isParam)),
    query: Object.fromEntries(entries.filter(entry => !isParam(entry))),
  };
}

type LooseCall = (key: EndpointKey, input: object) => Promise<never>;

/** The call of a query client that `createQueries` made. */
const callOf = (meta: { call?: Call } | undefined) => meta?.call as LooseCall;

/**
 * Key, fetch and type of a read for TanStack Query:
 * `useQuery(endpointQuery('GET users/{id}/lingos', { id }))`. Spread it to add options of TanStack Query.
 */
export const endpointQuery = <K extends ReadKey>(key: K, ...args: ReadArguments<K>) => {
  const [input, { retry, prepare, ...options } = {}] = args;
  return queryOptions<ResponseOf<K>>({
    queryKey: endpointKey(key, input),
    queryFn: async ({ meta }) => {
      const answer: ResponseOf<K> = await callOf(meta)(key, {
        ...callInput(key, input ?? {}),
        ...(retry === false && { retry }),
      });
      return prepare ? prepare(answer) : answer;
    },
    ...options,
  });
};

/** Like `endpointQuery`, for a call that reads by POST. */
export const postQuery = <K extends PostKey>(key: K, input: CallInput<K>) =>
  queryOptions<ResponseOf<K>>({
    queryKey: [key, input] as unknown as QueryKey,
    queryFn: ({ meta }) => callOf(meta)(key, input),
  });

/** The prefix of all keys of an endpoint, or of those with a part of its input. */
export const endpointKey = <K extends ReadKey>(
  key: K,
  input?: { [Name in keyof ReadInput<K>]?: ReadInput<K>[Name] },
): QueryKey => (input ? [key, input] : [key]) as unknown as QueryKey;

/** The key of a value that no endpoint gives and that lives as long as the page. */
export const localKey = (...parts: string[]): QueryKey => parts as unknown as QueryKey;
