/** The text of each level of a trophy that is won. */
export const trophyLevels = {
  bronze: 'achievements.bronze',
  silver: 'achievements.silver',
  gold: 'achievements.gold',
} as const;
