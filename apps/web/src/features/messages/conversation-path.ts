import { path } from '../../shared/routing/paths.ts';

/** Address where a friend is written to; it finds their conversation where there is one. */
export const conversationWith = (userId: string): string =>
  `${path('conversation')}?to=${encodeURIComponent(userId)}`;
