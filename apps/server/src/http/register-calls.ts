import { type Endpoint, type EndpointKey, endpoints, type Method } from '@digipals/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { doOnce } from '../domains/idempotency/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Bond } from '../kernel/bond.ts';
import type { AdultCaller, Caller, StaffCaller } from '../kernel/caller.ts';
import { authorise, authoriseAdult, authoriseStaff } from './authorise.ts';
import { browserName } from './browser-name.ts';
import type { Handlers } from './call.ts';
import { createCallLimits } from './call-limits.ts';
import { createDailyLimits } from './daily-limits.ts';
import { type DeviceCookie, deviceCookie } from './device-cookie.ts';
import type { AllSessions } from './handlers.ts';
import { offsetOf } from './offset.ts';
import { present } from './present.ts';
import { createReading } from './read-standby.ts';
import type { SecurityLog } from './security-log.ts';
import type { Shedding } from './shed-load.ts';
import { type Validated, validate } from './validate.ts';

/** Path prefix of every call (NOTSHOWN-27). */
const API = '/api/';

const KEY_HEADER = 'idempotency-key';
const MOST_KEY = 100;
/** Cookies stay, because sign-in knows the device by one; so do public files in the HTTP cache. */
const STORAGE = '"storage"';

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
  sessions: AllSessions,
  handlers: Handlers,
  { security, shed }: { security: SecurityLog; shed: Shedding },
): void {
  const limits = createCallLimits(deps);
  const countDaily = createDailyLimits(deps);
  const reading = createReading(deps);

  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const endpoint: Endpoint = endpoints[key];
    const identify = createIdentify(deps, key, sessions);
    const act = createAct(deps, reading, key, handlers);
    // Nothing limits a child that asks for help.
    const isLimited = endpoint.confidential !== true;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { id, admit } = await identify(request);
      if (isLimited && id !== null) limits.account(key, id);
      const ended = { key, address: request.ip, id, body: request.body };
      try {
        const valid = validate(endpoint, request);
        const device = deviceCookie(deps.config, request, reply);
        const who = await admit(valid);
        if (isLimited && who.child) countDaily(key, who.child.userId, valid.body);
        const clearSite = () => void reply.header('clear-site-data', STORAGE);
        const given = await act(request, who, { ...valid, device, clearSite });
        await security.answered(ended);
        return present(deps.config, endpoint, given, request, reply);
      } catch (error) {
        await security.refused(ended, error);
        throw error;
      }
    };
    app.route({
      ...routeOf(key),
      ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
      handler: async (request, reply) => {
        if (isLimited) limits.address(endpoint, request.ip);
        const leave = shed(key, endpoint);
        try {
          return await answer(request, reply);
        } finally {
          leave();
        }
      },
    });
  }
}

/** The caller. `admit` rejects calls that it may not make. */
type Identified = {
  readonly id: string | null;
  readonly admit: (valid: Validated) => Promise<Who>;
};
type Who = {
  readonly child: Caller | null;
  readonly staff: StaffCaller | null;
  readonly adult: AdultCaller | null;
  readonly bond: Bond | null;
};

const noCaller: Who = { child: null, staff: null, adult: null, bond: null };

/** Returns the function that authenticates an endpoint's calls. Children, adults of the desk and grown-ups have separate sessions. */
function createIdentify(
  deps: AppDeps,
  key: EndpointKey,
  { children, staff: atDesk, adults }: AllSessions,
): (request: FastifyRequest) => Promise<Identified> {
  const endpoint: Endpoint = endpoints[key];
  const { access } = endpoint;
  if (access === 'public') return async () => ({ id: null, admit: async () => noCaller });
  if (access === 'staff') {
    return async request => {
      const staff = await atDesk.authenticate(bearerOf(request), key);
      const admit = async () => {
        authoriseStaff(endpoint, staff);
        return { ...noCaller, staff };
      };
      return { id: staff.staffId, admit };
    };
  }
  if (access === 'adult') {
    return async request => {
      const adult = await adults.authenticate(bearerOf(request));
      const admit = async (valid: Validated) => {
        await authoriseAdult(deps, endpoint, adult, valid);
        return { ...noCaller, adult };
      };
      return { id: adult.adultId, admit };
    };
  }
  const isTraceless = endpoint.confidential === true;
  const authenticate = (token: string) =>
    access === 'ticket'
      ? children.authenticateOrRedeem(token)
      : children.authenticate(token, { isTraceless });
  return async request => {
    const child = await authenticate(bearerOf(request));
    const admit = async (valid: Validated) => {
      const bond = await authorise(deps, children, endpoint, child, valid);
      return { ...noCaller, child, bond };
    };
    return { id: child.userId, admit };
  };
}

/** The token or ticket of a call. @throws unauthenticated */
function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w.~+/-]{1,200}=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError('unauthenticated');
  return token;
}

type Act = (
  request: FastifyRequest,
  who: Who,
  valid: Validated & { device: DeviceCookie; clearSite: () => void },
) => Promise<unknown>;

/** A handler bound to its call; only needs the database. */
type BoundHandler = (db: Db) => Promise<unknown>;
type Handler =
  | ((call: never) => Promise<unknown>)
  | { readonly prepare: (call: never) => Promise<BoundHandler> };

/** Binds a handler to a call. Runs the first step of a handler with two steps. */
async function bind(handler: Handler, call: object, db: Db): Promise<BoundHandler> {
  if (typeof handler === 'function') return given => handler({ ...call, db: given } as never);
  return handler.prepare({ ...call, db } as never);
}

/** Reads use the pool or the standby; authenticated writes run in one transaction with their idempotency key. */
function createAct(
  { database: { db }, clock }: AppDeps,
  reading: ReturnType<typeof createReading>,
  key: EndpointKey,
  handlers: Handlers,
): Act {
  // Loses the type of the call, which differs by key; the lookup guarantees that they match.
  const handler: Handler = handlers[key];
  const writes = !key.startsWith('GET ') || key === 'GET logout';
  const { unkept }: Endpoint = endpoints[key];
  return async (request, who, valid) => {
    const now = clock();
    const offset = offsetOf(request);
    const call = {
      ...valid,
      ...who,
      now,
      offset,
      address: request.ip,
      browser: () => browserName(request),
    };
    const id = who.child?.userId ?? who.staff?.staffId ?? who.adult?.adultId;
    const act = await bind(handler, call, db);
    if (!writes) return reading({ key, id, now }, act);
    if (id === undefined) return act(db);
    const answer = await db.transaction().execute(transaction => {
      const write = () => act(transaction);
      const idempotencyKey = keyOf(request);
      if (idempotencyKey === undefined || unkept) return write();
      const asked = [key, valid.params, valid.query, valid.body];
      const keyed = { userId: id, key: idempotencyKey, request: asked, now };
      return doOnce(transaction, keyed, write);
    });
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[KEY_HEADER];
  if (header === undefined || request.method === 'GET') return undefined;
  const key = String(header);
  if (key.length > 0 && key.length <= MOST_KEY) return key;
  const reason = `must have 1 to ${MOST_KEY} characters`;
  throw new ApiError('invalid_request', { fields: [{ path: `headers.${KEY_HEADER}`, reason }] });
}
