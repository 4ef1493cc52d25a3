import { type Endpoint, type EndpointKey, endpoints, type Method } from '@digipals/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bond } from '../domains/friends/index.ts';
import { doOnce } from '../domains/idempotency/index.ts';
import type { Caller, Sessions } from '../domains/session/index.ts';
import { ApiError } from './api-error.ts';
import { authorise } from './authorise.ts';
import type { Handlers } from './call.ts';
import { createCallLimits } from './call-limits.ts';
import type { AppDeps } from './deps.ts';
import { offsetOf } from './offset.ts';
import { present } from './present.ts';
import { type Validated, validate } from './validate.ts';

/** Path prefix of every call (NOTSHOWN-27). */
const API = '/api/';

const KEY_HEADER = 'idempotency-key';
const MOST_KEY = 100;

/** Method and fastify pattern of a call. */
export function routeOf(key: EndpointKey): { method: Method; url: string } {
  const [method, path = ''] = key.split(' ');
  const url = API + path.replace(/\{(\w+)\}/g, ':$1');
  return { method: method as Method, url };
}

/**
 * Registers every call of the contract, each with the same steps: limit, authenticate, validate,
 * authorise, act once, present.
 */
export function registerCalls(
  app: FastifyInstance,
  deps: AppDeps,
  sessions: Sessions,
  handlers: Handlers,
): void {
  const limits = createCallLimits(deps);

  const authenticate = async (endpoint: Endpoint, key: EndpointKey, request: FastifyRequest) => {
    if (endpoint.access === 'public') return null;
    const token = bearerOf(request);
    const child =
      endpoint.access === 'ticket'
        ? await sessions.authenticateOrRedeem(token)
        : await sessions.authenticate(token);
    limits.account(key, child.userId);
    return child;
  };

  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const endpoint: Endpoint = endpoints[key];
    const act = createAct(deps, key, handlers);
    app.route({
      ...routeOf(key),
      handler: async (request, reply) => {
        limits.address(endpoint, request.ip);
        const child = await authenticate(endpoint, key, request);
        const valid = validate(endpoint, request);
        const bond = child && (await authorise(deps, sessions, endpoint, child, valid));
        const answer = await act(request, { child, bond }, valid);
        return present(deps.config, endpoint, answer, request, reply);
      },
    });
  }
}

/** The token or ticket of a call. @throws unauthenticated */
function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.~+/-]{1,200}=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError('unauthenticated');
  return token;
}

type Who = { child: Caller | null; bond: Bond | null };
type Act = (request: FastifyRequest, who: Who, valid: Validated) => Promise<unknown>;

/** Reads go straight to the pool; what a child writes goes into one transaction with its key. */
function createAct(
  { database: { db }, clock }: AppDeps,
  key: EndpointKey,
  handlers: Handlers,
): Act {
  // Each handler takes the call of its own key; that the key belongs to it is the line below.
  const handle: (call: never) => Promise<unknown> = handlers[key];
  const writes = !key.startsWith('GET ') || key === 'GET logout';
  return (request, { child, bond }, valid) => {
    const now = clock();
    const offset = offsetOf(request);
    const call = { ...valid, child, bond, now, offset, address: request.ip };
    if (!child || !writes) return handle({ ...call, db } as never);
    return db.transaction().execute(transaction => {
      const write = () => handle({ ...call, db: transaction } as never);
      const idempotencyKey = keyOf(request);
      if (idempotencyKey === undefined) return write();
      const asked = [key, valid.params, valid.query, valid.body];
      const keyed = { userId: child.userId, key: idempotencyKey, request: asked, now };
      return doOnce(transaction, keyed, write);
    });
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[KEY_HEADER];
  if (header === undefined || request.method === 'GET') return undefined;
  const key = String(header);
  if (key.length > 0 && key.length <= MOST_KEY) return key;
  const reason = `is 1 to ${MOST_KEY} characters`;
  throw new ApiError('invalid_request', { fields: [{ path: `headers.${KEY_HEADER}`, reason }] });
}
