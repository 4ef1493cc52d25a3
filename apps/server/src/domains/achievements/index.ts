export type { TrophyCounts } from './achievements.policy.ts';
export { readTrophies, saveWonLevels } from './achievements.service.ts';
