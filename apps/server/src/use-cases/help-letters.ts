import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { AppConfig } from '../deps.ts';
import type { LeadMail } from '../domains/help-requests/index.ts';
import { queueLetter, readLettersState } from '../domains/mail/index.ts';
import { listStaff } from '../domains/staff/index.ts';

type About = {
  readonly requestId: string;
  readonly caseId: number;
  /** Leads have had a letter about this request before. */
  readonly isAgain: boolean;
  readonly at: Date;
};

const prefixOf = (requestId: string): string => `help-${requestId}-`;

/**
 * Writes to every lead that a child asks for help, or writes again; to the operator if there is no lead. The letter has no
 * word, name or pseudonym of the child. Needs the transaction of the request.
 */
export async function writeHelpLetters(
  db: Db,
  { alarmTo, publicUrl }: Pick<AppConfig, 'alarmTo' | 'publicUrl'>,
  { requestId, caseId, isAgain, at }: About,
): Promise<void> {
  const [event, request] = isAgain
    ? ['A child writes again', 'A child that asked for help writes again']
    : ['A child asks for help', 'A child asks for help'];
  const leads = (await listStaff(db)).filter(one => one.role === 'lead' && one.isActive);
  const addresses = leads.map(({ email }) => email);
  const operator = alarmTo === null ? [] : [alarmTo];
  for (const to of addresses.length > 0 ? addresses : operator) {
    const letter = {
      id: `${prefixOf(requestId)}${randomUUID()}`,
      to,
      subject: `${event}: case ${caseId}`,
      text: `${request} and waits for an answer.\n\nPlease sign in and read case ${caseId} now:\n${publicUrl}/desk/cases/${caseId}`,
    };
    await queueLetter(db, { ...letter, series: 'help', isUrgent: true }, at);
  }
}

/** What became of the letters to the leads about a request. */
export const leadMailOf =
  (db: Db): LeadMail =>
  requestId =>
    readLettersState(db, prefixOf(requestId));
