import type { BodyOf, Measure, OwnMeasure } from '@digipals/contract';
import type { TestChild } from './children.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import type { TestStaff } from './staff.ts';

type NewMeasure = BodyOf<'POST desk/cases/{caseId}/measures'>;

/** A note that is long enough. */
export const measureNote = 'The third time to the same child in a week.';
/** A pause of a day. */
export const pause: NewMeasure = {
  kind: 'pauseWriting',
  days: 1,
  reason: 'unkind',
  note: measureNote,
};

/** Sets a measure as an adult. @returns the raw answer */
export const askMeasure = (
  test: TestApp,
  by: TestStaff,
  caseId: string,
  body: Partial<NewMeasure> = {},
): Promise<TestAnswer> =>
  test.call('POST', `desk/cases/${caseId}/measures`, {
    token: by.token,
    body: { ...pause, ...body },
  });

/** Sets a measure as an adult, which must succeed. */
export async function setMeasure(
  test: TestApp,
  by: TestStaff,
  caseId: string,
  body: Partial<NewMeasure> = {},
): Promise<Measure> {
  const answer = await askMeasure(test, by, caseId, body);
  if (answer.status !== 200) throw new Error(`no measure: ${answer.text}`);
  return answer.json<Measure>();
}

/** A step of an adult in a measure. @returns the raw answer */
export const stepInMeasure = (
  test: TestApp,
  by: TestStaff,
  { measureId }: Pick<Measure, 'measureId'>,
  step: 'confirm' | 'end' | 'answer',
  body?: object,
): Promise<TestAnswer> =>
  test.call('POST', `desk/measures/${measureId}/${step}`, {
    token: by.token,
    ...(body && { body }),
  });

/** Measures as an adult sees them; of a case all of its child. */
export async function measuresAs(
  test: TestApp,
  by: TestStaff,
  caseId?: string,
): Promise<Measure[]> {
  const query = caseId === undefined ? '' : `?caseId=${caseId}`;
  const answer = await test.call('GET', `desk/measures${query}`, { token: by.token });
  if (answer.status !== 200) throw new Error(`no measures: ${answer.text}`);
  return answer.json<Measure[]>();
}

/** Measures as their child sees them. */
export const ownMeasures = async (test: TestApp, { userId, token }: TestChild) =>
  (await test.call('GET', `users/${userId}/measures`, { token })).json<OwnMeasure[]>();

/** A child says that it has seen a measure. @returns the raw answer */
export const seeMeasure = (
  test: TestApp,
  { userId, token }: TestChild,
  { measureId }: Pick<Measure, 'measureId'>,
  shown: Partial<BodyOf<'PUT users/{id}/measures/{measureId}'>> = {},
): Promise<TestAnswer> =>
  test.call('PUT', `users/${userId}/measures/${measureId}`, {
    token,
    body: { isOver: false, answer: null, ...shown },
  });

/** A child says that a measure is not fair. @returns the raw answer */
export const objectTo = (
  test: TestApp,
  { userId, token }: TestChild,
  { measureId }: Pick<Measure, 'measureId'>,
  body: BodyOf<'POST users/{id}/measures/{measureId}/objection'> = {},
): Promise<TestAnswer> =>
  test.call('POST', `users/${userId}/measures/${measureId}/objection`, { token, body });
