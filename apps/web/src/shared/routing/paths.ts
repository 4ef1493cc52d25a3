/** Every named route with its path (A §2). `{x}` is a parameter, `{x?}` one that may be left out. */
export const patterns = {
  initial: '/',
  dictionary: '/dictionary',
  intro: '/intro',
  onboarding: '/onboarding',
  globe: '/globe',
  referrals: '/referrals',
  achievements: '/profile/achievements',
  'digipal-achievements': '/profile/{id}/achievements',
  interests: '/profile/{userId?}/interests',
  status: '/profile/{userId?}/status',
  'settings-wallpaper': '/profile/{userId?}/wallpaper',
  friends: '/profile/friends',
  'friends-mutual': '/profile/{userId?}/friends',
  'friends-suggested': '/profile/friends/suggested',
  'friends-pending': '/profile/friends/pending',
  'friends-search': '/profile/friends/search',
  'my-profile': '/profile',
  conversations: '/user/conversations',
  conversation: '/conversation/{id?}',
  digipal: '/digipal/{userId?}',
  // Not in the specification: the letter at the end of a lesson (decision 97).
  write: '/write/{lessonId}',
  'newsfeed-new': '/newsfeed/new/{userId?}',
  activities: '/activities',
  // Not in the specification: activities saved on this device. Its path disables the offline popup (OFFLINE-07).
  'activities-saved': '/activities/saved',
  'training-menu': '/training-menu',
  'message-rewards': '/message-rewards',
  'activity-rewards': '/activity/{activityId}/rewards',
  'activity-builder': '/activity/{activityId}',
  'song-menu': '/song-menu',
  // Not in the specification: the dressing rooms (decision 56).
  avatar: '/profile/avatar',
  domino: '/profile/domino',
  // Not in the specification: the garden of words and its review (decision 61).
  words: '/words',
  'word-review': '/words/review',
  // Not in the specification: the sticker album (decision 64).
  stickers: '/stickers',
  settings: '/settings',
  'activity-no-access': '/activity-no-access',
  'community-guidelines': '/community-guidelines',
  notifications: '/notifications',
} as const;

/** Name of a route for navigation inside the app. */
export type RouteName = keyof typeof patterns;

type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? N | Names<Rest>
  : never;
type Optional<N extends string> = N extends `${infer Name}?` ? Name : never;
type Required<N extends string> = N extends `${string}?` ? never : N;
type ParamsOf<N extends RouteName> = Record<Required<Names<(typeof patterns)[N]>>, string> &
  Partial<Record<Optional<Names<(typeof patterns)[N]>>, string>>;
type Arguments<N extends RouteName> =
  Record<never, never> extends ParamsOf<N> ? [params?: ParamsOf<N>] : [params: ParamsOf<N>];

/** Path of a named route. Encodes parameters; a missing optional parameter removes its segment. */
export function path<N extends RouteName>(name: N, ...[params]: Arguments<N>): string {
  const given: Partial<Record<string, string>> = params ?? {};
  const filled = patterns[name].replace(/\/\{(\w+)\??\}/g, (_, key: string) => {
    const value = given[key];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  return filled || '/';
}
