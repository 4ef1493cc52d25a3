/** Sizes of letters, from the usual one. */
export const textSizes = ['normal', 'large', 'largest'] as const;
/** Size of letters. */
export type TextSize = (typeof textSizes)[number];

/** The settings of a child that has chosen none. Volumes are percent. */
export const defaultSettings: {
  readonly voices: number;
  readonly sounds: number;
  readonly music: number;
  readonly calm: boolean;
  readonly textSize: TextSize;
  readonly readingFont: boolean;
  readonly leftHand: boolean;
} = {
  voices: 100,
  sounds: 100,
  music: 100,
  calm: false,
  textSize: 'normal',
  readingFont: false,
  leftHand: false,
};

/** Signs of a referral code: no vowels, so that it spells no word, and none that look alike. */
export const referral = { length: 5, signs: 'BCDFGHJKLMNPRSTVWXZ23456789' } as const;
