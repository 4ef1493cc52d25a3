export { type LikePost, type LikeProfile, likesHandlers } from './likes.routes.ts';
export { like, readLikes } from './likes.service.ts';
