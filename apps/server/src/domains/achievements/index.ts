export type { TrophyCounts } from './achievements.policy.ts';
export { type AchievementsNeeds, achievementsHandlers } from './achievements.routes.ts';
export { keepWonLevels, readTrophies } from './achievements.service.ts';
