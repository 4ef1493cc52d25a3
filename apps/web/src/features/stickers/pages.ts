import type { AlbumPage } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';

/** Ids of the stickers on a page that the child has; that of the lesson has the lesson's id. */
export const wonOn = ({ lessonId, won, stickers }: AlbumPage): string[] => [
  ...stickers.filter(sticker => sticker.won).map(({ activityId }) => activityId),
  ...(won ? [lessonId] : []),
];

/** Pages with the stickers of activities finished without a connection, by percentages of right answers. */
export const withFinishedOffline = (
  pages: readonly AlbumPage[],
  finished: ReadonlyMap<string, number>,
): AlbumPage[] =>
  pages.map(page => ({
    ...page,
    stickers: page.stickers.map(sticker => ({
      ...sticker,
      won: sticker.won || isCompleted(finished.get(sticker.activityId) ?? null, 100),
    })),
  }));

/** The page to open: the last with a new sticker, otherwise that of the current lesson. */
export const firstPage = (
  pages: readonly AlbumPage[],
  seen: readonly string[],
): AlbumPage | undefined =>
  pages.findLast(page => wonOn(page).some(id => !seen.includes(id))) ??
  pages.findLast(({ reached }) => reached);
