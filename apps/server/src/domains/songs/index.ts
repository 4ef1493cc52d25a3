export { songsHandlers } from './songs.routes.ts';
