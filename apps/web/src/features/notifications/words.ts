import type { Notification } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { path } from '../../shared/routing/paths.ts';
import { trophyLevels } from '../../shared/trophy-levels.ts';

const ofStudyBuddy = (t: Translate, { action, content }: Notification): string =>
  action === 'trophy' && content.trophy
    ? `${t('achievements.new')} ${t(trophyLevels[content.trophy.level])}`
    : t('onboarding.1.title');

/** What a notification says (NOTIF-03). */
export function wordsOf(t: Translate, notification: Notification): string {
  const { type, content } = notification;
  const username = content.from?.username ?? '';
  switch (type) {
    case 'lingo':
      return t('lingos.won', { count: content.amount ?? 0 });
    case 'frequest':
      return t('notify.frequest', { username });
    case 'faccept':
      return t('notify.faccept', { username });
    case 'like-profile':
      return t('notify.likeProfile', { username });
    case 'post':
      return t('notify.post', { username });
    case 'domino-add':
      return t('streak.started');
    case 'domino-rem':
      return t('streak.lost');
    case 'referral':
      return t('notify.referral');
    case 'studybuddy':
      return ofStudyBuddy(t, notification);
  }
}

/** Where a tap on a notification leads. */
export function placeOf({ type, action, content: { from } }: Notification): string {
  if (type === 'frequest') return path('friends-pending');
  if (type === 'studybuddy' && action === 'trophy') return path('achievements');
  if (type === 'referral') return path('friends');
  return from ? path('digipal', { userId: from.userId }) : path('my-profile');
}
