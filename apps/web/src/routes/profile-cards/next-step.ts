import type { FriendItem } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import type { IconName, ToolbarColour } from '@digipals/ui';
import { inRelation, newRequests } from '../../features/friends/card/relation.ts';
import { path } from '../../shared/routing/paths.ts';

/** A page to go to. */
export type Entry = { to: string; icon: IconName; colour: ToolbarColour; label: string };

type Step = { title: string; text: string; main: Entry; others: Entry[] };

const entry = (label: string, to: string, icon: IconName, colour: ToolbarColour): Entry => ({
  label,
  to,
  icon,
  colour,
});

type Facts = { userId: string; items: readonly FriendItem[]; mayMeet: boolean };

/**
 * What a child can do next, by its friends and requests, and two other things to do. `mayMeet`: whether its
 * grown-up permits contact.
 */
export function nextStepOf(t: Translate, { userId, items, mayMeet }: Facts): Step {
  const find = entry(t('friends.tab.suggested'), path('friends-suggested'), 'plus', 'green');
  const globe = entry(t('nav.globe'), path('globe'), 'globe', 'blue');
  const status = entry(t('status.title'), path('status', { userId }), 'pen', 'violet');
  const requests = newRequests(items, userId);
  if (requests > 0) {
    const title = t('friends.requestCount', { count: requests });
    const main = entry(t('notify.look'), path('friends-pending'), 'friends', 'green');
    return { title, text: t('friends.incoming'), main, others: [globe, status] };
  }
  if (inRelation(items, userId, 'friends').length > 0) {
    const main = entry(t('action.write'), path('conversations'), 'pen', 'violet');
    return { title: t('messages.title'), text: t('messages.whoTo'), main, others: [globe, find] };
  }
  const asked = inRelation(items, userId, 'asked').length;
  if (asked > 0) {
    const title = t('home.asked', { count: asked });
    return { title, text: t('status.label'), main: status, others: [globe, find] };
  }
  if (!mayMeet) {
    const trophies = entry(t('profile.trophies'), path('achievements'), 'trophy', 'yellow');
    const rules = entry(t('rules.title'), path('community-guidelines'), 'ok', 'green');
    const text = t('friends.askGrownUp');
    return { title: t('home.world'), text, main: globe, others: [trophies, rules] };
  }
  return {
    title: t('home.first'),
    text: t('globe.fetch.text'),
    main: find,
    others: [globe, status],
  };
}
