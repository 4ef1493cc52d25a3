import { path } from '../../../shared/routing/paths.ts';

/** Where a child reports a friend, from a conversation. */
export const reportPath = (userId: string): string =>
  `${path('community-guidelines')}?user=${encodeURIComponent(userId)}&from=conversation`;
