import type { MessageKey } from '@digipals/i18n';
import { avatarNames } from './avatar-names.ts';
import { dominoNames } from './domino-names.ts';
import { wallpaperNames } from './wallpaper-names.ts';

const names = { ...wallpaperNames, ...avatarNames, ...dominoNames } as const;

type NameKey = (typeof names)[keyof typeof names] & MessageKey;

const known: Partial<Record<string, NameKey>> = names;

/** The text key of a wallpaper or a part by its SKU; undefined for one that this version does not know. */
export const productKey = (sku: string): NameKey | undefined => known[sku];
