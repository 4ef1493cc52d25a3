import { type AdultRight, premiumSku } from '@digipals/contract';
import { createAdult, createSchool, createSchoolClass, type TestAdult } from './adults.ts';
import { createChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

/** What a grown-up has to do with a class: who leads its school, who teaches it, and others. */
export const adultKinds = [
  'lead',
  'teacher',
  'otherTeacher',
  'otherLead',
  'strangeTeacher',
  'parent',
  'operator',
  'newLead',
  'dismissed',
] as const;
/** A kind of grown-up. */
export type AdultKind = (typeof adultKinds)[number];

/** A school with two classes and a child in the first, another school, and a grown-up of each kind. */
export type SchoolCast = {
  readonly schoolId: string;
  readonly classId: string;
  readonly classCode: string;
  readonly otherClassId: string;
  readonly otherClassCode: string;
  readonly childId: string;
  readonly adults: Readonly<Record<AdultKind, TestAdult>>;
};

/** Who may make a call with this right, and who may only learn that its object exists. */
export const mayCall: Readonly<Record<AdultRight, readonly AdultKind[]>> = {
  self: adultKinds,
  makeSchool: ['newLead'],
  leadSchool: ['lead'],
  workInSchool: ['lead', 'teacher', 'otherTeacher'],
  teachClass: ['lead', 'teacher'],
  teachChild: ['lead', 'teacher'],
  parentOf: ['parent'],
};
/** Who is refused, but may know of the object. */
export const mayKnow: Readonly<Partial<Record<AdultRight, readonly AdultKind[]>>> = {
  makeSchool: adultKinds,
  leadSchool: ['teacher', 'otherTeacher'],
};

/** Creates a school with everybody who may have to do with it. */
export async function createSchoolCast(test: TestApp): Promise<SchoolCast> {
  const [schoolId, strange] = [await createSchool(test), await createSchool(test)];
  const { classId, classCode } = await createSchoolClass(test, schoolId);
  const other = await createSchoolClass(test, schoolId);
  const { classId: otherClassId, classCode: otherClassCode } = other;
  const child = await createChild(test, { classCode, skus: [premiumSku] });
  await test.deps.database.db
    .updateTable('users')
    .set({ school_id: schoolId })
    .where('user_id', '=', child.userId)
    .execute();
  const teacher = (id: string | null, at = schoolId) => [
    { role: 'teacher', schoolId: at } as const,
    ...(id === null ? [] : [{ role: 'teacher', schoolId: at, classId: id } as const]),
  ];
  const adults = {
    lead: await createAdult(test, { role: 'lead', schoolId }),
    teacher: await createAdult(test, ...teacher(classId)),
    otherTeacher: await createAdult(test, ...teacher(otherClassId)),
    otherLead: await createAdult(test, { role: 'lead', schoolId: strange }),
    strangeTeacher: await createAdult(test, ...teacher(null, strange)),
    parent: await createAdult(test, { role: 'parent', userId: child.userId }),
    operator: await createAdult(test, { role: 'operator' }),
    newLead: await createAdult(test, { role: 'lead' }),
    dismissed: await createAdult(test),
  };
  const classes = { classId, classCode, otherClassId, otherClassCode };
  return { schoolId, ...classes, childId: child.userId, adults };
}
