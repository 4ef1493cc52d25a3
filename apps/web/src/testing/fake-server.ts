import type { BodyOf, EndpointKey, ParamsOf, ResponseOf } from '@digipals/contract';
import { type ErrorCode, errors } from '@digipals/contract/errors';

/** A recorded request. */
export type Seen = {
  key: EndpointKey;
  url: string;
  token: string | null;
  headers: Headers;
  body: unknown;
};

type Handler<K extends EndpointKey> = (request: {
  params: ParamsOf<K>;
  body: BodyOf<K>;
  token: string | null;
  query: URLSearchParams;
}) => ResponseOf<K> | Failure;

/** Handlers of the fake server by endpoint. */
export type Handlers = { [K in EndpointKey]?: Handler<K> };

type Failure = { fails: ErrorCode; retryAfter?: number };

/** Makes a handler respond with an error. */
export const failure = (code: ErrorCode, retryAfter?: number): Failure => ({
  fails: code,
  ...(retryAfter !== undefined && { retryAfter }),
});

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'fails' in answer;

function problem({ fails, retryAfter }: Failure): Response {
  const { status, title } = errors[fails];
  const body = { type: 'about:blank', title, status, code: fails, retryAfter };
  return Response.json(body, { status });
}

function paramsOf(key: EndpointKey, method: string, pathname: string) {
  const [own, template = ''] = key.split(' ');
  if (own !== method) return null;
  const source = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^/api/${source}$`).exec(pathname);
  return found && { ...found.groups };
}

/** An in-memory server typed by the contract; calls without a handler get 404. */
export function createFakeServer(handlers: Handlers) {
  const seen: Seen[] = [];
  const gates = new Map<EndpointKey, Promise<void>>();
  const state = { online: true };

  // As on the real server, paths without parameters match first: users/summaries is not a user id.
  const known = () =>
    (Object.keys(handlers) as EndpointKey[]).sort(
      (one, other) => one.split('{').length - other.split('{').length,
    );

  const find = (method: string, pathname: string) => {
    for (const key of known()) {
      const params = paramsOf(key, method, pathname);
      if (params) return { key, params };
    }
    return null;
  };

  const answer = (key: EndpointKey, request: object): unknown => {
    const handler = handlers[key] as ((request: object) => unknown) | undefined;
    return handler ? handler(request) : failure('not_found');
  };

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (!state.online) throw new TypeError('Failed to fetch');
    const { pathname, searchParams: query } = new URL(url, 'http://digipals.test');
    const found = find(init.method ?? 'GET', pathname);
    if (!found) return problem(failure('not_found'));
    const { key, params } = found;
    const headers = new Headers(init.headers);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ key, url, token, headers, body });
    await gates.get(key);
    const given = answer(key, { params, body, token, query });
    return isFailure(given) ? problem(given) : Response.json(given);
  };

  return {
    fetch,
    seen,
    /** Keys of the calls so far, in order. */
    keys: () => seen.map(({ key }) => key),
    /** Holds the responses of an endpoint until the returned function is called. */
    hold(key: EndpointKey): () => void {
      const gate = Promise.withResolvers<void>();
      gates.set(key, gate.promise);
      return () => {
        gates.delete(key);
        gate.resolve();
      };
    },
    set online(online: boolean) {
      state.online = online;
    },
    get online() {
      return state.online;
    },
    handlers,
  };
}
