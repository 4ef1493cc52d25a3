import { type FeatureFlag, featureFlags } from '@digipals/contract/constants';
import type { RouteName } from '../shared/routing/paths.ts';

/** Files of src/routes; every page has its own chunk (ROUTE-37). */
export type PageName =
  | 'ProfileRoute'
  | 'DictionaryRoute'
  | 'DigipalRoute'
  | 'InterestsRoute'
  | 'GlobeRoute'
  | 'AchievementsRoute'
  | 'DigipalAchievementsRoute'
  | 'FriendsRoute'
  | 'MutualFriendsRoute'
  | 'SuggestedFriendsRoute'
  | 'PendingFriendsRoute'
  | 'SearchFriendsRoute'
  | 'NotificationsRoute'
  | 'TrainingMenuRoute'
  | 'SavedActivitiesRoute'
  | 'SongMenuRoute'
  | 'ActivityRoute'
  | 'ActivityRewardsRoute'
  | 'ActivityNoAccessRoute'
  | 'ConversationsRoute'
  | 'ConversationRoute'
  | 'GuidelinesRoute'
  | 'MessageRewardsRoute'
  | 'NewPostRoute'
  | 'IntroRoute'
  | 'OnboardingRoute'
  | 'StatusRoute'
  | 'DressingRoomRoute'
  | 'SettingsRoute'
  | 'ReferralsRoute'
  | 'StickersRoute'
  | 'WallpaperRoute'
  | 'WordsRoute'
  | 'WordReviewRoute'
  | 'WriteRoute';

export type Row = {
  access: 'open' | 'login' | 'premium';
  /** Null for a path that only redirects. */
  page: PageName | null;
  /** Redirects to another route (AMBIG-04). */
  alias?: RouteName;
  /** Its info button shows help (features/help); without it the button is disabled (AMBIG-05). */
  help?: true;
  /** No toolbars: the page fills the window. `own`: only the child's own page, where it edits. */
  bare?: true | 'own';
  /** Stays in use without a connection: the page itself says what needs one. `own`: as for `bare`. */
  offline?: true | 'own';
  /** No toolbars on a phone, where the page needs the full window. */
  phoneAlone?: true;
};

const dressingRoom: Row = {
  access: 'login',
  page: 'DressingRoomRoute',
  bare: true,
  offline: true,
};

/** The route table of A §2 with its access; the paths are in shared/routing/paths.ts. */
export const routeTable: Record<RouteName, Row> = {
  // Only shows the spinner of the login, then redirects (ROUTE-01).
  initial: { access: 'open', page: null, bare: true },
  dictionary: { access: 'login', page: 'DictionaryRoute', offline: true },
  intro: { access: 'login', page: 'IntroRoute', bare: true, offline: true },
  onboarding: { access: 'login', page: 'OnboardingRoute', bare: true, offline: true },
  globe: { access: 'login', page: 'GlobeRoute', help: true },
  referrals: { access: 'login', page: 'ReferralsRoute' },
  achievements: {
    access: 'login',
    page: 'AchievementsRoute',
    help: true,
  },
  'digipal-achievements': { access: 'login', page: 'DigipalAchievementsRoute' },
  interests: { access: 'login', page: 'InterestsRoute', bare: 'own', offline: 'own' },
  status: { access: 'login', page: 'StatusRoute', phoneAlone: true },
  'settings-wallpaper': { access: 'login', page: 'WallpaperRoute', bare: 'own', offline: 'own' },
  friends: { access: 'login', page: 'FriendsRoute', help: true },
  'friends-mutual': { access: 'login', page: 'MutualFriendsRoute' },
  'friends-suggested': {
    access: 'login',
    page: 'SuggestedFriendsRoute',
    help: true,
  },
  'friends-pending': { access: 'login', page: 'PendingFriendsRoute', help: true },
  'friends-search': { access: 'login', page: 'SearchFriendsRoute', help: true },
  'my-profile': { access: 'login', page: 'ProfileRoute', help: true },
  conversations: { access: 'login', page: 'ConversationsRoute' },
  conversation: { access: 'login', page: 'ConversationRoute', phoneAlone: true },
  digipal: { access: 'login', page: 'DigipalRoute' },
  write: { access: 'login', page: 'WriteRoute', bare: true },
  'newsfeed-new': { access: 'login', page: 'NewPostRoute', phoneAlone: true },
  activities: { access: 'premium', page: null, alias: 'training-menu' },
  'activities-saved': { access: 'premium', page: 'SavedActivitiesRoute' },
  'training-menu': { access: 'premium', page: 'TrainingMenuRoute' },
  'message-rewards': { access: 'login', page: 'MessageRewardsRoute', bare: true },
  'activity-rewards': { access: 'login', page: 'ActivityRewardsRoute' },
  'activity-builder': { access: 'premium', page: 'ActivityRoute', bare: true },
  'song-menu': { access: 'login', page: 'SongMenuRoute' },
  avatar: dressingRoom,
  domino: dressingRoom,
  words: { access: 'login', page: 'WordsRoute', offline: true },
  'word-review': { access: 'premium', page: 'WordReviewRoute', bare: true, offline: true },
  stickers: { access: 'login', page: 'StickersRoute', offline: true },
  settings: { access: 'login', page: 'SettingsRoute', offline: true },
  'activity-no-access': { access: 'login', page: 'ActivityNoAccessRoute' },
  'community-guidelines': { access: 'login', page: 'GuidelinesRoute', offline: true },
  notifications: { access: 'login', page: 'NotificationsRoute' },
};

/** Flags that hide the entries of a route (A §6). */
const entryFlags: Partial<Record<RouteName, FeatureFlag>> = {
  dictionary: 'dictionary',
  referrals: 'referrals',
  settings: 'settings',
  globe: 'globe',
  'training-menu': 'training',
  'my-profile': 'profile',
  'friends-mutual': 'mutualFriends',
};

/** Whether a toolbar or menu shows an entry for a route: it does unless the flag of the route is off. */
export function showsEntry(
  name: RouteName,
  flags: Readonly<Record<FeatureFlag, boolean>> = featureFlags,
): boolean {
  const flag = entryFlags[name];
  return flag === undefined || flags[flag];
}
