export type { TrophyCounts } from './achievements.policy.ts';
export { keepWonLevels, readTrophies } from './achievements.service.ts';
