export { userHandlers } from './user.routes.ts';
export { requireSelf, requireVisible } from './user.service.ts';
