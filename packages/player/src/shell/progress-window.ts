import { breakpoints, player } from '@digipals/contract/constants';

/** Width in px of a circle and of both arrows (Progress.module.css). */
const circlePx = (windowWidth: number): number => (windowWidth < 1_700 ? 51 : 61);
const arrowsPx = 160;

/** The least number of circles that are visible at this window width in px (PLAYER-26, PLAYER-27). */
const fewestDots = (width: number): number =>
  width > breakpoints.mobile ? player.progressDotsWide : player.progressDots;

/**
 * How many circles are visible: all where they fit beside the arrows, else six or three (AMBIG-02).
 *
 * @param width of the window in px
 * @param room of the progress bar in px
 */
export const dotsInView = (width: number, room: number, total: number): number =>
  width >= breakpoints.progressSummary && room >= arrowsPx + circlePx(width) * total
    ? total
    : fewestDots(width);

/**
 * Indices of the visible circles: a window of `size` around the current question, always full if
 * there are enough questions.
 */
export const progressWindow = (current: number, total: number, size: number): number[] => {
  const count = Math.min(size, total);
  const wanted = current - Math.floor((count - 1) / 2);
  const first = Math.min(Math.max(0, wanted), total - count);
  return Array.from({ length: count }, (_, place) => first + place);
};

/**
 * Whether "current / total" replaces the circles: below 768 px, or when they would not fit
 * (PLAYER-24, PLAYER-25). Both in px.
 */
export const isCollapsed = (windowWidth: number, room: number): boolean =>
  windowWidth < breakpoints.progressSummary ||
  room < arrowsPx + circlePx(windowWidth) * fewestDots(windowWidth);
