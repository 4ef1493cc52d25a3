/** Relation of another child to the caller. */
export type Relation = 'self' | 'friend' | 'pending' | 'stranger';

/** The relation between the caller and a child it may know of, and who sent the request, if any. */
export type Bond = { readonly relation: Relation; readonly requestorId: string | null };

/** The bond of a child with itself. */
export const ownBond: Bond = { relation: 'self', requestorId: null };
