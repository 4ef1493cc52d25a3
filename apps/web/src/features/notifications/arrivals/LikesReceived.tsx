import type { Notification } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { HeartBurst } from '@digipals/ui';
import { wordsOf } from '../words.ts';

type Props = { likes: readonly Notification[]; onEnd(): void };

/** Hearts on the page for new likes of the child's profile (HOME-04). */
export function LikesReceived({ likes, onEnd }: Props) {
  const t = useText();
  const [first, ...others] = likes;
  if (!first) return null;
  const words =
    others.length === 0 ? wordsOf(t, first) : t('profile.likes', { count: likes.length });
  return <HeartBurst key={first.id} words={words} onEnd={onEnd} />;
}
