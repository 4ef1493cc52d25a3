/** The text of each trophy level. */
export const trophyLevels = {
  bronze: 'achievements.bronze',
  silver: 'achievements.silver',
  gold: 'achievements.gold',
} as const;
