export { registerAvatars } from './avatar.routes.ts';
export { PICTURE_EDITION, pictureAddress, pictureHash } from './picture-address.ts';
export { profileHandlers } from './profile.routes.ts';
export { createProfile } from './profile.service.ts';
