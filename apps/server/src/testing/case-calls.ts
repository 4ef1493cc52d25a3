import type { BodyOf, Case, CaseItem } from '@digipals/contract';
import type { TestChild } from './children.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import type { TestStaff } from './staff.ts';

/** Sends a report. @returns the raw answer */
export const askReport = (
  test: TestApp,
  by: TestChild,
  body: BodyOf<'POST reportButton'>,
  headers: Record<string, string> = {},
): Promise<TestAnswer> => test.call('POST', 'reportButton', { token: by.token, body, headers });

/** Sends a report, which must succeed. @returns its id */
export async function report(
  test: TestApp,
  by: TestChild,
  body: BodyOf<'POST reportButton'>,
): Promise<string> {
  const answer = await askReport(test, by, body);
  if (answer.status !== 200) throw new Error(`not reported: ${answer.text}`);
  return answer.json<{ reportId: string }>().reportId;
}

/** Cases as an adult sees them. */
export async function casesOf(
  test: TestApp,
  by: TestStaff,
  query = 'show=open',
): Promise<CaseItem[]> {
  const answer = await test.call('GET', `desk/cases?${query}`, { token: by.token });
  if (answer.status !== 200) throw new Error(`no cases: ${answer.text}`);
  return answer.json<CaseItem[]>();
}

/** A case as an adult sees it. */
export async function readCaseAs(test: TestApp, by: TestStaff, caseId: string): Promise<Case> {
  const answer = await test.call('GET', `desk/cases/${caseId}`, { token: by.token });
  if (answer.status !== 200) throw new Error(`no case: ${answer.text}`);
  return answer.json<Case>();
}

/** The only open case, with its events. */
export async function onlyCase(test: TestApp, by: TestStaff): Promise<Case> {
  const [first, ...others] = await casesOf(test, by);
  if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} cases`);
  return readCaseAs(test, by, first.caseId);
}

/** A step in a case. @returns the raw answer */
export const askStep = (
  test: TestApp,
  by: TestStaff,
  step: string,
  body: object,
): Promise<TestAnswer> => test.call('POST', `desk/cases/${step}`, { token: by.token, body });

/** A step in a case, which must succeed. @returns the changed case */
export async function doStep(
  test: TestApp,
  by: TestStaff,
  step: string,
  body: object,
): Promise<Case> {
  const answer = await askStep(test, by, step, body);
  if (answer.status !== 200) throw new Error(`no step: ${answer.text}`);
  return answer.json<Case>();
}
