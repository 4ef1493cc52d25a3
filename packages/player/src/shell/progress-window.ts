import { breakpoints, player } from '@digipals/contract/constants';

/** How many circles are visible at this window width in px (AMBIG-02, PLAYER-26, PLAYER-27). */
export const dotsInView = (width: number): number =>
  width > breakpoints.mobile ? player.progressDotsWide : player.progressDots;

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

/** Width in px of arrows and circles side by side. */
const circlePx = 51;
const arrowsPx = 160;

/**
 * Whether "current / total" replaces the circles: below 768 px, or when they would not fit
 * (PLAYER-24, PLAYER-25). Both in px.
 */
export const isCollapsed = (windowWidth: number, room: number): boolean =>
  windowWidth < breakpoints.progressSummary || room < arrowsPx + circlePx * dotsInView(windowWidth);
