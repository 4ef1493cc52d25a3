export { like, readLikes } from './likes.service.ts';
