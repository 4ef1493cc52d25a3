export { rememberTagged } from '@digipals/client/tagged';
export { createMover } from './move-pages.ts';

/** Pages that children seldom open first. Their table is loaded after the first page, or with the page itself. */
export const laterPages = {
  ActivityRewardsRoute: () => import('../../routes/ActivityRewardsRoute.tsx'),
  DigipalRoute: () => import('../../routes/DigipalRoute.tsx'),
  DictionaryRoute: () => import('../../routes/DictionaryRoute.tsx'),
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
  SettingsRoute: () => import('../../routes/SettingsRoute.tsx'),
  ReferralsRoute: () => import('../../routes/ReferralsRoute.tsx'),
  WordsRoute: () => import('../../routes/WordsRoute.tsx'),
  WordReviewRoute: () => import('../../routes/WordReviewRoute.tsx'),
  WriteRoute: () => import('../../routes/WriteRoute.tsx'),
  StickersRoute: () => import('../../routes/StickersRoute.tsx'),
  WallpaperRoute: () => import('../../routes/WallpaperRoute.tsx'),
  IntroRoute: () => import('../../routes/IntroRoute.tsx'),
  OnboardingRoute: () => import('../../routes/onboarding/OnboardingRoute.tsx'),
};
