export { countStars, readScores } from './scores.service.ts';
export { trainingHandlers } from './training.routes.ts';
export { openActivity, readWay } from './training.service.ts';
