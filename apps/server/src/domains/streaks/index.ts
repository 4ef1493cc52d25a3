export type { ChildAt } from './child-clock.service.ts';
export { offsetIn } from './offset-in.ts';
export { readDay, readDays, readDomino } from './read-streak.service.ts';
export { streaksHandlers } from './streaks.routes.ts';
export { addPause, addToStreak, cutPausesAfter, endStreak, mayBeLost } from './streaks.service.ts';
