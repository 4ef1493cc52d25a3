import type { School, SchoolFacts, SchoolPeople } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { findPeople } from './people.data.ts';
import { findSchools, insertSchool, updateSchool } from './schools.data.ts';

const ID_BYTES = 16;

/** A school with its numbers. @throws not_found */
export async function readSchool(db: Db, schoolId: string, at: Date): Promise<School> {
  const [school] = await findSchools(db, schoolId, at);
  if (!school) throw new ApiError('not_found');
  return school;
}

/** All schools by name, for operators. */
export const listSchools = (db: Db, at: Date): Promise<School[]> => findSchools(db, null, at);

/** Makes a school. @returns its id */
export async function createSchool(
  db: Db,
  random: AppDeps['random'],
  { facts, at }: { facts: SchoolFacts; at: Date },
): Promise<string> {
  const schoolId = random(ID_BYTES).toString('base64url');
  await insertSchool(db, { schoolId, facts, at });
  return schoolId;
}

/** Changes what a school says about itself and its rules. */
export async function changeSchool(
  db: Db,
  { schoolId, facts, at }: { schoolId: string; facts: SchoolFacts; at: Date },
): Promise<School> {
  await updateSchool(db, schoolId, facts);
  return readSchool(db, schoolId, at);
}

/** Who works in a school at a moment, by name. */
export const listPeople = (db: Db, schoolId: string, at: Date): Promise<SchoolPeople['people']> =>
  findPeople(db, schoolId, at);
