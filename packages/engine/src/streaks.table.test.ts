import { describe, expect, test } from 'vitest';
import { isAlive, type Pause, type StreakState, settled, streakEnd, winLingos } from './streaks.ts';

/*
 * Written by hand from the text of the specification; the tested code computes nothing here.
 * "Earning 20 Lingos in a day builds it; losing it removes Domino and 20 Lingos bring it
 * back" (A §4). The day is the child's local day from the header with the offset (NOTSHOWN-60); a day
 * below 20 resets it to 0 (AMBIG-60).
 *
 * A line is a moment in UTC, the offset of the browser as Date.getTimezoneOffset() gives it, the
 * Lingos won then (0: the child only looks), and the days of the streak afterwards. A line with a
 * star is the moment a day was won.
 */
type Line = readonly [utc: string, offset: number, lingos: number, days: number, won?: '*'];

function play(lines: readonly Line[], pauses: readonly Pause[] = []): void {
  let state: StreakState | null = null;
  for (const [utc, offset, lingos, days, star] of lines) {
    const moment = { now: Date.parse(`${utc}Z`), offset };
    let won = false;
    if (lingos > 0) ({ state, won } = winLingos(state, lingos, moment, pauses));
    else if (state) state = settled(state, moment, pauses);
    expect([utc, state?.days ?? 0, won]).toEqual([utc, days, star === '*']);
  }
}

describe('STREAK-01 AMBIG-60 twenty Lingos in a day build the streak', () => {
  test('19 Lingos do not win a day, 20 do, once a day', () =>
    play([
      ['2026-03-02T09:00', 0, 19, 0],
      ['2026-03-02T09:05', 0, 1, 1, '*'],
      ['2026-03-02T10:00', 0, 20, 1],
      ['2026-03-02T11:00', 0, 400, 1],
    ]));

  test('yesterday’s Lingos do not count today', () =>
    play([
      ['2026-03-02T23:59', 0, 19, 0],
      ['2026-03-03T00:00', 0, 1, 0],
      ['2026-03-03T00:01', 0, 19, 1, '*'],
    ]));

  test('each day adds one', () =>
    play([
      ['2026-02-27T12:00', 0, 20, 1, '*'],
      ['2026-02-28T12:00', 0, 25, 2, '*'],
      ['2026-03-01T12:00', 0, 20, 3, '*'],
      ['2026-03-02T12:00', 0, 10, 3],
      ['2026-03-02T23:59', 0, 10, 4, '*'],
    ]));
});

describe('STREAK-04 STREAK-05 a missed day loses the streak, twenty Lingos restart it', () => {
  test('is lost to the minute when the day after the last win is over', () =>
    play([
      ['2026-03-02T12:00', 0, 20, 1, '*'],
      ['2026-03-03T23:59', 0, 0, 1],
      ['2026-03-04T00:00', 0, 0, 0],
      ['2026-03-04T08:00', 0, 20, 1, '*'],
    ]));

  test('nineteen Lingos on the day between do not save it', () =>
    play([
      ['2026-03-02T12:00', 0, 20, 1, '*'],
      ['2026-03-03T12:00', 0, 19, 1],
      ['2026-03-04T00:00', 0, 0, 0],
    ]));

  test('a win after the loss starts at one, seen or not', () =>
    play([
      ['2026-03-02T12:00', 0, 20, 1, '*'],
      ['2026-03-03T12:00', 0, 20, 2, '*'],
      ['2026-03-09T12:00', 0, 20, 1, '*'],
    ]));
});

describe('NOTSHOWN-60 the day is the local one', () => {
  test.each<[string, number, string, string, string]>([
    // where, offset, the last minute of 2 March, the first of 4 March, both in UTC
    ['London', 0, '2026-03-02T23:59', '2026-03-03T23:59', '2026-03-04T00:00'],
    ['Tokyo', -540, '2026-03-02T14:59', '2026-03-03T14:59', '2026-03-03T15:00'],
    ['Kathmandu', -345, '2026-03-02T18:14', '2026-03-03T18:14', '2026-03-03T18:15'],
    ['St. John’s', 210, '2026-03-03T03:29', '2026-03-04T03:29', '2026-03-04T03:30'],
    ['New York', 300, '2026-03-03T04:59', '2026-03-04T04:59', '2026-03-04T05:00'],
    ['Kiritimati', -840, '2026-03-02T09:59', '2026-03-03T09:59', '2026-03-03T10:00'],
    ['Baker Island', 720, '2026-03-03T11:59', '2026-03-04T11:59', '2026-03-04T12:00'],
  ])('%s', (_where, offset, lastOfSecond, lastOfThird, firstOfFourth) =>
    play([
      [lastOfSecond, offset, 20, 1, '*'],
      [lastOfThird, offset, 20, 2, '*'],
      [firstOfFourth, offset, 20, 3, '*'],
    ]),
  );

  test('to and from summer time: Berlin, 29 March 2026 has 23 hours', () =>
    play([
      ['2026-03-28T22:59', -60, 20, 1, '*'], // 23:59 on the 28th
      ['2026-03-28T23:00', -60, 20, 2, '*'], // 00:00 on the 29th
      ['2026-03-29T21:59', -120, 20, 2], // 23:59 on the 29th
      ['2026-03-29T22:00', -120, 20, 3, '*'], // 00:00 on the 30th
      ['2026-03-31T21:59', -120, 0, 3], // 23:59 on the 31st
      ['2026-03-31T22:00', -120, 0, 0], // 00:00 on the 1st
    ]));

  test('to winter time: New York, 1 November 2026 has 25 hours', () =>
    play([
      ['2026-10-31T04:00', 240, 20, 1, '*'], // 00:00 on the 31st
      ['2026-11-02T04:59', 300, 20, 2, '*'], // 23:59 on the 1st: over at 04:00 on the summer clock
      ['2026-11-03T04:59', 300, 20, 3, '*'], // 23:59 on the 2nd
    ]));

  test('a clock that goes back over midnight stays on the same day', () =>
    play([
      ['2026-03-02T23:30', 0, 20, 1, '*'],
      ['2026-03-03T00:10', 0, 12, 1], // the 3rd
      ['2026-03-03T00:15', 60, 8, 2, '*'], // 23:15 on the 2nd by its clock, still the 3rd
      ['2026-03-03T00:30', 0, 20, 2],
    ]));

  test('Samoa crossed the date line: 30 December 2011 did not exist', () =>
    play([
      ['2011-12-30T09:00', 600, 20, 1, '*'], // 23:00 on the 29th
      ['2011-12-31T09:30', -840, 20, 2, '*'], // 23:30 on the 31st
      ['2012-01-01T09:30', -840, 20, 3, '*'],
    ]));
});

