import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createAdult, createSchool, createSchoolClass } from '../../testing/adults.ts';
import { createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { saveChild } from '../classes/index.ts';
import { endGrantsIn, endTeaching, grant, judgeRight } from './index.ts';
import { findGrants } from './rights.data.ts';

const WALKS = 1_000;

/** Two schools with two classes each, a child in each of three classes, and four adults without rights. */
type World = {
  readonly schools: readonly string[];
  readonly classes: readonly { classId: string; schoolId: string }[];
  readonly children: readonly string[];
  readonly adults: readonly string[];
};

let server: TestApp;
let world: World;

beforeAll(async () => {
  server = await createTestApp();
  const schools = [await createSchool(server), await createSchool(server)];
  const classes = [];
  for (const schoolId of [...schools, ...schools]) {
    const { classId, classCode } = await createSchoolClass(server, schoolId);
    classes.push({ classId, classCode, schoolId });
  }
  const children = [];
  for (const { classCode, schoolId } of classes.slice(0, 3)) {
    const { userId } = await createChild(server, { classCode });
    await saveChild(server.deps.database.db, userId, { school_id: schoolId });
    children.push(userId);
  }
  const adults = [];
  for (let count = 0; count < 4; count += 1) adults.push((await createAdult(server)).adultId);
  world = { schools, classes, children, adults };
});

afterAll(() => server.close());

/** What the walk did so far: who was given what, and the class of each child. */
type Model = {
  readonly leads: Set<string>;
  readonly teaches: Set<string>;
  readonly parents: Set<string>;
  readonly classOf: number[];
};

const place = (most: number) => fc.nat({ max: most - 1 });
const step = fc.record({
  kind: fc.constantFrom(
    ...(['lead', 'teach', 'parent', 'endTeaching', 'endSchool', 'move', 'leave'] as const),
  ),
  adult: place(4),
  school: place(2),
  room: place(4),
  child: place(3),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Carries a step out, in the database and in the model. */
async function take(db: Db, model: Model, { kind, adult, school, room, child }: Step, when: Date) {
  const adultId = at(world.adults, adult);
  const schoolId = at(world.schools, school);
  const { classId, schoolId: ofClass } = at(world.classes, room);
  const userId = at(world.children, child);
  if (kind === 'lead') {
    await grant(db, { adultId, role: 'lead', schoolId, at: when });
    model.leads.add(`${adult} ${school}`);
  } else if (kind === 'teach') {
    await grant(db, { adultId, role: 'teacher', schoolId: ofClass, classId, at: when });
    model.teaches.add(`${adult} ${room}`);
  } else if (kind === 'parent') {
    const row = { adult_id: adultId, role: 'parent', school_id: null, class_id: null } as const;
    await db
      .insertInto('adult_roles')
      .values({ ...row, user_id: userId, since: when, until: null })
      .execute();
    model.parents.add(`${adult} ${child}`);
  } else if (kind === 'endTeaching') {
    await endTeaching(db, { adultId, classId, at: when });
    model.teaches.delete(`${adult} ${room}`);
  } else if (kind === 'endSchool') {
    await endGrantsIn(db, { adultId, schoolId, at: when });
    model.leads.delete(`${adult} ${school}`);
    for (const own of [school, school + 2]) model.teaches.delete(`${adult} ${own}`);
  } else if (kind === 'move') {
    await saveChild(db, userId, { class_id: classId, school_id: ofClass });
    model.classOf[child] = room;
  } else {
    await saveChild(db, userId, { left_at: when });
  }
}

/** Asks for the judgement about every child and the class of the step, and compares it with the model. */
async function compare(db: Db, model: Model, { adult, room }: Step, when: Date): Promise<void> {
  const grants = await findGrants(db, at(world.adults, adult), when);
  const mayTeach = (room: number): boolean =>
    model.teaches.has(`${adult} ${room}`) || model.leads.has(`${adult} ${room % 2}`);
  for (const [child, childId] of world.children.entries()) {
    const named = { childId };
    const own = {
      teachChild: mayTeach(at(model.classOf, child)),
      parentOf: model.parents.has(`${adult} ${child}`),
    };
    for (const right of ['teachChild', 'parentOf'] as const) {
      const judged = await judgeRight(db, { right, grants, named });
      expect(judged, right).toBe(own[right] ? 'allowed' : 'unknown');
    }
  }
  const named = { classId: at(world.classes, room).classId };
  const judged = await judgeRight(db, { right: 'teachClass', grants, named });
  expect(judged).toBe(mayTeach(room) ? 'allowed' : 'unknown');
}

class Undo extends Error {}

test('SCHOOL-17 in 1,000 random walks of rights and children nobody sees the child of a stranger', async () => {
  let [walks, seen] = [0, 0];
  const walk = async (steps: readonly Step[]): Promise<void> => {
    const model: Model = {
      leads: new Set(),
      teaches: new Set(),
      parents: new Set(),
      classOf: [0, 1, 2],
    };
    const { db } = server.deps.database;
    const undone = db.transaction().execute(async open => {
      for (const [count, one] of steps.entries()) {
        const when = new Date(server.clock() + count * 1_000);
        await take(open, model, one, when);
        // The step acts on the very next call of the adult that it is about.
        await compare(open, model, one, when);
      }
      throw new Undo();
    });
    await undone.catch(error => {
      if (!(error instanceof Undo)) throw error;
    });
    walks += 1;
    seen += model.leads.size + model.teaches.size + model.parents.size;
  };
  const walked = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), walk);
  await fc.assert(walked, { numRuns: WALKS });
  expect(walks).toBe(WALKS);
  // The walks are about something.
  expect(seen).toBeGreaterThan(WALKS);
});
