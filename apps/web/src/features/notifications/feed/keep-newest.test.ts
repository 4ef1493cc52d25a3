import { expect, test } from 'vitest';
import { makeNotification } from '../../../testing/world.ts';
import { keepNewest, readUpTo } from './keep-newest.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 12, minute)).toISOString();
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('NOTIF-04 CONST-08 keeps the newest 30 of 35 notifications, newest first', () => {
  const list = Array.from({ length: 35 }, (_, index) =>
    makeNotification({ id: `n-${index}`, at: at(index) }),
  );
  const newest = keepNewest(list);
  expect(ids(newest)).toEqual(ids(list.toReversed().slice(0, 30)));
  expect(newest).toHaveLength(30);
});

test('NOTIF-05 of two entries with the same id, the later one replaces the earlier', () => {
  const before = makeNotification({ id: 'day', type: 'lingo', content: { amount: 5 }, at: at(1) });
  const after = { ...before, content: { amount: 9 }, at: at(2) };
  const other = makeNotification({ id: 'n-2', at: at(0) });
  expect(keepNewest([before, other, after])).toEqual([after, other]);
});

test('CALL-09 marks a notification and all older ones as read', () => {
  const list = [3, 2, 1].map(index => makeNotification({ id: `n-${index}`, at: at(index) }));
  expect(readUpTo(list, 'n-2').map(({ isNew }) => isNew)).toEqual([true, false, false]);
  expect(readUpTo(list, 'unknown')).toEqual(list);
});
