import fc from 'fast-check';
import { makeInvitation } from '../domains/adults/index.ts';
import { makeChangeLink } from '../domains/consents/index.ts';
import type { TestAdult } from './adults.ts';
import type { TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';
import { newModel, statusByModel, type WalkModel } from './walk-model.ts';

/** What can happen in a walk. */
export const stepKinds = [
  ...(['appointLead', 'appointTeacher', 'setClasses', 'dismiss', 'archive', 'pair'] as const),
  ...(['becomeParent', 'endParent', 'move', 'leave', 'comeBack', 'erase', 'assign'] as const),
];
const index = (most: number) => fc.nat({ max: most - 1 });
/** A random step. */
export const walkStep = fc.record({
  kind: fc.constantFrom(...stepKinds),
  /** Who does it, and to whom. */
  actor: index(4),
  adult: index(4),
  school: index(2),
  room: index(3),
  child: index(3),
});
/** A step of a walk. */
export type WalkStep = typeof walkStep extends fc.Arbitrary<infer T> ? T : never;

/** Two schools, three classes, four adults and three children, by their numbers in the model. */
export type WalkWorld = {
  readonly server: TestApp;
  readonly schools: readonly string[];
  readonly classes: readonly { readonly classId: string; readonly classCode: string }[];
  readonly adults: readonly TestAdult[];
  readonly children: TestChild[];
  /** Makes a child in a class, with a name that no other child has. */
  readonly bear: (room: number) => Promise<TestChild>;
};

/** The status of a step, and what the model expects; null where not only rights decide. */
export type StepResult = { readonly status: number; readonly expected: number | null };

type Act = (
  made: {
    readonly world: WalkWorld;
    readonly model: WalkModel;
    /** Makes a call as the actor of the step, or as another adult. */
    readonly send: (
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: object,
      by?: number,
    ) => Promise<number>;
  },
  step: WalkStep,
) => Promise<StepResult>;

const one = <T>(list: readonly T[], index: number): T => list[index] as T;
const at = ({ server }: WalkWorld): Date => new Date(server.clock());
const roomsOf = (model: WalkModel, school: number): number[] =>
  [...model.classes.keys()].filter(room => model.classes[room]?.school === school);

/** An adult opens an invitation to a school. */
const appoint =
  (role: 'lead' | 'teacher'): Act =>
  async ({ world, model }, { adult, school }) => {
    const { server, adults, schools } = world;
    const { token, email } = one(adults, adult);
    const { random, database } = server.deps;
    const invitation = { email, role, schoolId: one(schools, school), invitedBy: null };
    const key = await makeInvitation(database.db, random, { ...invitation, at: at(world) });
    const request = { token, body: { token: key } };
    const { status } = await server.call('POST', 'grown-ups/invitation/accept', request);
    if (status === 200) (role === 'lead' ? model.leads : model.works).add(`${adult} ${school}`);
    return { status, expected: null };
  };

/** Who does a step about a school: mostly its first lead, so that more than refusals happen. */
const actorOf = ({ actor, school, child }: WalkStep): number => (child > 0 ? school : actor);

const personPath = ({ schools, adults }: WalkWorld, { school, adult }: WalkStep): string =>
  `grown-ups/schools/${one(schools, school)}/people/${one(adults, adult).adultId}`;

const leave =
  (hasLeft: boolean): Act =>
  async ({ world, model, send }, { actor, child }) => {
    const path = `grown-ups/children/${one(world.children, child).userId}`;
    const status = await send('POST', `${path}/${hasLeft ? 'leave' : 'return'}`);
    const about = { right: 'teachChild', adult: actor, object: child } as const;
    if (status === 200) one(model.children, child).hasLeft = hasLeft;
    return { status, expected: statusByModel(model, about) };
  };

/** Does a step by the calls of the app, and changes the model as it must. */
export const walkActs: Readonly<Record<WalkStep['kind'], Act>> = {
  appointLead: appoint('lead'),
  appointTeacher: appoint('teacher'),
  setClasses: async ({ world, model, send }, step) => {
    const { adult, school, room } = step;
    const actor = actorOf(step);
    const right = statusByModel(model, { right: 'leadSchool', adult: actor, object: school });
    const place = `${adult} ${school}`;
    const isThere = model.leads.has(place) || model.works.has(place);
    const isPossible = isThere && model.classes[room]?.school === school;
    const { classId } = one(world.classes, room);
    const body = { classIds: [classId] };
    const status = await send('PUT', personPath(world, step), body, actor);
    if (status === 200) {
      for (const other of roomsOf(model, school)) model.teaches.delete(`${adult} ${other}`);
      model.works.add(place);
      model.teaches.add(`${adult} ${room}`);
    }
    return { status, expected: right === 200 && !isPossible ? 404 : right };
  },
  dismiss: async ({ world, model, send }, step) => {
    const { adult, school } = step;
    const actor = actorOf(step);
    const right = statusByModel(model, { right: 'leadSchool', adult: actor, object: school });
    const status = await send('DELETE', personPath(world, step), undefined, actor);
    if (status === 200) {
      model.leads.delete(`${adult} ${school}`);
      model.works.delete(`${adult} ${school}`);
      for (const room of roomsOf(model, school)) model.teaches.delete(`${adult} ${room}`);
    }
    return { status, expected: right === 200 ? null : right };
  },
  archive: async ({ world, model, send }, { actor, room, child }) => {
    const isArchived = child > 0;
    const facts = {
      ...{ className: `Class ${room}`, ageBand: 2, teachingLanguage: 'gb', isArchived },
      ...{ firstLesson: null, quiet: 'school' },
    };
    const status = await send(
      'PUT',
      `grown-ups/classes/${one(world.classes, room).classId}`,
      facts,
    );
    if (status === 200) one(model.classes, room).isArchived = isArchived;
    const about = { right: 'teachClass', adult: actor, object: room } as const;
    return { status, expected: statusByModel(model, about) };
  },
  pair: async ({ world, model, send }, { actor, room, child: other }) => {
    const { server, classes, adults } = world;
    const { classCode, classId: otherId } = one(classes, other);
    const { classId } = one(classes, room);
    const status = await send('POST', `grown-ups/classes/${classId}/pairs`, { classCode });
    const right = statusByModel(model, { right: 'teachClass', adult: actor, object: room });
    const { rows } = await server.deps.database.pool.query('SELECT pair_id AS id FROM class_pairs');
    // The first lead of the other school agrees, if it still may.
    const { token } = one(adults, model.classes[other]?.school ?? 0);
    for (const { id } of rows) {
      await server.call('POST', `grown-ups/classes/${otherId}/pairs/${id}/agree`, { token });
    }
    return { status, expected: right === 200 ? null : right };
  },
  becomeParent: async ({ world, model }, { adult, child }) => {
    const { server, adults, children } = world;
    const { token, email } = one(adults, adult);
    const answer = { who: 'Emre', relation: 'father', email, language: 'tr' } as const;
    const link = { userId: one(children, child).userId, answer, at: at(world) };
    const key = await makeChangeLink(server.deps.database.db, server.deps, link);
    const request = { token, body: { token: key } };
    const { status } = await server.call('POST', 'grown-ups/consent/accept', request);
    if (status === 200) model.parents.add(`${adult} ${child}`);
    return { status, expected: one(model.children, child).hasLeft ? 404 : 200 };
  },
  endParent: async ({ world, model }, { adult, child }) => {
    const ids = [one(world.adults, adult).adultId, one(world.children, child).userId];
    await world.server.deps.database.pool.query(
      'UPDATE adult_roles SET until = $1 WHERE adult_id = $2 AND user_id = $3',
      [at(world), ...ids],
    );
    model.parents.delete(`${adult} ${child}`);
    return { status: 200, expected: 200 };
  },
  move: async ({ world, model, send }, { actor, child, room }) => {
    const right = statusByModel(model, { right: 'teachChild', adult: actor, object: child });
    const to = one(model.classes, room);
    const from = one(model.classes, one(model.children, child).room);
    // The adult who moves a child teaches both classes, which belong to one school.
    const mayTeach = statusByModel(model, { right: 'teachClass', adult: actor, object: room });
    const isPossible = mayTeach === 200 && to.school === from.school && !to.isArchived;
    const path = `grown-ups/children/${one(world.children, child).userId}/move`;
    const status = await send('POST', path, { classId: one(world.classes, room).classId });
    if (status === 200) one(model.children, child).room = room;
    return { status, expected: right === 200 && !isPossible ? 404 : right };
  },
  leave: leave(true),
  comeBack: leave(false),
  erase: async ({ world, model, send }, { actor, child }) => {
    const expected = statusByModel(model, { right: 'parentOf', adult: actor, object: child });
    const path = `grown-ups/children/${one(world.children, child).userId}/family/erasure`;
    const status = await send('POST', path, { isNow: true });
    if (status === 200) {
      // Another child comes in its place, without a parent.
      const { room } = one(newModel().children, child);
      world.children[child] = await world.bear(room);
      model.children[child] = { room, hasLeft: false };
      for (const adult of world.adults.keys()) model.parents.delete(`${adult} ${child}`);
    }
    return { status, expected };
  },
  assign: async ({ world, model, send }, { actor, room, child }) => {
    const right = statusByModel(model, { right: 'teachClass', adult: actor, object: room });
    const { room: own, hasLeft } = one(model.children, child);
    const facts = { lessonId: 'lesson-1', activityIds: ['first'], dueOn: '2026-11-27', note: '' };
    const path = `grown-ups/classes/${one(world.classes, room).classId}/assignments`;
    const body = { ...facts, children: [one(world.children, child).userId] };
    const status = await send('POST', path, body);
    return { status, expected: right === 200 && (own !== room || hasLeft) ? 404 : right };
  },
};
