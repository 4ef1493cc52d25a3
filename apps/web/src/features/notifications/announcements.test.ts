import { featureFlags } from '@digipals/contract/constants';
import { describe, expect, test } from 'vitest';
import { makeNotification } from '../../testing/world.ts';
import { announcementsOf } from './announcements.ts';

const lingo = makeNotification({ id: 'l', type: 'lingo', content: { amount: 5 } });
const dominoCame = makeNotification({ id: 'a', type: 'domino-add', content: { streak: 1 } });
const dominoWent = makeNotification({ id: 'r', type: 'domino-rem', content: { streak: 0 } });
const hello = makeNotification({ id: 'h', type: 'studybuddy', action: 'firstLogin', content: {} });
const cup = { kind: 'friends', level: 'bronze' } as const;
const trophy = makeNotification({
  id: 't',
  type: 'studybuddy',
  action: 'trophy',
  content: { trophy: cup },
});
const request = makeNotification({ id: 'f' });

describe('announcements', () => {
  test('NOTSHOWN-39 Lingos and streaks are announced, requests and likes are not', () => {
    const like = makeNotification({ id: 'k', type: 'like-profile' });
    expect(announcementsOf([request, like], featureFlags)).toEqual([]);
    expect(announcementsOf([lingo], featureFlags)).toEqual([{ kind: 'lingo', id: 'l', amount: 5 }]);
    expect(announcementsOf([dominoWent, dominoCame], featureFlags)).toEqual([
      { kind: 'streak', id: 'a', won: true, days: 1 },
      { kind: 'streak', id: 'r', won: false, days: 0 },
    ]);
  });

  test('NOTIF-02 AMBIG-22 announces a study buddy notification by its action', () => {
    expect(announcementsOf([trophy, hello], featureFlags)).toEqual([
      { kind: 'hello', id: 'h' },
      { kind: 'trophy', id: 't', trophy: cup },
    ]);
  });

  test('announces only the count after a long absence', () => {
    const news = [request, trophy, dominoCame, lingo];
    expect(announcementsOf(news, featureFlags)).toEqual([{ kind: 'many', count: 4 }]);
  });

  test.each([
    ['FLAG-06', 'streakPopup', dominoCame],
    ['FLAG-07', 'lingoPopup', lingo],
    ['FLAG-08', 'notificationPopup', trophy],
    ['FLAG-09', 'studyBuddy', hello],
  ] as const)('%s announces nothing if %s is off', (_id, flag, news) => {
    expect(announcementsOf([news], featureFlags)).toHaveLength(1);
    expect(announcementsOf([news], { ...featureFlags, [flag]: false })).toEqual([]);
  });
});
