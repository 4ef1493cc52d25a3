import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * The chunk of each folder. The nearest folder counts; `null` leaves a file to the bundler. On a slow
 * connection a request costs more than its bytes, so files that are needed together share a chunk.
 */
export const chunkOfFolder: Readonly<Record<string, string | null>> = {
  // Needed by the inline script and by all others.
  'packages/contract/src/constants': 'base',
  'packages/i18n/src': 'base',
  'apps/web/src/shared/start': 'base',

  // Needed by every page.
  'packages/client/src': 'app',
  'packages/contract/src': 'app',
  // Pictures of wallpapers and interests: only the editors choose from them.
  'packages/contract/src/looks': null,
  'packages/engine/src/training': 'app',
  'packages/i18n/src/translate': 'app',
  'packages/ui/src': 'app',
  'apps/web/src/app': 'app',
  'apps/web/src/shared': 'app',
  // Server data of the toolbars and the first pages.
  'apps/web/src/features/activities/outbox': 'app',
  'apps/web/src/features/languages': 'app',
  'apps/web/src/features/licences': 'app',
  'apps/web/src/features/lingos': 'app',
  'apps/web/src/features/notifications/feed': 'app',
  'apps/web/src/features/profile/wallpaper': 'app',
  'apps/web/src/features/session': 'app',
  'apps/web/src/features/training/progress': 'app',

  // Only the sign-in page needs them.
  'packages/ui/src/password-pictures': null,
  // Only the dictionary needs its themes.
  'packages/contract/src/words': null,
  // Only the result of a test shows it.
  'packages/ui/src/parts/paw': null,
  // Pages of pictures: the parts of an activity, and what a child has made.
  'apps/web/src/features/activities/parts/choose': 'tiles',
  'apps/web/src/features/books': 'tiles',
  'apps/web/src/shared/picture-page': 'tiles',
  // Only the settings show the me card.
  'packages/contract/src/me-card': null,

  // Not on any first page: logging out, popups, the menu, rarer icons. Loaded after the first page.
  'apps/web/src/app/later-pages': 'afterwards',
  'apps/web/src/app/leave': 'afterwards',
  'apps/web/src/app/popup/view': 'afterwards',
  'apps/web/src/app/shell/menu': 'afterwards',
  'apps/web/src/features/help': 'afterwards',
  'apps/web/src/features/leaving': 'afterwards',
  'apps/web/src/features/messages/drafts': 'drafts',
  // The link to an answer: few conversations show it.
  'apps/web/src/features/measures/query': 'may-write',
  'apps/web/src/routes/may-write': 'may-write',
  'packages/client/src/tagged': 'afterwards',
  'packages/ui/src/icons/more': 'afterwards',
  'packages/ui/src/parts/confetti': 'afterwards',
  'packages/ui/src/parts/popup': 'afterwards',
  'packages/ui/src/parts/swipe': 'afterwards',
  'packages/ui/src/sounds': 'afterwards',

  // The child's own profile, and the cards it shows after its first render.
  'apps/web/src/routes/profile': 'profile',
  'apps/web/src/features/profile/own': 'profile',
  // Moves the figures, after the first view.
  'apps/web/src/features/profile/alive': 'alive',
  'apps/web/src/features/training/card': 'profile',
  'apps/web/src/routes/profile-cards': 'cards',
  'apps/web/src/features/achievements/card': 'cards',
  'apps/web/src/features/friends/card': 'cards',
  'apps/web/src/features/messages/card': 'cards',
  'apps/web/src/features/posts': 'cards',
  'apps/web/src/features/profile/interests': 'cards',
  'apps/web/src/features/streaks': 'cards',
  'apps/web/src/shared/text-state': 'cards',
  'packages/i18n/src/late/card': 'cards',
  'packages/ui/src/parts/trophy': 'cards',

  // Shows friends and strangers on several pages.
  'apps/web/src/features/friends': 'people',
  'apps/web/src/features/friends/search': null,
  // Notifications (polling, announcing, their page) and the idle watch.
  'apps/web/src/app/idle': 'watch',
  'apps/web/src/app/notifications': 'watch',
  'apps/web/src/app/watches': 'watch',
  'apps/web/src/features/measures/calls': 'watch',
  'apps/web/src/features/messages/gone': 'watch',
  'apps/web/src/features/notifications': 'watch',
  'apps/web/src/features/rest': 'watch',
  'apps/web/src/features/settings/keep': 'watch',
  'apps/web/src/shared/layers': 'watch',
  'packages/contract/src/constants/later': 'watch',
  'packages/contract/src/looks/moving': 'watch',
  'packages/ui/src/parts/hearts': 'watch',
  // Caching for offline use; needed by lessons and activities, not by the profile.
  'apps/web/src/features/activities/keep': 'keep',
  'apps/web/src/features/me-card/keep': 'keep',
  'apps/web/src/features/rest/query': 'keep',
  'apps/web/src/routes/begin': 'keep',
  'apps/web/src/shared/offline/keep': 'keep',
  'packages/engine/src/repair': 'keep',
  'packages/ui/src/tab-storage': 'keep',

  // The player with the components of most questions.
  'apps/web/src/routes/activity': 'player',
  'apps/web/src/features/activities/parts': 'player',
  'apps/web/src/features/books/pages': 'player',
  'apps/web/src/features/activities/play': 'player',
  'apps/web/src/features/me-card/lesson': 'player',
  'packages/contract/src/component-schemas': 'player',
  'packages/contract/src/constants/play': 'player',
  'packages/engine/src': 'player',
  'packages/player/src': 'player',
  // Most first questions are answered by tapping, so dragging is a chunk of its own.
  'packages/player/src/drag': 'part-drag',
  'packages/player/src/components/drag': 'part-drag',
  // Families with few questions have a chunk each.
  'packages/player/src/components/game': 'part-game',
  'packages/player/src/components/hotspots': 'part-hotspots',
  'packages/player/src/components/matching': 'part-matching',
  'packages/player/src/components/typing': 'part-typing',
  'packages/player/src/components/video': 'part-video',
  'packages/player/src/components/voice': 'part-voice',
  // Pictures to be heard come with the voice: both are rare.
  'packages/player/src/components/media/rare': 'part-voice',
  // Rarer components of the other families.
  'packages/player/src/components/shared': 'part-more',
  'packages/player/src/components/text/rare': 'part-more',
  // The message composer uses the on-screen keyboard without the player.
  'packages/ui/src/parts/keyboard': 'part-keyboard',

  // Used by few pages.
  'apps/web/src/shared/offline': null,
  'apps/web/src/shared/device': null,
  'apps/web/src/shared/folded': null,
  'packages/client/src/standalone': null,
  'packages/i18n/src/late': null,
  'packages/ui/src/parts/drawer': null,
  'packages/ui/src/parts/fields': null,
  'packages/ui/src/parts/moving': null,
};

