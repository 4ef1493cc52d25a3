export { readSongs } from './songs.service.ts';
