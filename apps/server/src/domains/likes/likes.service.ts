import { findLikes, insertLike } from './likes.data.ts';

/** Keeps a like: liking again is the same like (PROFILE-19). @returns whether it is the first */
export const like = insertLike;

/** How many like a child, and whether this one does. */
export const readLikes = findLikes;
