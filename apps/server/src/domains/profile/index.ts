export { registerAvatars } from './avatar.routes.ts';
export { profileHandlers } from './profile.routes.ts';
export { createProfile } from './profile.service.ts';
