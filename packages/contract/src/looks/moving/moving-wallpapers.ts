/** A picture over a wallpaper, as large as it. */
export type WallpaperLayer = {
  readonly imgUrl: string;
  /** Sideways; sideways with a bob; upwards, again and again. */
  readonly move: 'sway' | 'swim' | 'rise';
  /** From one end to the other. */
  readonly seconds: number;
};

/** A wallpaper that moves: its layers, the back one first, and one picture of all for the shop. */
export type MovingWallpaper = {
  readonly still: string;
  readonly layers: readonly WallpaperLayer[];
};

const northernLights: MovingWallpaper = {
  still: '/wallpapers/northern-lights-still.dc948a3a.svg',
  layers: [
    { imgUrl: '/wallpapers/northern-lights-1.9f85019f.svg', move: 'sway', seconds: 14 },
    { imgUrl: '/wallpapers/northern-lights-2.8d35d2d4.svg', move: 'sway', seconds: 19 },
    { imgUrl: '/wallpapers/northern-lights-3.3b70966d.svg', move: 'sway', seconds: 16 },
  ],
};

const aquarium: MovingWallpaper = {
  still: '/wallpapers/moving-aquarium-still.d5779db9.svg',
  layers: [
    { imgUrl: '/wallpapers/moving-aquarium-5.b3ae420d.svg', move: 'rise', seconds: 24 },
    { imgUrl: '/wallpapers/moving-aquarium-1.a6fc3d14.svg', move: 'swim', seconds: 9 },
    { imgUrl: '/wallpapers/moving-aquarium-2.becde0d2.svg', move: 'swim', seconds: 12 },
    { imgUrl: '/wallpapers/moving-aquarium-3.837826b5.svg', move: 'swim', seconds: 14 },
    { imgUrl: '/wallpapers/moving-aquarium-4.8aa40e8f.svg', move: 'swim', seconds: 16 },
  ],
};

/** The wallpapers that move, by id. */
export const movingWallpapers: ReadonlyMap<string, MovingWallpaper> = new Map([
  ['northern-lights', northernLights],
  ['moving-aquarium', aquarium],
]);
