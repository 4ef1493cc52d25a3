import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { doOnce } from '../domains/idempotency/index.ts';
import { requirePremium } from '../domains/licences/index.ts';
import type { Caller, Sessions } from '../domains/session/index.ts';
import { requireSelf, requireVisible } from '../domains/user/index.ts';
import { ApiError } from './api-error.ts';
import type { Handlers } from './call.ts';
import type { AppDeps } from './deps.ts';
import { isPreparedBytes, prepareBytes } from './prepared-bytes.ts';
import { createLimiter } from './rate-limit.ts';
import { sendPrepared } from './send-prepared.ts';
import { type Validated, validate } from './validate.ts';

/** Path prefix of every call (NOTSHOWN-27). */
const API = '/api/';

/** Kept by the browser of one child, and asked for again each time. */
const FOR_ONE_CHILD = 'private, no-cache';

const KEY_HEADER = 'idempotency-key';
const MOST_KEY = 100;

/** Method and fastify pattern of a call. */
export function routeOf(key: EndpointKey): { method: 'GET' | 'POST' | 'PUT'; url: string } {
  const [method, path = ''] = key.split(' ');
  const url = API + path.replace(/\{(\w+)\}/g, ':$1');
  return { method: method === 'POST' || method === 'PUT' ? method : 'GET', url };
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
  const { limits } = deps.config;
  const limitAddress = createLimiter(limits.address, deps.clock);
  const limitAccount = createLimiter(limits.account, deps.clock);
  const limitSignIn = createLimiter(limits.signIn, deps.clock);

  const authenticate = async (endpoint: Endpoint, request: FastifyRequest) => {
    if (endpoint.access === 'public') return null;
    const token = bearerOf(request);
    const child =
      endpoint.access === 'ticket'
        ? await sessions.authenticateOrRedeem(token)
        : await sessions.authenticate(token);
    limitAccount(child.userId);
    return child;
  };

  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const endpoint: Endpoint = endpoints[key];
    const act = createAct(deps, key, handlers);
    app.route({
      ...routeOf(key),
      handler: async (request, reply) => {
        limitAddress(request.ip);
        if (endpoint.access === 'public') limitSignIn(request.ip);
        const child = await authenticate(endpoint, request);
        const valid = validate(endpoint, request);
        if (child) await authorise(deps, sessions, endpoint, child, valid);
        const answer = await act(request, child, valid);
        return present(deps, endpoint, answer, request, reply);
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

async function authorise(
  { database: { db } }: AppDeps,
  sessions: Sessions,
  endpoint: Endpoint,
  child: Caller,
  { params }: Validated,
): Promise<void> {
  const { userId } = child;
  if (endpoint.access === 'self') await requireSelf(db, userId, childIn(params));
  if (endpoint.access === 'visible') await requireVisible(db, userId, childIn(params));
  if (endpoint.premium) await sessions.premiumOnce(child, () => requirePremium(db, userId));
}

/** The child that stands in the path, under either name the specification uses. */
function childIn(params: unknown): string {
  const { id, userId } = params as { id?: string; userId?: string };
  return id ?? userId ?? '';
}

type Act = (request: FastifyRequest, child: Caller | null, valid: Validated) => Promise<unknown>;

/** Reads go straight to the pool; what a child writes goes into one transaction with its key. */
function createAct(
  { database: { db }, clock }: AppDeps,
  key: EndpointKey,
  handlers: Handlers,
): Act {
  // Each handler takes the call of its own key; that the key belongs to it is the line below.
  const handle: (call: never) => Promise<unknown> = handlers[key];
  const writes = !key.startsWith('GET ') || key === 'GET logout';
  return (request, child, valid) => {
    const now = clock();
    const call = { ...valid, child, now, address: request.ip };
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

function present(
  { config }: AppDeps,
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isPreparedBytes(answer)) {
    if (config.checkAnswers) endpoint.response.parse(JSON.parse(answer.in('identity').toString()));
    return sendPrepared(request, reply, answer, FOR_ONE_CHILD);
  }
  if (config.checkAnswers) endpoint.response.parse(answer);
  const json = JSON.stringify(answer);
  if (!endpoint.tagged) return reply.type('application/json').send(json);
  const bytes = prepareBytes(Buffer.from(json), 'application/json');
  return sendPrepared(request, reply, bytes, FOR_ONE_CHILD);
}
