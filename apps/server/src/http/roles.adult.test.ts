import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  type Method,
  type Problem,
} from '@digipals/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { callsOf, type MadeCall } from '../testing/adult-calls.ts';
import { createAdult, endRights } from '../testing/adults.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { doorBodies } from '../testing/door-bodies.ts';
import { everyCall, matrices } from '../testing/role-matrices.ts';
import {
  type AdultKind,
  adultKinds,
  createSchoolCast,
  mayCall,
  mayKnow,
  type SchoolCast,
} from '../testing/school-cast.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';

const access = (key: EndpointKey): Endpoint => endpoints[key];
const keys: readonly EndpointKey[] = matrices.grownUps;

let server: TestApp;
let cast: SchoolCast;
let child: TestChild;
let staff: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
  child = await createChild(server);
  staff = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

/** The request of a call; its ids are those of the cast where nothing is said. */
const makeFor = (key: EndpointKey, as: AdultKind): Promise<MadeCall> =>
  callsOf(server, cast)(key, as);

const methodOf = (key: EndpointKey) => key.split(' ')[0] as Method;

function send(key: EndpointKey, token: string | undefined, { path, query = '', body }: MadeCall) {
  const { schoolId, classId, childId } = cast;
  const named: Record<string, string> = { schoolId, classId, childId, ...path };
  const filled = (key.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, name) => named[name] ?? '1');
  return server.call(methodOf(key), `${filled}?${query}`, { token, body });
}

const problem = (answer: { json: <T>() => T }) => answer.json<Problem>();

test('SCHOOL-18 every call of the contract is made with every role, by one of these tests', () => {
  const { children, desk, grownUps, doors } = matrices;
  const walked: readonly EndpointKey[] = [...children, ...desk, ...grownUps, ...doors];
  expect(walked.toSorted()).toEqual(everyCall.toSorted());
  for (const key of keys) expect(access(key).right, key).toBeDefined();
  for (const key of doors) expect(access(key).access, key).toBe('public');
  for (const key of [...children, ...desk]) expect(access(key).access, key).not.toBe('adult');
});

test.each(matrices.doors)(
  'SCHOOL-18 %s is for nobody in particular: a session changes nothing',
  async key => {
    const { adults } = await createSchoolCast(server);
    const tokens = [undefined, child.token, staff.token, adults.lead.token, 'invented'];
    const answers = new Set<string>();
    for (const token of tokens) {
      // Each its own child, because a family gets few second messages a day.
      const body = await doorBodies[key](server, await createSchoolCast(server));
      const answer = await send(key, token, { body });
      const fields = Object.keys(answer.json<Record<string, unknown>>()).toSorted();
      answers.add(`${answer.status} ${fields}`);
      const surprised = await send(key, token, { body: { ...body, surprise: 1 } });
      expect(problem(surprised)).toMatchObject({ status: 422, code: 'invalid_request' });
    }
    expect([...answers]).toEqual([expect.stringMatching(/^200 /)]);
  },
);

test('SCHOOL-02 the objects of rights are in the path', () => {
  const objects = {
    leadSchool: '{schoolId}',
    workInSchool: '{schoolId}',
    teachClass: '{classId}',
    teachChild: '{childId}',
    parentOf: '{childId}',
  };
  for (const key of keys) {
    const { right = 'self' } = access(key);
    const object = right in objects ? objects[right as keyof typeof objects] : '';
    expect(key, key).toContain(object);
  }
});