/** Libraries and modules that the bundler adds. */
const others: readonly [test: RegExp, chunk: string][] = [
  [/\/node_modules\/(react|react-dom|scheduler|@tanstack)\/|^\0?rolldown\/runtime/, 'vendor'],
  [/vite\/preload-helper/, 'base'],
  [/endpoint-marks\/changes/, 'app'],
];

/** The styles of these chunks are in one file that the page loads at once. */
const withEarlyStyles = new Set<string | null>(['base', 'app', 'afterwards', 'keep', 'player']);

/** The chunk of a module, by its id: the file's absolute path, or the name of a virtual module. */
export function chunkOf(id: string): string | null {
  const [file = ''] = id.split('?');
  const other = others.find(([test]) => test.test(file));
  if (other) return other[1];
  let folder = path.relative(repository, path.dirname(file)).replaceAll('\\', '/');
  while (folder.includes('/') && !(folder in chunkOfFolder)) folder = path.posix.dirname(folder);
  const chunk = chunkOfFolder[folder] ?? null;
  return file.endsWith('.css') && withEarlyStyles.has(chunk) ? 'base' : chunk;
}

export const chunkGroups = [{ name: chunkOf, debugName: 'by folder' }];

const alwaysThere = /\/(vendor|app|base|rolldown-runtime)-[\w-]+\.js$/;

/** The preloads of a lazy import, without files that every page has already loaded. */
export const withoutAlwaysThere = (_file: string, dependencies: string[]): string[] =>
  dependencies.filter(file => !alwaysThere.test(file));
