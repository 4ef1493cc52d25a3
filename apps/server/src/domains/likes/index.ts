export { insertLike, readLikes } from './likes.data.ts';
