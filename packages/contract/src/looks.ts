/**
 * Looks a child can choose from, as data. Pictures are static files whose names carry the first
 * eight digits of the SHA-256 of their content: a changed picture has a new address.
 */

/** An available wallpaper; without an address it is the app's built-in meadow. */
export type WallpaperChoice = Readonly<Record<'id' | 'imgUrl' | 'bgColor' | 'gradColor', string>>;

const wallpaper = (
  id: string,
  imgUrl: string,
  bgColor: string,
  gradColor: string,
): WallpaperChoice => ({ id, imgUrl, bgColor, gradColor });

/** The wallpapers (PROFILE-14); the first is the default. Colours: top and bottom of the page. */
export const wallpapers: readonly WallpaperChoice[] = [
  wallpaper('meadow', '', '#7cc8ff', '#8fdcae'),
  wallpaper('space', '/wallpapers/space.d2e21796.svg', '#2b2a6b', '#a893e8'),
  wallpaper('beach', '/wallpapers/beach.f98777f9.svg', '#6fcdf7', '#f2c277'),
  wallpaper('forest', '/wallpapers/forest.c1f892cb.svg', '#a9e3d8', '#46a873'),
  wallpaper('mountains', '/wallpapers/mountains.7ecd04cf.svg', '#8fbef5', '#e1ecfc'),
  wallpaper('city', '/wallpapers/city.7364859e.svg', '#2c3a86', '#363c78'),
  wallpaper('underwater', '/wallpapers/underwater.ab0eb826.svg', '#8fe3f2', '#e9bf82'),
  wallpaper('desert', '/wallpapers/desert.7aeb44b4.svg', '#8fd0f0', '#e39f57'),
  wallpaper('clouds', '/wallpapers/clouds.93a3c48e.svg', '#9db8ff', '#fff3e6'),
  wallpaper('farm', '/wallpapers/farm.d46cc4e2.svg', '#7cc8ff', '#4fae69'),
  wallpaper('autumn', '/wallpapers/autumn.90314d9e.svg', '#b8dcf2', '#b9743f'),
  wallpaper('playground', '/wallpapers/playground.71b76eca.svg', '#7cc8ff', '#4cb877'),
  wallpaper('jungle', '/wallpapers/jungle.9108eb06.svg', '#a8e6c8', '#359a68'),
  wallpaper('sweets', '/wallpapers/sweets.d5e41a28.svg', '#ffc9e0', '#ffb3d0'),
  wallpaper('music', '/wallpapers/music.99c611a3.svg', '#b9b2ff', '#8270dc'),
];

/** Pictures of interests (PROFILE-15), with the hash digits of their file. */
const interestFiles = {
  football: 'd0d24cdc',
  basketball: '46399fa1',
  tennis: '9672f83d',
  swimming: '1cada3ef',
  bikes: '58efd2db',
  skateboarding: '1e7ccbaf',
  'ice-skating': 'd1bfb8b6',
  skiing: 'c739cf92',
  karate: '8710795b',
  dancing: '6a7b145f',
  painting: '71a50bfd',
  music: '00da31fc',
  guitar: 'c49d947b',
  piano: '5a7f7448',
  drums: '4b804204',
  singing: '868c8e22',
  reading: 'b317b2ab',
  chess: '2f371865',
  puzzles: '95adbe17',
  robots: '81d9c7fb',
  space: '5800059e',
  science: '3c20c05c',
  computers: '27f0fd54',
  'video-games': 'c07bbd1b',
  photos: '2d835055',
  films: 'cd8ada11',
  magic: '1517107f',
  kites: '542866ce',
  'teddy-bears': '44e30d31',
  camping: 'aca9a9f6',
  gardening: '85bbb937',
  cooking: '5d2763f6',
  baking: '324e8fe1',
  'ice-cream': 'ea0218b0',
  pizza: 'f6713f40',
  strawberries: '08094ee1',
  cats: '79637fef',
  dogs: '36072d01',
  horses: '24ed2422',
  dinosaurs: '17a3737b',
  unicorns: '1472a0e6',
  butterflies: 'cebdb8df',
  dolphins: '93251dcb',
  pandas: '6f8aeb0d',
  penguins: 'fe68a4db',
  turtles: '2f1a98df',
  rabbits: '942995ec',
  trains: 'df4ef307',
  cars: 'dbdabfba',
  planes: '92fcef2a',
  boats: '58b044cc',
  snow: '63535336',
  rainbows: '79f77d32',
  travel: '9e2679a3',
} as const;

/** Id of an interest; its name is the text `interest.{id}`. */
export type InterestId = keyof typeof interestFiles;

/** Ids of all interests. */
export const interestIds = Object.keys(interestFiles) as InterestId[];

/** Address of the picture of an interest; undefined for an unknown one. */
export function interestUrl(id: string): string | undefined {
  const files: Readonly<Record<string, string>> = interestFiles;
  return Object.hasOwn(files, id) ? `/interests/${id}.${files[id]}.webp` : undefined;
}

/** Pairs of colours for tiles of interests: top and bottom. */
export const interestColours: readonly { readonly bgColor: string; readonly gradColor: string }[] =
  [
    { bgColor: '#fff3c4', gradColor: '#ffe08a' },
    { bgColor: '#ffe3ee', gradColor: '#ffc2da' },
    { bgColor: '#e0efff', gradColor: '#bfdcff' },
    { bgColor: '#def6e7', gradColor: '#b9ebca' },
    { bgColor: '#ece7ff', gradColor: '#d3c8ff' },
    { bgColor: '#ffe9d6', gradColor: '#ffd0a6' },
    { bgColor: '#dcf6f6', gradColor: '#b5e9ea' },
    { bgColor: '#f1f3fb', gradColor: '#dfe5f6' },
  ];
