import type { Notification, Streak } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { buttonClass } from '@digipals/ui';
import type { Announcement } from '../../features/notifications/announcements.ts';
import { placeOf, wordsOf } from '../../features/notifications/words.ts';
import { Week } from '../../features/streaks/Week.tsx';
import { answerPage } from '../../shared/lifebuoy/answer-page.ts';
import type { PopupContent, Text } from '../../shared/popups.ts';
import { path } from '../../shared/routing/paths.ts';
import { trophyLevels } from '../../shared/trophy-levels.ts';
import css from './contents.module.css';
import { WonTrophy } from './WonTrophy.tsx';

const hooray = (t: Translate): string => t('common.hooray');

type StreakNews = Extract<Announcement, { kind: 'streak' }>;

/** NOTSHOWN-12: shows the streak's own message if it has one; never blames the child for a lost streak. */
function streakPopup({ won, days }: StreakNews, streak: Streak | null): PopupContent {
  const own = streak?.message;
  if (!won) {
    return { type: 'streakPopup', text: t => own ?? t('streak.lost'), mood: 'sleep' };
  }
  return {
    type: 'streakPopup',
    title: t => t('streak.daysInRow', { count: days }),
    text: t => own ?? t('streak.started'),
    extra: streak && <Week days={streak.week} className={css['week']} />,
    mood: 'cheer',
    label: hooray,
  };
}

const notNow = { label: (t: Translate) => t('action.notNow'), quiet: true } as const;

/** The way to the answer to a help request, on a page of its own. */
function ToAnswer() {
  const t = useText();
  return (
    <a href={answerPage} className={buttonClass({ big: true, wide: true })}>
      {t('notify.look')}
    </a>
  );
}

/** A returned or withheld text, or the outcome of a report; the button leads to it. */
function textPopup(news: Notification): PopupContent {
  const words: Text = t => wordsOf(t, news);
  if (news.action === 'help') {
    return { text: words, mood: 'hello', extra: <ToAnswer />, ...notNow };
  }
  if (news.action === 'report') return { text: words, mood: 'hello' };
  return {
    type: 'navigateTo',
    text: words,
    mood: 'think',
    label: t => t('notify.look'),
    to: placeOf(news),
  };
}

/** What popups show of the child, if it is known. */
type Known = { streak: Streak | null; domino: string | undefined };

/** The popup of an announcement (NOTSHOWN-39, NOTSHOWN-61). */
export function popupOf(
  announcement: Exclude<Announcement, { kind: 'hello' }>,
  { streak, domino }: Known,
): PopupContent {
  switch (announcement.kind) {
    case 'welcome': {
      const { username } = announcement;
      return { text: t => t('login.welcomeBack', { username }), mood: 'cheer' };
    }
    case 'lingo':
      return {
        type: 'lingoPopup',
        text: t => t('lingos.won', { count: announcement.amount }),
        mood: 'cheer',
        label: hooray,
      };
    case 'streak':
      return streakPopup(announcement, streak);
    case 'trophy': {
      const { kind, level } = announcement.trophy;
      return {
        title: t => t('achievements.new'),
        text: t => t(trophyLevels[level]),
        extra: <WonTrophy metal={level} emblem={kind} />,
        mood: 'cheer',
        domino,
      };
    }
    case 'text':
      return textPopup(announcement.news);
    case 'many':
      return {
        type: 'navigateTo',
        title: t => t('notify.count', { count: announcement.count }),
        text: t => t('notify.away'),
        mood: 'cheer',
        label: t => t('notify.look'),
        to: path('notifications'),
      };
  }
}
