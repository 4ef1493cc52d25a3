/** Pages that children seldom open first. Their table is loaded after the first page, or with the page itself. */
export const laterPages = {
  InterestsRoute: () => import('../../routes/InterestsRoute.tsx'),
  GlobeRoute: () => import('../../routes/GlobeRoute.tsx'),
  AchievementsRoute: () => import('../../routes/AchievementsRoute.tsx'),
  DigipalAchievementsRoute: () => import('../../routes/DigipalAchievementsRoute.tsx'),
  MutualFriendsRoute: () => import('../../routes/MutualFriendsRoute.tsx'),
  SuggestedFriendsRoute: () => import('../../routes/SuggestedFriendsRoute.tsx'),
  PendingFriendsRoute: () => import('../../routes/PendingFriendsRoute.tsx'),
  SearchFriendsRoute: () => import('../../routes/SearchFriendsRoute.tsx'),
  SavedActivitiesRoute: () => import('../../routes/SavedActivitiesRoute.tsx'),
  SongMenuRoute: () => import('../../routes/SongMenuRoute.tsx'),
  ActivityNoAccessRoute: () => import('../../routes/no-access/ActivityNoAccessRoute.tsx'),
  GuidelinesRoute: () => import('../../routes/GuidelinesRoute.tsx'),
  MessageRewardsRoute: () => import('../../routes/MessageRewardsRoute.tsx'),
  NewPostRoute: () => import('../../routes/NewPostRoute.tsx'),
  StatusRoute: () => import('../../routes/StatusRoute.tsx'),
  DressingRoomRoute: () => import('../../routes/DressingRoomRoute.tsx'),
};
