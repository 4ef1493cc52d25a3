import type { BodyOf, EndpointKey, ParamsOf, QueryOf, ResponseOf } from '@digipals/contract';
import type { Problem } from '@digipals/contract/errors';
import { CallError } from './call-error.ts';

/** A call of the adults' desk, below /api/. */
export type DeskKey = Extract<EndpointKey, `${string} desk/${string}`>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Record<never, never>
  : Record<Name, Value>;
/** What a call takes: only the parts its endpoint has. */
export type DeskInput<K extends DeskKey> = Part<'params', ParamsOf<K>> &
  Part<'query', QueryOf<K>> &
  Part<'body', BodyOf<K>> & {
    keepalive?: boolean;
    /** Left out: a new one. The same again where the same is sent again. */
    idempotencyKey?: string;
  };
type Arguments<K extends DeskKey> =
  Record<never, never> extends DeskInput<K> ? [input?: DeskInput<K>] : [input: DeskInput<K>];

/** Calls an endpoint of the contract by its key; rejects with a CallError. */
export type Call = <K extends DeskKey>(key: K, ...input: Arguments<K>) => Promise<ResponseOf<K>>;

type Options = {
  fetch(url: string, init: RequestInit): Promise<Response>;
  token(): string | null;
  onUnauthenticated(): void;
  wait(ms: number): Promise<void>;
  newKey(): string;
  /** Is told the server's clock with every answer, in milliseconds since 1970. */
  onServerTime(at: number): void;
};

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  keepalive?: boolean;
  idempotencyKey?: string;
};

/** Before a read is tried again. */
const pauses = [400, 1_200];

function addressOf(key: DeskKey, { params, query }: Loose): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return `/api/${path}${asked.length > 0 ? `?${search}` : ''}`;
}

async function errorOf(response: Response): Promise<CallError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new CallError(response.status, problem);
}

/** Makes the desk's way to the server: reads are tried again, writes never by themselves. */
export function createClient(options: Options): Call {
  const send = async (key: DeskKey, input: Loose): Promise<unknown> => {
    const method = key.slice(0, key.indexOf(' '));
    const token = options.token();
    const { body, keepalive = false, idempotencyKey = options.newKey() } = input;
    const headers = {
      accept: 'application/json',
      'x-timezone-offset': String(new Date().getTimezoneOffset()),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const init = {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      keepalive,
    };
    const response = await options.fetch(addressOf(key, input), init).catch(() => null);
    if (!response) throw new CallError(0, null);
    const at = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(at)) options.onServerTime(at);
    if (response.ok) return response.json().catch(() => Promise.reject(new CallError(0, null)));
    const error = await errorOf(response);
    if (error.code === 'unauthenticated') options.onUnauthenticated();
    throw error;
  };

  const read = async (key: DeskKey, input: Loose, attempt = 0): Promise<unknown> => {
    try {
      return await send(key, input);
    } catch (error) {
      const pause = pauses[attempt];
      const mayHelp = error instanceof CallError && (error.status === 0 || error.status >= 500);
      if (!mayHelp || pause === undefined) throw error;
      await options.wait(pause);
      return read(key, input, attempt + 1);
    }
  };

  const call = (key: DeskKey, input: Loose = {}): Promise<unknown> =>
    key.startsWith('GET ') ? read(key, input) : send(key, input);
  // One cast at the seam: the wire is checked by the server against the same contract.
  return call as Call;
}
