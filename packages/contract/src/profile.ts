import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';
import { MOST_INTERESTS } from './looks/looks.ts';

/** Parts of the human avatar (AVATAR-01). */
export const humanParts = [
  'body',
  'eyes',
  'eyelids',
  'head',
  'glasses',
  'hair',
  'hat',
  'badge',
  'top',
  'topTexture',
  'bottom',
  'shoes',
  'socks',
  'accessories',
] as const;
/** Parts of the Domino avatar (AVATAR-02). */
export const dominoParts = ['body', 'hair', 'head', 'eyes', 'eyelids', 'collar', 'top'] as const;

/** Moods of Domino that the server draws with his clothes (AVATAR-02). */
export const dominoMoods = ['hello', 'cheer', 'think', 'sorry', 'sleep', 'school', 'sit'] as const;
/** A mood of Domino. */
export type DominoMood = (typeof dominoMoods)[number];

const part = z.strictObject({
  model: z.string().max(40),
  styles: z.strictObject({ colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
});
/** A worn part: its model and colour. */
export type AvatarPart = z.infer<typeof part>;

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** PROFILE-14 to PROFILE-17. `null` means not worn; several accessories may be worn at once. */
export const profileSchema = z.strictObject({
  wallpaper: z.strictObject({
    id: z.string(),
    imgUrl: z.string(),
    bgColor: hexColour,
    gradColor: hexColour,
  }),
  interests: z.strictObject({
    bgColor: hexColour,
    gradColor: hexColour,
    items: z.array(z.strictObject({ id: z.string(), imgUrl: z.string() })),
  }),
  human: z.strictObject({
    body: part,
    eyes: part,
    eyelids: part.nullable(),
    head: part,
    glasses: part.nullable(),
    hair: part.nullable(),
    hat: part.nullable(),
    badge: part.nullable(),
    top: part,
    topTexture: part.nullable(),
    bottom: part,
    shoes: part.nullable(),
    socks: part.nullable(),
    accessories: z.array(part),
  }),
  domino: z.strictObject({
    body: part,
    hair: part.nullable(),
    head: part,
    eyes: part,
    eyelids: part.nullable(),
    collar: part.nullable(),
    top: part.nullable(),
  }),
  /** Seen from the caller; null on the child's own profile and without a relation. */
  friendShipStatus: z.enum(['pending', 'accepted']).nullable(),
  /** Who sent the request, when `friendShipStatus` is set. */
  friendShipRequestorId: z.string().nullable(),
  /** Base address of the drawn avatar (SAFE-11); pictures are `${avatarImage}/full.svg` and `/head.svg`. */
  avatarImage: z.string(),
  /** Base address of the drawn Domino; pictures are `${dominoImage}/${mood}.svg`. */
  dominoImage: z.string(),
});
/** Profile of a child. */
export type Profile = z.infer<typeof profileSchema>;

const itemId = z.string().min(1).max(40);

/**
 * What a child changes of its profile; a missing field stays as it is. The server knows the addresses of
 * pictures and the colours of wallpapers.
 */
export const profileChangeSchema = z.strictObject({
  wallpaper: z.strictObject({ id: itemId }).optional(),
  interests: z
    .strictObject({
      bgColor: hexColour,
      gradColor: hexColour,
      items: z.array(z.strictObject({ id: itemId })).max(MOST_INTERESTS),
    })
    .optional(),
  human: profileSchema.shape.human.extend({ accessories: z.array(part).max(10) }).optional(),
  domino: profileSchema.shape.domino.optional(),
});
/** What a child changes of its profile. */
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Most characters of an uploaded picture, in base64. */
const MOST_PICTURE_LENGTH = 500_000;

/** Calls of the noun profile (CALL-13 to CALL-15). */
export const profileEndpoints = {
  'GET users/{id}/profile': endpoint({
    summary: 'Wallpaper, interests and avatar of a child',
    access: 'visible',
    params: userIdParam,
    firstPage: 'home',
    offline: 'server-first-own',
    response: profileSchema,
  }),
  'PUT users/{id}/profile': endpoint({
    summary: 'Changes wallpaper, interests and avatars to what the child owns',
    access: 'self',
    params: userIdParam,
    body: profileChangeSchema,
    changes: ['GET users/{id}/profile'],
    response: profileSchema,
    errors: ['product_unknown', 'part_not_owned', 'parts_do_not_fit'],
  }),
  'PUT users/{id}/profileImage': endpoint({
    summary: 'Draws the avatar again; the uploaded picture is neither stored nor shown (SAFE-11)',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ data: z.base64().min(1).max(MOST_PICTURE_LENGTH) }),
    changes: ['GET users/{id}/profile'],
    response: z.strictObject({ avatarImage: z.string() }),
  }),
} as const;
