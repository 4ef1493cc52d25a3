import type { Trophy } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import type { ToolbarColour } from '@digipals/ui';
import { trophyLevels } from '../../shared/trophy-levels.ts';

/** The background colour of each kind of trophy. */
export const tints: Record<Trophy['kind'], ToolbarColour> = {
  messages: 'violet',
  friends: 'green',
  countries: 'blue',
  streak: 'red',
};

/**
 * What a trophy counts, in words: "7 DigiPals". A streak that is over counts nothing: its owner is invited to
 * start another, and others see only the trophy.
 */
export function countText(
  t: Translate,
  { kind, count }: Pick<Trophy, 'kind' | 'count'>,
  own: boolean,
): string {
  if (kind === 'streak' && count === 0) return own ? t('streak.start') : '';
  switch (kind) {
    case 'messages':
      return t('achievements.messages', { count });
    case 'friends':
      return t('globe.friends', { count });
    case 'countries':
      return t('globe.countries', { count });
    case 'streak':
      return t('achievements.days', { count });
  }
}

/** The level of a trophy, in words. */
export function levelText(t: Translate, level: Trophy['level']): string {
  return t(level === null ? 'achievements.none' : trophyLevels[level]);
}

/** What is left to do for the next trophy. */
export function nextText(t: Translate, { kind, count: now, next }: Trophy): string {
  if (next === null) return t('achievements.top');
  const count = Math.max(1, next.count - now);
  switch (kind) {
    case 'messages':
      return t('achievements.next.messages', { count });
    case 'friends':
      return t('achievements.next.friends', { count });
    case 'countries':
      return t('achievements.next.countries', { count });
    case 'streak':
      return t('achievements.next.streak', { count });
  }
}
