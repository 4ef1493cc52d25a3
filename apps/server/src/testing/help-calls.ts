import { randomUUID } from 'node:crypto';
import type { HelpCase, HelpItem, NewHelpLine } from '@digipals/contract';
import type { TestChild } from './children.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import type { TestStaff } from './staff.ts';

type Said = Omit<NewHelpLine, 'lineId'> & { lineId?: string };

/** A child asks for help. @returns the raw answer */
export const sendHelp = (test: TestApp, child: TestChild, said: Said): Promise<TestAnswer> =>
  test.call('POST', `users/${child.userId}/helpRequest`, {
    token: child.token,
    body: { lineId: randomUUID(), ...said },
  });

/** The case of the newest help request of a child. */
async function caseOf(test: TestApp, { userId }: TestChild): Promise<string> {
  const { case_id } = await test.deps.database.db
    .selectFrom('help_requests')
    .select('case_id')
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return String(case_id);
}

/** A child asks for help, which must succeed. @returns its case */
export async function askForHelp(
  test: TestApp,
  child: TestChild,
  said: Said,
): Promise<{ caseId: string }> {
  const answer = await sendHelp(test, child, said);
  if (answer.status !== 200) throw new Error(`no help: ${answer.text}`);
  return { caseId: await caseOf(test, child) };
}

/** A step of a lead in a help request. @returns the raw answer */
export const stepInHelp = (
  test: TestApp,
  lead: TestStaff,
  path: string,
  body?: object,
): Promise<TestAnswer> =>
  test.call('POST', `desk/cases/${path}`, { token: lead.token, ...(body && { body }) });

/** A lead answers a child, which must succeed. */
export async function answerHelp(
  test: TestApp,
  lead: TestStaff,
  { caseId, text }: { caseId: string; text: string },
): Promise<HelpCase> {
  const body = { lineId: randomUUID(), name: 'Dana', text };
  const answer = await stepInHelp(test, lead, `${caseId}/help/lines`, body);
  if (answer.status !== 200) throw new Error(`no answer: ${answer.text}`);
  return answer.json<HelpCase>();
}

/** A help request as a lead sees it in its case. */
export const readHelpAs = async (
  test: TestApp,
  lead: TestStaff,
  caseId: string,
): Promise<HelpCase> =>
  (await test.call('GET', `desk/cases/${caseId}/help`, { token: lead.token })).json<HelpCase>();

/** The help requests that a lead sees. */
export const listHelpAs = async (test: TestApp, lead: TestStaff): Promise<HelpItem[]> =>
  (await test.call('GET', 'desk/help', { token: lead.token })).json<HelpItem[]>();
