import type {
  BodyOf,
  EndpointKey,
  ParamsOf,
  Problem,
  QueryOf,
  ResponseOf,
} from '@digipals/contract';
import { CallError } from './call-error.ts';
import { callHeaders } from './headers.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Record<never, never>
  : Record<Name, Value>;
type QueryPart<Value> = [Value] extends [undefined] ? Record<never, never> : { query?: Value };

/** What a call takes: only the parts its endpoint has. */
export type CallInput<K extends EndpointKey> = Part<'params', ParamsOf<K>> &
  QueryPart<QueryOf<K>> &
  Part<'body', BodyOf<K>> & { idempotencyKey?: string; retry?: false };

/** A message sent in a conversation raises, though it is a write (AMBIG-03). */
const raising = 'POST users/{id}/conversations';

/** Reads reject; writes give the error object back instead of raising it (CALL-04), but for one (AMBIG-03). */
export type CallResult<K extends EndpointKey> = K extends `GET ${string}` | typeof raising
  ? ResponseOf<K>
  : ResponseOf<K> | CallError;

type Arguments<K extends EndpointKey> =
  Record<never, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

/** Calls an endpoint of the contract by its key. */
export type Call = <K extends EndpointKey>(
  key: K,
  ...input: Arguments<K>
) => Promise<CallResult<K>>;

export type ClientOptions = {
  fetch(url: string, init: RequestInit): Promise<Response>;
  token(): string | null;
  isOnline(): boolean;
  onUnauthenticated(): void;
  wait(ms: number): Promise<void>;
  newKey(): string;
  /** NOTSHOWN-27 */
  base?: string;
};

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  idempotencyKey?: string;
  retry?: false;
};

const pauses = [400, 1200];
const longestWaitSeconds = 20;

/** Address of a call below the base path, parameters and query encoded. */
function callUrl(key: EndpointKey, input: Loose, base = '/api/'): string {
  const template = key.slice(key.indexOf(' ') + 1);
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query as [string, string][]).toString();
  return `${base}${filled}${search && `?${search}`}`;
}

async function problemOf(response: Response): Promise<CallError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new CallError({
    status: response.status,
    code: problem?.code ?? 'internal',
    retryAfter: problem?.retryAfter ?? (Number(response.headers.get('retry-after')) || undefined),
    message: problem?.message,
  });
}

/** How long to wait before a read is tried again, in ms; null when it makes no sense (NOTSHOWN-07). */
function pauseBefore(attempt: number, error: CallError): number | null {
  const pause = pauses[attempt];
  if (pause === undefined || error.code === 'offline') return null;
  if (error.status === 429) return Math.min(error.retryAfter ?? 1, longestWaitSeconds) * 1000;
  return error.status === 0 || error.status >= 500 ? pause : null;
}

/** Makes the one way to the server (CALL-01 to CALL-04, NOTSHOWN-07). */
export function createClient(options: ClientOptions): Call {
  const send = async (method: string, url: string, input: Loose): Promise<unknown> => {
    const headers = {
      ...callHeaders(options.token()),
      ...(method !== 'GET' && { 'idempotency-key': input.idempotencyKey ?? options.newKey() }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    };
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const noAnswer = () =>
      new CallError({ status: 0, code: options.isOnline() ? 'network' : 'offline' });
    const response = await options.fetch(url, { method, headers, body }).catch(() => null);
    if (!response) throw noAnswer();
    // A line that breaks in the middle of the body is a broken line too.
    if (response.ok) return response.json().catch(() => Promise.reject(noAnswer()));
    const error = await problemOf(response);
    if (error.status === 401) options.onUnauthenticated();
    throw error;
  };

  const read = async (url: string, input: Loose, attempt = 0): Promise<unknown> => {
    try {
      return await send('GET', url, input);
    } catch (error) {
      const known = error instanceof CallError && input.retry !== false;
      const pause = known ? pauseBefore(attempt, error) : null;
      if (pause === null) throw error;
      await options.wait(pause);
      return read(url, input, attempt + 1);
    }
  };

  const call = (key: EndpointKey, input: Loose = {}): Promise<unknown> => {
    const url = callUrl(key, input, options.base);
    if (key.startsWith('GET ')) return read(url, input);
    const method = key.slice(0, key.indexOf(' '));
    return send(method, url, input).catch((error: unknown) => {
      if (error instanceof CallError && key !== raising) return error;
      throw error;
    });
  };
  // One cast at the seam: the wire is checked by the server against the same contract.
  return call as Call;
}
