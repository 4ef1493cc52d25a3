const parts = /packages\/(player\/src\/(components|drag)|ui\/src\/parts)\//;

/** What most questions are made of: it comes with the player. */
const common =
  /\/(choice\/(ImageChoices|TextChoices|use-choice)|media\/(Listen|Picture|use-talk|wave)|text\/(Labels|Paragraphs|Speak|text))\./;
/** Most first questions are answered by a tap: what is dragged comes by itself. */
const dragging =
  /\/packages\/player\/src\/(drag\/(?!Announcer|motion|geometry)|components\/drag\/)/;
/** What only the other types use. */
const sharedByOthers =
  /\/components\/(Bubble|Carousel|Cover|Scene|Seek|scene-spots|use-reveal|use-finger-swipe)\./;
/** Our own keyboard: those who write messages need no player. */
const keyboard = /\/ui\/src\/parts\/(Keyboard|keyboard-rows|use-flash)\./;
/** Families of few questions: a chunk each. */
const rareFamilies = /\/components\/(video|typing|hotspots|matching|game|voice)\//;

/** Definitions, which the registry needs at once, to know what there is. */
const definitions = /\/parts\.ts$/;

/** The chunk of a file of the player's parts; null for what belongs to the player itself. */
function partChunk(id: string): string | null {
  if (!parts.test(id) || definitions.test(id)) return null;
  const rare = rareFamilies.exec(id)?.[1];
  if (rare) return `part-${rare}`;
  if (dragging.test(id)) return 'part-drag';
  if (keyboard.test(id)) return 'part-keyboard';
  if (sharedByOthers.test(id)) return 'part-more';
  if (!/\/components\/(choice|media|text)\//.test(id)) return null;
  return common.test(id) ? null : 'part-more';
}

/** What the very first script needs, and all others after it. */
const first =
  /vite\/preload-helper|packages\/contract\/src\/constants|packages\/i18n\/src\/(index|names|numbers|catalogue|chunks|locales|styles|text-parts)|apps\/web\/src\/shared\/start-failure/;

/** The player, with what runs it in the app. */
const player =
  /packages\/player\/|packages\/engine\/src\/(?!index|lingos|training)|packages\/contract\/src\/component-types|features\/activities\/(use-[alor]|ActivityRun|FailedActivity)|shared\/microphone|routes\/ActivityRoute/;
/** What the child's own pages are made of, and no activity needs; the profile's comes in one chunk. */
const profile =
  /apps\/web\/src\/(features\/(training\/(Guide|LessonCard|MiniPath)|profile\/(AvatarFigure|NameCard|Profile\w+|kennel)|licences\/PaywallCard)|routes\/ProfileRoute)\./;
/** What no first page shows: popups, the menu, rarer icons. It comes when the first page is there. */
const afterwards =
  /apps\/web\/src\/app\/(popup\/(PopupView|OfflineRetry)|shell\/Menu)\.tsx|packages\/ui\/src\/(icons\/more|parts\/(Popup|use-closing|use-modal)\.)/;
/** Features of the first page: what they know of the server, and what toolbars and player are made of. */
const firstFeatures =
  /apps\/web\/src\/features\/(session|lingos|languages|messages\/drafts|licences\/licences-query|profile\/(use-minute|Wallpaper)|activities\/(outbox|finished-run|activity-query|use-)|training\/(finished-offline|steps\.)|notifications\/(notifications-query|use-notifications|keep-newest))/;
/** What every page stands on. */
const app =
  /packages\/(ui\/src\/(?!styles|fonts)|engine|contract\/src\/(?!constants)|client\/src\/(?!offline|first-page))|endpoint-marks\/changes|packages\/i18n\/src\/(react|clock|format|translator)|apps\/web\/src\/(app\/|shared\/(?!early|offline\/(register|use-)))/;
/** The cards that the profile shows after its first drawing, with what they are made of. */
const cards =
  /apps\/web\/src\/(routes\/OwnCards|shared\/(routing\/MoreLink|StateSign|changed-words)|features\/(streaks\/|posts\/|messages\/(card\/|queries)|friends\/(FriendsCard|FriendSign|friends-query|relation)|profile\/(InterestsCard|InterestTiles|interest-names)|achievements\/(TrophiesCard|achievements-query)))|packages\/ui\/src\/parts\/Trophy\./;
/** What friends and strangers are shown with, on several pages. */
const people = /apps\/web\/src\/features\/friends\//;
/** What watches over notifications, and their page. */
const watch =
  /apps\/web\/src\/(app|features)\/notifications\/(?!notifications-query|use-notifications|keep-newest)/;
const ofPage = /apps\/web\/src\/(features|routes)\//;
const otherParts =
  /packages\/ui\/src\/parts\/(CodeBoxes|Drawer|TextArea|TextField|Trophy|WritingKeyboard|text-pieces|writing-layout)\.|web\/src\/shared\/(StateSign|changed-words)\./;
/** What other pages are made of: it stays with them. */
const isOfOtherPage = (id: string): boolean => {
  if (otherParts.test(id)) return true;
  if (watch.test(id)) return true;
  const known = profile.test(id) || firstFeatures.test(id) || player.test(id);
  return ofPage.test(id) && !known;
};

/** The first chunk also holds the styles of everything but the rarer parts: one file, told by the page itself. */
const baseChunk = (id: string): string | null => {
  const isRare =
    partChunk(id) !== null || profile.test(id) || isOfOtherPage(id) || id.includes('/student/');
  const isStyle = id.includes('.css') && !isRare;
  return isStyle || first.test(id) ? 'base' : null;
};

/**
 * On a slow line a request costs more than its bytes, so what is needed together comes together: the
 * libraries, the styles, what every page uses, the player, the common parts, the parts of a family.
 */
export const chunkGroups = [
  { name: baseChunk },
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|rolldown\/runtime/,
  },
  { name: partChunk },
  { name: 'profile', test: profile },
  {
    // What has lessons and activities kept for no connection: the pages of both, never the profile.
    name: 'keep',
    test: /web\/src\/(shared\/offline\/(?!register|use-)|features\/activities\/(use-(kept|prefetch)|activity-query)\.)|packages\/engine\/src\/repair\./,
  },
  {
    name: 'player',
    test: player,
  },
  { name: 'afterwards', test: afterwards },
  { name: 'watch', test: watch },
  { name: 'cards', test: cards },
  { name: 'people', test: people },
  {
    name: (id: string) =>
      !isOfOtherPage(id) && (app.test(id) || firstFeatures.test(id)) ? 'app' : null,
  },
];

const alwaysThere = /\/(vendor|app|base|rolldown-runtime)-[\w-]+\.js$/;

/** What a lazy import asks for besides its own file: not what every page has loaded before. */
export const withoutAlwaysThere = (_file: string, dependencies: string[]): string[] =>
  dependencies.filter(file => !alwaysThere.test(file));
