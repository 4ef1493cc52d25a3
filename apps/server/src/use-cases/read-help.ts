import type { HelpCase } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import type { StaffActor } from '../domains/cases/index.ts';
import { findRequest, markReadByLead, readHelpCase } from '../domains/help-requests/index.ts';
import { listVerifiedContacts } from '../domains/safe-contacts/index.ts';
import { leadMailOf } from './help-letters.ts';

/** The help request of a case for a lead. The child sees that it was read. @throws not_found */
export async function readHelp(
  db: Db,
  caseId: number,
  { staffId, name, at }: StaffActor,
): Promise<HelpCase> {
  const found = await findRequest(db, caseId);
  await markReadByLead(db, found, at);
  const { userId } = found;
  const object = `case ${caseId}`;
  await recordAccess(db, { actor: name, action: 'Read help', object, userIds: [userId], at });
  const request = await findRequest(db, caseId);
  const help = await readHelpCase(db, request, { staffId, mailOf: leadMailOf(db) });
  return { ...help, contacts: await listVerifiedContacts(db, userId) };
}