describe('no offset and no journey can win a day twice', () => {
  test('travelling west repeats a day that is already won', () =>
    play([
      ['2026-03-02T10:30', -840, 20, 1, '*'], // 00:30 on the 3rd on Kiritimati
      ['2026-03-02T11:00', 600, 20, 1], // 01:00 on the 2nd in Honolulu
      ['2026-03-03T12:00', 600, 20, 1], // 02:00 on the 3rd
      ['2026-03-04T09:59', 600, 20, 1], // 23:59 on the 3rd
      ['2026-03-04T10:00', 600, 20, 2, '*'], // 00:00 on the 4th
    ]));

  test('a clock set to every extreme wins two days in a minute, as midnight does, but not three', () =>
    play([
      ['2026-03-02T11:57', 720, 20, 1, '*'], // 23:57 on the 1st
      ['2026-03-02T11:58', 0, 20, 2, '*'], // the 2nd
      ['2026-03-02T11:59', -840, 20, 2], // 01:59 on the 3rd
      ['2026-03-02T12:00', 0, 20, 2],
      ['2026-03-03T00:00', 0, 1, 3, '*'], // the 3rd has come in UTC as well
    ]));

  test('a flight west does not lose a day that is not over at home', () =>
    play([
      ['2026-03-02T12:00', -540, 20, 1, '*'], // 21:00 on the 2nd in Tokyo
      ['2026-03-04T07:00', 480, 20, 2, '*'], // 23:00 on the 3rd in Los Angeles
    ]));

  test('after a flight east, a day can be won until it is over where the last one was won', () =>
    play([
      ['2026-03-03T07:00', 480, 20, 1, '*'], // 23:00 on the 2nd in Los Angeles
      ['2026-03-03T23:00', -540, 20, 2, '*'], // 08:00 on the 4th in Tokyo, 15:00 on the 3rd there
    ]));
});

describe('paused days neither win nor lose', () => {
  const week: Pause = { from: '2026-03-03', to: '2026-03-08' };

  test('the streak waits during a pause and continues after it', () =>
    play(
      [
        ['2026-03-02T12:00', 0, 20, 1, '*'],
        ['2026-03-05T12:00', 0, 60, 1],
        ['2026-03-09T23:59', 0, 20, 2, '*'],
      ],
      [week],
    ));

  test('the first day after a pause must be won', () =>
    play(
      [
        ['2026-03-02T12:00', 0, 20, 1, '*'],
        ['2026-03-09T23:59', 0, 0, 1],
        ['2026-03-10T00:00', 0, 0, 0],
      ],
      [week],
    ));

  test('adjacent pauses act as one, and a pause without an end never ends', () => {
    play(
      [
        ['2026-03-02T12:00', 0, 20, 1, '*'],
        ['2026-06-01T12:00', 0, 20, 1],
      ],
      [week, { from: '2026-03-09', to: null }],
    );
    play(
      [
        ['2026-03-02T12:00', 0, 20, 1, '*'],
        ['2026-03-11T12:00', 0, 20, 2, '*'],
      ],
      [{ from: '2026-03-09', to: '2026-03-10' }, week],
    );
  });

  test('a pause that begins after a missed day does not bring it back', () =>
    play(
      [
        ['2026-02-28T12:00', 0, 20, 1, '*'],
        ['2026-03-02T00:00', 0, 0, 0],
      ],
      [week],
    ));

  test('a streak paused without an end is never lost', () => {
    const state: StreakState = {
      day: '2026-03-02',
      lingos: 20,
      days: 4,
      wonOn: '2026-03-02',
      wonOffset: 0,
      beganOn: '2026-02-27',
    };
    const pauses = [{ from: '2026-03-03', to: null }];
    expect(streakEnd(state, 0, pauses)).toBeNull();
    expect(isAlive(state, { now: Date.parse('2036-01-01'), offset: 0 }, pauses)).toBe(true);
    expect(streakEnd({ ...state, days: 0 }, 0)).toBeNull();
  });
});
