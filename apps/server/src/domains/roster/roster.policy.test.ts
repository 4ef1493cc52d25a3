import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { planRoster } from './roster.policy.ts';
import type { ReadRoster, RosterRow } from './rows.ts';
import type { KnownChild, School } from './school.ts';

const classNames = ['3-A', '3-B', '4-A'];
const names = ['Ada', 'ada', 'Eve', 'İda', 'Ida'];
const births = ['2016-03', '2017-11', '1986-01'];

const anyRow = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  name: fc.constantFrom(...names),
  className: fc.option(fc.constantFrom(...classNames), { freq: 8 }),
  born: fc.constantFrom(...births),
});
const anyList = fc
  .record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 12 }),
    hasBirths: fc.boolean(),
    hasIds: fc.boolean(),
  })
  .map(({ rows, hasBirths, hasIds }): ReadRoster => {
    const read = ({ id, born, ...row }: (typeof rows)[number], at: number): RosterRow => ({
      ...row,
      id: hasIds ? id : null,
      ...{ file: '', line: at + 1, classRef: null, language: null },
      born: hasBirths ? born : null,
    });
    const ids = new Set(rows.map(({ id }) => id));
    return { format: 'list', rows: rows.map(read), faults: [], classes: new Map(), ids };
  });

const emptySchool: School = {
  language: 'tr',
  classes: [],
  children: [],
  onlyClass: null,
  today: new Date('2026-11-20'),
};

/** The school after a plan. */
function schoolAfter(plan: Plan, before: School): School {
  const changed = new Map(plan.changed.map(child => [child.before.userId, child]));
  const kept = before.children.map((child): KnownChild => {
    const change = changed.get(child.userId);
    return change ? { ...child, ...change, classId: change.classKey, hasLeft: false } : child;
  });
  const made = plan.made.map(
    (child, at): KnownChild => ({
      ...child,
      userId: `made ${before.children.length + at}`,
      classId: child.classKey,
      hasLeft: false,
      isGone: false,
    }),
  );
  const known = new Set(before.classes.map(({ classId }) => classId));
  const classes = plan.classes
    .filter(({ key }) => !known.has(key))
    .map(one => ({ ...one, classId: one.key }));
  return {
    ...before,
    classes: [...before.classes, ...classes],
    children: [...kept, ...made],
  };
}

const isDone = ({ made, changed, leaving }: Plan): boolean =>
  made.length + changed.length + leaving.length === 0;

test('ROSTER-05 ROSTER-09 for any two lists no row is lost, names in a class are unique, and repeating changes nothing', () => {
  const property = fc.property(anyList, anyList, (first, second) => {
    let school = emptySchool;
    for (const list of [first, second]) {
      const plan = planRoster(list, school);
      const { made, changed, same, faults } = plan;
      expect(made.length + changed.length + same + faults.length).toBe(list.rows.length);
      school = schoolAfter(plan, school);
      const keys = school.children.map(
        ({ classId, name }) => `${classId} ${name.toLowerCase().replace('\u0307', '')}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(isDone(planRoster(list, school))).toBe(true);
    }
  });
  fc.assert(property, { numRuns: 2_000, seed: 67 });
});

test('CLASS-35 a child that moves to another class is in its age band, unless its month of birth says its age', () => {
  const facts = { externalId: null, teachingLanguage: 'gb' } as const;
  const here = { hasLeft: false, isGone: false } as const;
  const child = { ...here, classId: 'c2', importedName: null, language: 'tr' } as const;
  const school: School = {
    ...emptySchool,
    classes: [
      { ...facts, classId: 'c2', name: '2-A', ageBand: 1 },
      { ...facts, classId: 'c6', name: '6-A', ageBand: 3 },
    ],
    children: [
      { ...child, userId: 'u1', name: 'Ada', externalId: 'a', born: null },
      { ...child, userId: 'u2', name: 'Eve', externalId: 'b', born: '2018-01' },
    ],
  };
  const row = { file: '', classRef: null, language: null, born: null };
  const list = (className: string): ReadRoster => ({
    format: 'list',
    rows: [
      { ...row, line: 1, id: 'a', name: 'Ada', className },
      { ...row, line: 2, id: 'b', name: 'Eve', className },
    ],
    faults: [],
    classes: new Map(),
    ids: new Set(['a', 'b']),
  });
  const bandsIn = (className: string) =>
    planRoster(list(className), school).changed.map(({ name, ageBand }) => [name, ageBand]);
  expect(bandsIn('6-A')).toEqual([
    ['Ada', 3],
    ['Eve', null],
  ]);
  expect(bandsIn('2-A')).toEqual([]);
});
