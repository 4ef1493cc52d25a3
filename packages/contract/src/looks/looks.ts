import { interestFiles } from './interest-files.ts';

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
  wallpaper('sunny-beach', '/wallpapers/sunny-beach.cc7d2242.svg', '#6cc6ff', '#f7cf85'),
  wallpaper('under-the-sea', '/wallpapers/under-the-sea.f397b0e9.svg', '#3fb4e6', '#eec27a'),
  wallpaper('snowy-mountains', '/wallpapers/snowy-mountains.3e0a09a0.svg', '#8fc7ff', '#ffffff'),
  wallpaper('jungle', '/wallpapers/jungle.9108eb06.svg', '#a8e6c8', '#359a68'),
  wallpaper('night-city', '/wallpapers/night-city.7364859e.svg', '#2c3a86', '#363c78'),
  wallpaper('desert-sunset', '/wallpapers/desert-sunset.fd8f3de4.svg', '#ff9e7a', '#ee8f4d'),
  wallpaper('autumn-park', '/wallpapers/autumn-park.c2911317.svg', '#a9dcff', '#93b646'),
  wallpaper('candy-hills', '/wallpapers/candy-hills.0eac85d7.svg', '#ffc2dd', '#8ce0c4'),
  wallpaper('rainbow-sky', '/wallpapers/rainbow-sky.c0335a0d.svg', '#79c5ff', '#ffffff'),
  wallpaper('tree-house', '/wallpapers/tree-house.f4698489.svg', '#ffe9c9', '#c07f43'),
  wallpaper('forest', '/wallpapers/forest.c1f892cb.svg', '#a9e3d8', '#46a873'),
  wallpaper('clouds', '/wallpapers/clouds.93a3c48e.svg', '#9db8ff', '#fff3e6'),
  wallpaper('farm', '/wallpapers/farm.d46cc4e2.svg', '#7cc8ff', '#4fae69'),
  wallpaper('playground', '/wallpapers/playground.71b76eca.svg', '#7cc8ff', '#4cb877'),
  wallpaper('music', '/wallpapers/music.99c611a3.svg', '#b9b2ff', '#8270dc'),
  wallpaper('savannah', '/wallpapers/savannah.d0916764.svg', '#ffd88a', '#d69a3f'),
  wallpaper('castle', '/wallpapers/castle.a8f6cf04.svg', '#bfe3ff', '#7fcf83'),
  wallpaper('football-stadium', '/wallpapers/football-stadium.9e97bb2f.svg', '#8fd3ff', '#63bf6e'),
  wallpaper('train-ride', '/wallpapers/train-ride.2bde7e3e.svg', '#a9dcff', '#62c48e'),
  wallpaper('rainy-window', '/wallpapers/rainy-window.2c8c8950.svg', '#a9bcdc', '#c07f43'),
  wallpaper('dino-valley', '/wallpapers/dino-valley.71a2e995.svg', '#ffd6a6', '#55b878'),
  wallpaper('northern-lights', '/wallpapers/northern-lights.757fccdd.svg', '#1f2760', '#d3def8'),
  wallpaper('moving-aquarium', '/wallpapers/moving-aquarium.861a1ed4.svg', '#58bce8', '#f3dcb4'),
  wallpaper('pattern-dots', '/wallpapers/pattern-dots.7ed32b0c.svg', '#c8f2e0', '#c8f2e0'),
  wallpaper('pattern-paws', '/wallpapers/pattern-paws.3432a31e.svg', '#ffe3cc', '#ffe3cc'),
  wallpaper('pattern-stars', '/wallpapers/pattern-stars.2711b4f2.svg', '#3b3a8c', '#3b3a8c'),
  wallpaper('pattern-waves', '/wallpapers/pattern-waves.bcd0600f.svg', '#bfe6ff', '#bfe6ff'),
  wallpaper('pattern-hearts', '/wallpapers/pattern-hearts.29eb3eac.svg', '#ffdbe8', '#ffdbe8'),
  wallpaper('pattern-football', '/wallpapers/pattern-football.b4108861.svg', '#8ed69a', '#8ed69a'),
];

/** Places for interest tiles on a profile (SHOP-24). */
export const MOST_INTERESTS = 12;

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
