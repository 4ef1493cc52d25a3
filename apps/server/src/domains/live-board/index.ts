export { readLiveBoard } from './live-board.service.ts';
