import type { Notification, SubmissionKind } from '@digipals/contract';
import type { MessageKey, Translate } from '@digipals/i18n';
import { answerPage } from '../../shared/lifebuoy/answer-page.ts';
import { path } from '../../shared/routing/paths.ts';
import { trophyLevels } from '../../shared/trophy-levels.ts';

const returned = {
  message: 'notify.returned.message',
  post: 'notify.returned.post',
  status: 'notify.returned.status',
} as const satisfies Record<SubmissionKind, MessageKey>;

const withheld = {
  message: 'notify.withheld.message',
  post: 'notify.withheld.post',
  status: 'notify.withheld.status',
} as const satisfies Record<SubmissionKind, MessageKey>;

const takenBack = {
  message: 'notify.takenBack.message',
  post: 'notify.takenBack.post',
  status: 'notify.takenBack.status',
} as const satisfies Record<SubmissionKind, MessageKey>;

/** The text of a study buddy notification (AMBIG-22). */
function ofStudyBuddy(t: Translate, { action, content }: Notification): string {
  const { submission = 'message', isTakenBack, trophy } = content;
  switch (action) {
    case 'trophy':
      return trophy
        ? `${t('achievements.new')} ${t(trophyLevels[trophy.level])}`
        : t('achievements.new');
    case 'returned':
      return t(returned[submission]);
    case 'withheld':
      return t((isTakenBack ? takenBack : withheld)[submission]);
    case 'takenAway':
      return t('notify.takenAway');
    case 'report':
      return t('notify.report');
    case 'help':
      return t('notify.help');
    default:
      return t('onboarding.1.title');
  }
}

/** The text of a notification (NOTIF-03). */
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
      return content.place === 'message'
        ? t('notify.reply', { username })
        : t('notify.post', { username });
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

const conversation = (id: string | undefined): string =>
  id === undefined ? path('conversations') : path('conversation', { id });

/** Where a text is edited or a new one is written. `from`: the child whose wall a post was for. */
function editPath({ submission, conversationId, from }: Notification['content']): string {
  if (submission === 'status') return path('status');
  if (submission === 'message') return conversation(conversationId);
  return from ? path('newsfeed-new', { userId: from.userId }) : path('newsfeed-new');
}

function placeOfStudyBuddy({ action, content }: Notification): string {
  if (action === 'trophy') return path('achievements');
  if (action === 'firstLogin') return path('intro');
  if (action === 'help') return answerPage;
  // A DigiPost was on the child's own page.
  if (action === 'takenAway' && content.submission === 'message') {
    return conversation(content.conversationId);
  }
  const ofText = action === 'returned' || action === 'withheld';
  return ofText ? editPath(content) : path('my-profile');
}

/** The link of a notification. */
export function placeOf(notification: Notification): string {
  const { type, content } = notification;
  const { from, place, conversationId } = content;
  switch (type) {
    case 'frequest':
      return path('friends-pending');
    case 'referral':
      return path('friends');
    case 'studybuddy':
      return placeOfStudyBuddy(notification);
    case 'post':
      // A DigiPost is on the child's own page.
      return place === 'message' ? conversation(conversationId) : path('my-profile');
    default:
      return from ? path('digipal', { userId: from.userId }) : path('my-profile');
  }
}