test('SCHOOL-04 the calls that need a fresh code', () => {
  expect(keys.filter(key => access(key).fresh).sort()).toEqual([
    'DELETE grown-ups/passkeys/{passkeyId}',
    'DELETE grown-ups/schools/{schoolId}/people/{adultId}',
    'POST grown-ups/children/{childId}/consents',
    'POST grown-ups/children/{childId}/family/erasure',
    'POST grown-ups/children/{childId}/family/export',
    'POST grown-ups/classes/{classId}/pairs',
    'POST grown-ups/classes/{classId}/pairs/{pairId}/agree',
    'POST grown-ups/consent/children/{childId}/invitation',
    'POST grown-ups/consent/children/{childId}/signed',
    'POST grown-ups/email',
    'POST grown-ups/passkeys',
    'POST grown-ups/passkeys/options',
    'POST grown-ups/recovery-codes',
    'POST grown-ups/schools/{schoolId}/invitations',
    'PUT grown-ups/children/{childId}/family/contact',
    'PUT grown-ups/children/{childId}/family/pause',
    'PUT grown-ups/children/{childId}/family/rest',
    'PUT grown-ups/consent/children/{childId}/address',
    'PUT grown-ups/schools/{schoolId}',
    'PUT grown-ups/schools/{schoolId}/people/{adultId}',
    'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}',
  ]);
});

describe.each(keys)('%s', key => {
  const { right = 'self', body, fresh } = access(key);
  let refused: typeof cast | undefined;

  test('SCHOOL-02 without a session, with an unknown one, of a child and of the desk: 401', async () => {
    const made = await makeFor(key, 'lead');
    for (const token of [undefined, 'invented', child.token, staff.token]) {
      const answer = await send(key, token, made);
      expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  test.each(adultKinds)('SCHOOL-02 as %s', async kind => {
    const isAllowed = mayCall[right].includes(kind);
    // Some calls end sessions or schools, so each has its own cast; refused ones should change nothing.
    cast = (isAllowed ? undefined : refused) ?? (await createSchoolCast(server));
    if (!isAllowed) refused = cast;
    const { token } = cast.adults[kind];
    const made = await makeFor(key, kind);
    const answer = await send(key, token, made);
    if (isAllowed) {
      expect(answer.status, answer.text).toBe(200);
      expect(access(key).response.safeParse(answer.json()).error).toBeUndefined();
      return;
    }
    if (mayKnow[right]?.includes(kind)) {
      expect(problem(answer)).toMatchObject({ status: 403, code: 'forbidden' });
      return;
    }
    expect(answer.status, answer.text).toBe(404);
    const nobody = { schoolId: 'nobody', classId: 'nobody', childId: 'nobody' };
    const unknown = await send(key, token, { ...made, path: { ...made.path, ...nobody } });
    expect(answer.text).toBe(unknown.text);
  });

  const [allowed = 'lead'] = mayCall[right];

  if (right !== 'self')
    test('SCHOOL-03 rights that were taken away are gone with the next call', async () => {
      cast = await createSchoolCast(server);
      const adult = cast.adults[allowed];
      await endRights(server, adult);
      const answer = await send(key, adult.token, await makeFor(key, allowed));
      expect([403, 404]).toContain(answer.status);
      const inactive = await createAdult(server);
      const { db } = server.deps.database;
      await db
        .updateTable('adults')
        .set({ is_active: false })
        .where('adult_id', '=', inactive.adultId)
        .execute();
      expect((await send(key, inactive.token, {})).status).toBe(401);
    });

  if (fresh)
    test('SCHOOL-04 a code that was typed more than ten minutes ago is not enough', async () => {
      cast = await createSchoolCast(server);
      server.clock.advance(10 * 60_000 + 1_000);
      const answer = await send(key, cast.adults[allowed].token, await makeFor(key, allowed));
      expect(problem(answer)).toMatchObject({ status: 403, code: 'proof_needed' });
    });

  test('NOTSHOWN-02 rejects an unknown field in the query or body, and a body of a wrong type', async () => {
    cast = await createSchoolCast(server);
    const { token } = cast.adults[allowed];
    const made = await makeFor(key, allowed);
    const query = `${made.query ?? ''}&surprise=1`;
    const inQuery = await send(key, token, { ...made, query });
    expect(problem(inQuery)).toMatchObject({ status: 422, code: 'invalid_request' });
    if (!body) return;
    const inBody = await send(key, token, { ...made, body: { ...made.body, surprise: 1 } });
    expect(problem(inBody)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inBody).fields)).toContain('surprise');
    for (const wrong of [12, { a: [] }]) {
      const answer = await send(key, token, { ...made, body: wrong as object });
      expect([400, 415, 422]).toContain(answer.status);
    }
  });
});
