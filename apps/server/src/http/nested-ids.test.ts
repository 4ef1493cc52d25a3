import { type Endpoint, type EndpointKey, endpoints, type Method } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { callsOf, type MadeCall } from '../testing/adult-calls.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/create-test-app.ts';
import { matrices } from '../testing/role-matrices.ts';
import {
  type AdultKind,
  createSchoolCast,
  mayCall,
  type SchoolCast,
} from '../testing/school-cast.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

/** Fields of bodies that hold ids, and those of a school. */
const bodyIds: Readonly<Record<string, (cast: SchoolCast) => unknown>> = {
  classId: ({ classId }) => classId,
  classIds: ({ classId }) => [classId],
  childId: ({ childId }) => childId,
  children: ({ childId }) => [childId],
};
/** Where `children` are new ones, without ids. */
const withoutIds: readonly EndpointKey[] = ['POST grown-ups/classes/{classId}/children'];

const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

/** The names of the fields of a body; of every kind of body if there are several. */
function fieldsOf(body: Endpoint['body']): string[] {
  const { shape, options = [] } = (body ?? {}) as {
    shape?: object;
    options?: readonly { shape: object }[];
  };
  return [shape ?? {}, ...options.map(one => one.shape)].flatMap(Object.keys);
}

/** Ids in paths that the school, class or child of the right does not determine. */
const nestedIn = (key: EndpointKey): string[] =>
  [...key.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => !['schoolId', 'classId', 'childId', 'lessonId', 'kind'].includes(name));

/** Every nested id of every call: where it stands, and its name. */
const cases = matrices.grownUps.flatMap(key => [
  ...nestedIn(key).map(name => [key, 'path', name] as const),
  ...fieldsOf(endpointOf(key).body)
    .filter(name => name in bodyIds && !withoutIds.includes(key))
    .map(name => [key, 'body', name] as const),
]);

function send(
  key: EndpointKey,
  cast: SchoolCast,
  as: AdultKind,
  made: MadeCall,
): Promise<TestAnswer> {
  const [method, pattern = ''] = key.split(' ');
  const { schoolId, classId, childId } = cast;
  const named: Record<string, string> = { schoolId, classId, childId, ...made.path };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name) => named[name] ?? '1');
  const { token } = cast.adults[as];
  return server.call(method as Method, `${path}?${made.query ?? ''}`, { token, body: made.body });
}

/** A call with one id replaced. */
function withId(made: MadeCall, place: 'path' | 'body', name: string, id: unknown): MadeCall {
  if (place === 'path') return { ...made, path: { ...made.path, [name]: String(id) } };
  // Some bodies name either a class or a child.
  const isEither = name.endsWith('Id') && !(name in (made.body ?? {}));
  return { ...made, body: { ...(isEither ? {} : made.body), [name]: id } };
}

test('SCHOOL-35 calls of grown-ups have nested ids in their paths and bodies', () => {
  const names = new Set(cases.map(([, place, name]) => `${place} ${name}`));
  expect([...names].toSorted()).toEqual([
    ...['body childId', 'body children', 'body classId', 'body classIds', 'path adultId'],
    ...['path assignmentId', 'path friendId', 'path invitationId', 'path pairId'],
    ...['path passkeyId', 'path sessionId', 'path submissionId'],
  ]);
});

test.each(cases)(
  'SCHOOL-35 %s: the %s %s of another school or class answers as an unknown one, and changes nothing',
  async (key, place, name) => {
    const cast = await createSchoolCast(server);
    const strange = await createSchoolCast(server);
    const { right = 'self' } = endpointOf(key);
    const [as = 'lead'] = mayCall[right].filter(kind => kind !== 'lead' || right !== 'teachClass');
    const made = await callsOf(server, cast)(key, as);
    const theirs = await callsOf(server, strange)(key, as);
    const neighbour = await createChild(server, { classCode: cast.otherClassCode });
    const schoolOfIt = 'UPDATE users SET school_id = $1 WHERE user_id = $2';
    await server.deps.database.pool.query(schoolOfIt, [cast.schoolId, neighbour.userId]);

    const ids: unknown[] = place === 'path' ? [theirs.path?.[name]] : [bodyIds[name]?.(strange)];
    if (name === 'children') ids.push([neighbour.userId], [cast.childId, strange.childId]);
    const unknown = name === 'children' || name === 'classIds' ? ['nobody'] : 'nobody';
    const expected = await send(key, cast, as, withId(made, place, name, unknown));
    expect(expected.status, expected.text).toBe(404);
    for (const id of ids) {
      expect(id).toBeTruthy();
      const answer = await send(key, cast, as, withId(made, place, name, id));
      expect([answer.status, answer.text]).toEqual([404, expected.text]);
    }
    // The object of the other school is as it was: its own call still succeeds.
    const own = await send(key, strange, as, theirs);
    expect(own.status, own.text).toBe(200);
  },
);
