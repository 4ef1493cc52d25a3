const parts = /packages\/(player\/src\/(components|drag)|ui\/src\/parts)\//;

/** Component types of most questions: their parts come with the player. */
const commonTypes =
  /\/(imageButtons?|textButtons?|audio|image|largeImage|textLabels?|textContainer)\//;
/** What these are made of. */
const commonMechanics =
  /\/(choice\/(ImageChoices|TextChoices|use-choice)|media\/(Listen|Picture|use-talk|wave)|text\/(Labels|Paragraphs|text))\./;
/** Most first questions are answered by a tap: what is dragged comes by itself. */
const dragging =
  /\/packages\/player\/src\/(drag\/(?!Announcer|motion|geometry)|components\/drag\/)/;
/** What only the other types use. */
const sharedByOthers =
  /\/components\/(Bubble|Carousel|Cover|Scene|Seek|scene-spots|use-reveal|use-finger-swipe)\.|\/ui\/src\/parts\/(Keyboard|keyboard-rows|use-flash)\./;
/** Families of few questions: a chunk each. */
const rareFamilies = /\/components\/(video|typing|hotspots|matching|game|voice)\//;

/** Definitions, which the registry needs at once, to know what there is. */
const definitions = /\/(parts|index|sample[\w-]*)\.ts$/;

/** The chunk of a file of the player's parts; null for what belongs to the player itself. */
function partChunk(id: string): string | null {
  if (!parts.test(id) || definitions.test(id)) return null;
  const rare = rareFamilies.exec(id)?.[1];
  if (rare) return `part-${rare}`;
  if (dragging.test(id)) return 'part-drag';
  if (sharedByOthers.test(id)) return 'part-more';
  if (!/\/components\/(choice|media|text)\//.test(id)) return null;
  return commonTypes.test(id) || commonMechanics.test(id) ? null : 'part-more';
}

/** What the very first script needs, and all others after it. */
const first =
  /vite\/preload-helper|packages\/contract\/src\/constants|packages\/i18n\/src\/(index|names|numbers|catalogue|chunks|locales|styles|text-parts)|apps\/web\/src\/shared\/start-failure/;

/** What the child's own pages are made of, and no activity needs; the profile's comes in one chunk. */
const profile =
  /apps\/web\/src\/features\/(training\/(Guide|LessonCard|MiniPath)|profile\/(AvatarFigure|NameCard|ProfileStage))\./;
const otherPages =
  /apps\/web\/src\/features\/(training\/([A-Z]|archive\/|next\/|save\/|use-)|activities\/(Rewards|NoRewards|FlyingLingos)|licences\/[A-Z])|packages\/ui\/src\/parts\/(CodeBoxes|Drawer|TextField)\./;

/** The first chunk also holds the styles of everything but the rarer parts: one file, told by the page itself. */
const baseChunk = (id: string): string | null => {
  const isRare =
    partChunk(id) !== null || profile.test(id) || otherPages.test(id) || id.includes('/student/');
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
    test: /web\/src\/(shared\/offline\/(?!register|use-)|features\/activities\/(use-(kept|prefetch)|activity-query)\.)/,
  },
  {
    name: 'player',
    test: /packages\/player\/|packages\/ui\/src\/parts\/Confetti|packages\/engine\/src\/(?!index|lingos|training)|packages\/contract\/src\/component-types|features\/activities\/(use-[alor]|ActivityRun)|shared\/microphone|routes\/ActivityRoute/,
  },
  {
    name: (id: string) => (otherPages.test(id) ? null : 'app'),
    test: /packages\/(ui\/src\/(?!styles|fonts)|engine|contract\/src\/(?!constants))|packages\/i18n\/src\/(react|clock|translator)|@lingui|apps\/web\/src\/shared\/(?!early|offline\/(register|use-))|apps\/web\/src\/features\/\w+\/(?!use-(?!languages)[alor])[a-z][\w-]*\.tsx?$/,
  },
];
