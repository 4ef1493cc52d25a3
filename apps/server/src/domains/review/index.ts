export { hold, releaseAll, reopenReported, tendQueue } from './aside.service.ts';
export { claim } from './claims.service.ts';
export { decide } from './decisions.service.ts';
export { needsSecondOpinion } from './review.policy.ts';
export { reviewHandlers } from './review.routes.ts';
