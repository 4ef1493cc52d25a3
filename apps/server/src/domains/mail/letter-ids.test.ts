import { expect, test } from 'vitest';
import { messageIdOf, namedIn, numberOf, threadIdOf } from './letter-ids.ts';

test('SCHOOL-28 a reply names its letter by headers, or by the number in its subject', () => {
  const references = `<other@mail.example> ${threadIdOf('k-1')} ${messageIdOf('letter-7')}`;
  expect(namedIn(references, 'Hello')).toEqual({
    letterIds: ['letter-7'],
    threadKeys: ['k-1'],
    caseId: null,
    threadNo: null,
  });
  const ofCase = numberOf({ threadNo: 1003, caseId: 2207 });
  expect(ofCase).toBe('DP-C2207');
  expect(namedIn('', `RE: AW: About Ali [${ofCase}] again`)).toMatchObject({
    caseId: 2207,
    threadNo: null,
  });
  const other = numberOf({ threadNo: 1003, caseId: null });
  expect(namedIn('', `Re: [${other.toLowerCase()}]`)).toMatchObject({
    caseId: null,
    threadNo: 1003,
  });
  for (const subject of ['DP-1003', '[DP-]', '[DP-99999999999]', '[XDP-1]']) {
    expect(namedIn('', subject)).toMatchObject({ caseId: null, threadNo: null });
  }
});
