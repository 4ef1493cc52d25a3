import { expect, test } from 'vitest';
import {
  type LineFacts,
  namesHome,
  notForOf,
  oneLeadUntil,
  pictureOf,
  takesTwo,
  waitAfterWrong,
  waitsSince,
} from './help-requests.policy.ts';

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 2, 2) + hour * HOUR_MS);
const line = (facts: Partial<LineFacts> = {}): LineFacts => ({
  staffId: null,
  picture: null,
  notFor: null,
  at: at(9),
  takenBackAt: null,
  ...facts,
});

test('SAFE2-47 the picture is the last one that was not taken back', () => {
  const sad = line({ picture: 'sad' });
  const wrong = line({ picture: 'hurts', takenBackAt: at(9) });
  expect(pictureOf([sad, wrong])).toBe('sad');
  expect(pictureOf([wrong])).toBeNull();
});

test('SAFE2-53 who must not see it is what the child said last, but a name at home counts for ever', () => {
  const lines = [line({ notFor: ['dad', 'teacher'] }), line({ notFor: ['nobody'] })];
  expect(notForOf(lines)).toEqual([]);
  expect(notForOf(lines.slice(0, 1))).toEqual(['dad', 'teacher']);
  expect(namesHome(lines)).toBe(true);
  expect(namesHome([line({ notFor: ['teacher'] })])).toBe(false);
  // A child may be made to take it back.
  expect(namesHome([line({ notFor: ['mum'], takenBackAt: at(10) })])).toBe(true);
});

test('SAFE2-51 a child waits from its first line after the last answer', () => {
  const answer = line({ staffId: 'lead', at: at(10) });
  expect(waitsSince([line(), line({ at: at(9.5) })])).toEqual(at(9));
  expect(waitsSince([line(), answer])).toBeNull();
  expect(waitsSince([line(), answer, line({ at: at(11) }), line({ at: at(12) })])).toEqual(at(11));
  expect(waitsSince([line({ takenBackAt: at(9) })])).toBeNull();
});

test('SAFE2-53 one lead keeps it for 72 hours from the first time that it was kept, not longer', () => {
  const kept = { opens: false, until: at(72), at: at(0), confirmedAt: at(0) };
  const waiting = { opens: false, until: at(900), at: at(-5), confirmedAt: null };
  expect(oneLeadUntil([], at(5))).toEqual(at(77));
  expect(oneLeadUntil([waiting, kept], at(50))).toEqual(at(72));
  const given = { lines: [line({ notFor: ['dad'] })], oneUntil: at(72) };
  expect(takesTwo({ opens: false, until: at(72) }, given)).toBe(false);
  expect(takesTwo({ opens: false, until: new Date(at(72).getTime() + 1) }, given)).toBe(true);
  expect(takesTwo({ opens: true, until: null }, given)).toBe(true);
  expect(takesTwo({ opens: true, until: null }, { ...given, lines: [line()] })).toBe(false);
});

test('SAFE2-50 three wrong pictures are free, then the wait doubles up to an hour', () => {
  const after = (wrongPictures: number, minutes = 0) =>
    waitAfterWrong({ wrongPictures, wrongAt: at(9) }, new Date(at(9).getTime() + minutes * 60_000));
  expect([0, 2].map(count => after(count))).toEqual([0, 0]);
  expect([3, 4, 5].map(count => after(count))).toEqual([30_000, 60_000, 120_000]);
  expect(after(40)).toBe(HOUR_MS);
  expect(after(4, 1)).toBe(0);
});
