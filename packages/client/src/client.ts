import type {
  BodyOf,
  EndpointKey,
  ParamsOf,
  Problem,
  QueryOf,
  ResponseOf,
} from '@digipals/contract';
import { CallError, isCallError } from './call-error.ts';
import { callHeaders } from './headers.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Record<never, never>
  : Record<Name, Value>;
type QueryPart<Value> = [Value] extends [undefined] ? Record<never, never> : { query?: Value };

type CallOptions = {
  /** By default a new key. Pass the same key to send the same write again. */
  idempotencyKey?: string;
  /** `false`: a read that fails is not retried. */
  retry?: false;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/** The input of a call: only the parts its endpoint has. */
export type CallInput<K extends EndpointKey> = Part<'params', ParamsOf<K>> &
  QueryPart<QueryOf<K>> &
  Part<'body', BodyOf<K>> &
  CallOptions;

type Arguments<K extends EndpointKey> =
  Record<never, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

/** Calls an endpoint of the contract by its key; rejects with a `CallError`. */
export type Call = <K extends EndpointKey>(
  key: K,
  ...input: Arguments<K>
) => Promise<ResponseOf<K>>;

export type ClientOptions = {
  fetch(url: string, init: RequestInit): Promise<Response>;
  token(): string | null;
  isOnline(): boolean;
  /** Called for every answer with status 401; not every one ends a session. */
  onUnauthenticated(error: CallError): void;
  wait(ms: number): Promise<void>;
  newKey(): string;
  /** Receives the server's clock with each answer, in ms since 1970. */
  onServerTime?(at: number): void;
  /** NOTSHOWN-27 */
  base?: string;
};

type LooseInput = CallOptions & {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

const pauses = [400, 1200];
const longestWaitSeconds = 20;

/** Address of a call below the base path, with encoded parameters and query. */
function callUrl(key: EndpointKey, input: LooseInput, base = '/api/'): string {
  const template = key.slice(key.indexOf(' ') + 1);
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return `${base}${filled}${query.length > 0 ? `?${search}` : ''}`;
}

async function readProblem(response: Response): Promise<CallError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new CallError({
    status: response.status,
    code: problem?.code ?? 'internal',
    retryAfter: problem?.retryAfter ?? (Number(response.headers.get('retry-after')) || undefined),
    serverMessage: problem?.message,
  });
}

/** How long to wait before a read is retried, in ms; null when it makes no sense (NOTSHOWN-07). */
function pauseBefore(attempt: number, error: CallError): number | null {
  const pause = pauses[attempt];
  if (pause === undefined || error.code === 'offline') return null;
  if (error.status === 429) return Math.min(error.retryAfter ?? 1, longestWaitSeconds) * 1000;
  return error.status === 0 || error.status >= 500 ? pause : null;
}

/** Creates the client: reads are retried, writes never (CALL-01 to CALL-05, NOTSHOWN-07). */
export function createClient(options: ClientOptions): Call {
  const send = async (method: string, url: string, input: LooseInput): Promise<unknown> => {
    const headers = {
      ...callHeaders(options.token()),
      ...(method !== 'GET' && { 'idempotency-key': input.idempotencyKey ?? options.newKey() }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    };
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const init = { method, headers, body, ...(input.keepalive && { keepalive: true }) };
    const noAnswer = () =>
      new CallError({ status: 0, code: options.isOnline() ? 'network' : 'offline' });
    const response = await options.fetch(url, init).catch(() => null);
    if (!response) throw noAnswer();
    const serverTime = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(serverTime)) options.onServerTime?.(serverTime);
    // A connection that breaks in the middle of the body also counts as no answer.
    if (response.ok) return response.json().catch(() => Promise.reject(noAnswer()));
    const error = await readProblem(response);
    if (error.status === 401) options.onUnauthenticated(error);
    throw error;
  };

  const read = async (url: string, input: LooseInput, attempt = 0): Promise<unknown> => {
    try {
      return await send('GET', url, input);
    } catch (error) {
      const mayRetry = isCallError(error) && input.retry !== false;
      const pause = mayRetry ? pauseBefore(attempt, error) : null;
      if (pause === null) throw error;
      await options.wait(pause);
      return read(url, input, attempt + 1);
    }
  };

  const call = (key: EndpointKey, input: LooseInput = {}): Promise<unknown> => {
    const url = callUrl(key, input, options.base);
    const method = key.slice(0, key.indexOf(' '));
    return method === 'GET' ? read(url, input) : send(method, url, input);
  };
  // One cast at the seam: the server checks the wire against the same contract.
  return call as Call;
}
