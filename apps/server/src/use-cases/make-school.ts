import type { School, SchoolFacts } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { grant, spendRightToMakeSchool } from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { createSchool, readSchool } from '../domains/schools/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';

/** Makes the school of a lead who has none yet. Needs a transaction. @throws forbidden the second time */
export async function makeSchool(
  db: Db,
  random: AppDeps['random'],
  { adult, facts, at }: { adult: AdultCaller; facts: SchoolFacts; at: Date },
): Promise<School> {
  const { adultId, name } = adult;
  if (!(await spendRightToMakeSchool(db, adultId, at))) throw new ApiError('forbidden');
  const schoolId = await createSchool(db, random, { facts, at });
  await grant(db, { adultId, role: 'lead', schoolId, at });
  await appendAudit(db, { actor: name, action: 'Made school', object: facts.schoolName, at });
  return readSchool(db, schoolId, at);
}
