import { z } from 'zod';
import { childIdParam } from './classes.ts';
import { wishKinds } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';

const at = z.iso.datetime();
const kind = z.enum(wishKinds);

/** What a child knows of its grown-ups: what they can see and have chosen, and its wishes to them. */
export const ownGrownUpsSchema = z.strictObject({
  /** Whether a parent has an account, and so can read the messages of the child. */
  canRead: z.boolean(),
  /** Whether a parent chose when or how long the child plays. */
  hasLimits: z.boolean(),
  /** The newest wish of each kind; `answeredAt` is null while it is open. */
  wishes: z.array(z.strictObject({ kind, at, answeredAt: at.nullable() })),
});
/** What a child knows of its grown-ups. */
export type OwnGrownUps = z.infer<typeof ownGrownUpsSchema>;

const body = z.strictObject({ kind });
const nothing = z.strictObject({});

/** Wishes of a child for its data or its deletion (RIGHTS rows, decision 85). */
export const wishesEndpoints = {
  'GET users/{id}/grown-ups': endpoint({
    summary: 'What the grown-ups of the child can see and have chosen, and its wishes to them',
    access: 'self',
    params: userIdParam,
    response: ownGrownUpsSchema,
  }),
  'POST users/{id}/wishes': endpoint({
    summary:
      'The child wishes to see its data or to be deleted: its grown-ups are told, and answer',
    access: 'self',
    params: userIdParam,
    body,
    changes: ['GET users/{id}/grown-ups'],
    response: nothing,
  }),
  'POST grown-ups/children/{childId}/family/wishes': endpoint({
    summary: 'Answers a wish of a child: its parent has talked with it',
    access: 'adult',
    right: 'parentOf',
    params: childIdParam,
    body,
    changes: ['GET grown-ups/children/{childId}/family/data'],
    response: nothing,
  }),
} as const;
